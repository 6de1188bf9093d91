import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { Turn } from '../limits/fair-queue.ts';
import type { FixtureResults, FixtureTask } from './misbehaving-worker.fixture.ts';
import type { PoolError } from './pool-errors.ts';
import { type PoolSettings, RendererPool } from './renderer-pool.ts';

const modulePath = fileURLToPath(new URL('./misbehaving-worker.fixture.ts', import.meta.url));
const pools: RendererPool<FixtureTask, FixtureResults>[] = [];
const ends: PoolError[] = [];

function pool(settings: Partial<PoolSettings> = {}): RendererPool<FixtureTask, FixtureResults> {
  const made = new RendererPool<FixtureTask, FixtureResults>({
    modulePath,
    processes: 1,
    timeoutMs: 10_000,
    memoryBytes: 512 * 1024 ** 2,
    queue: 10,
    queueBytes: 1_000,
    longestWaitMs: 60_000,
    restartAfter: 100,
    onProcessEnd: (error) => ends.push(error),
    ...settings,
  });
  pools.push(made);
  return made;
}

const turnOf = (customer: string): Turn => ({ importance: 'usual', customer, account: '' });
const plain = { turn: turnOf('192.0.2.1'), affinity: 'a', weight: 1 };
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

afterEach(async () => {
  await Promise.all(pools.splice(0).map((each) => each.close()));
  ends.length = 0;
});

describe('RendererPool', () => {
  it('returns what the process answers', async () => {
    const made = pool();
    expect(await made.run({ kind: 'echo', text: 'ñ' }, plain)).toBe('ñ');
    expect(made.isAlive).toBe(true);
  });

  it('hands on the error of a refused task and keeps the process', async () => {
    const made = pool();
    const before = await made.run({ kind: 'pid' }, plain);
    await expect(made.run({ kind: 'refuse', code: 'document_too_complex' }, plain)).rejects.toMatchObject({
      name: 'RendererError',
      code: 'document_too_complex',
    });
    expect(await made.run({ kind: 'pid' }, plain)).toBe(before);
  });

  it.each([
    ['crash', 'crash'],
    ['spin', 'timeout'],
    ['devour', 'memory'],
  ] as const)('lets a task that does %s fail alone', async (kind, reason) => {
    const made = pool({ timeoutMs: kind === 'spin' ? 1_000 : 120_000 });
    const bad = made.run({ kind }, plain);
    const waiting = made.run({ kind: 'echo', text: 'after' }, plain);
    await expect(bad).rejects.toMatchObject({ reason });
    expect(await waiting).toBe('after');
    expect(ends.map((end) => end.reason)).toEqual([reason]);
  });

  it('does a task once more whose process was killed from outside', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'trazo-pool-')), 'kills');
    const made = pool();
    expect(await made.run({ kind: 'killed', times: 1, file }, plain)).toBe('after 1');
    expect(ends.map(({ reason }) => reason)).toEqual(['killed']);
    await rm(path.dirname(file), { recursive: true });
  });

  it('gives a task up whose process was killed twice, and says so', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'trazo-pool-')), 'kills');
    const made = pool();
    await expect(made.run({ kind: 'killed', times: 2, file }, plain)).rejects.toMatchObject({
      reason: 'killed',
    });
    await rm(path.dirname(file), { recursive: true });
  });

  it('calls it memory when V8 gives up at the limit of its heap', async () => {
    // Half a gigabyte of small objects: the time limit must not come first on a busy machine.
    const made = pool({ timeoutMs: 120_000 });
    await expect(made.run({ kind: 'fillHeap' }, plain)).rejects.toMatchObject({ reason: 'memory' });
  });

  it('refuses when the queue is full and serves what is in it', async () => {
    const made = pool({ queue: 2 });
    await made.run({ kind: 'echo', text: 'warm' }, plain);
    const first = made.run({ kind: 'wait', ms: 100 }, plain);
    const queued = [
      made.run({ kind: 'echo', text: '1' }, plain),
      made.run({ kind: 'echo', text: '2' }, plain),
    ];
    await expect(made.run({ kind: 'echo', text: '3' }, plain)).rejects.toMatchObject({ reason: 'busy' });
    expect(await Promise.all([first, ...queued])).toEqual(['waited', '1', '2']);
  });

  it('does what a free process can take, where nothing may wait', async () => {
    const made = pool({ queue: 0 });
    await expect.poll(() => made.load().free, { timeout: 30_000 }).toBe(1);
    const taken = made.run({ kind: 'wait', ms: 50 }, plain);
    await expect(made.run({ kind: 'echo', text: 'x' }, plain)).rejects.toMatchObject({ reason: 'busy' });
    expect(await taken).toBe('waited');
  });

  it('serves others before what one has sent many of', async () => {
    const made = pool({ queue: 4 });
    await made.run({ kind: 'echo', text: 'warm' }, plain);
    const order: string[] = [];
    const run = (customer: string, ms: number) =>
      made.run({ kind: 'wait', ms }, { ...plain, turn: turnOf(customer) }).then(
        () => order.push(customer),
        ({ reason }: PoolError) => order.push(`${customer} ${reason}`),
      );
    const flood = Array.from({ length: 5 }, () => run('192.0.2.1', 50));
    await Promise.all([...flood, run('192.0.2.2', 1)]);
    expect(order.indexOf('192.0.2.2')).toBeLessThanOrEqual(2);
    expect(order.filter((who) => who === '192.0.2.1 busy')).toHaveLength(1);
  });

  it('refuses what has waited too long', async () => {
    const made = pool({ longestWaitMs: 100 });
    await made.run({ kind: 'echo', text: 'warm' }, plain);
    const long = made.run({ kind: 'wait', ms: 400 }, plain);
    await expect(made.run({ kind: 'echo', text: 'late' }, plain)).rejects.toMatchObject({ reason: 'busy' });
    expect(await long).toBe('waited');
  });

  it('refuses when what waits is too heavy', async () => {
    const made = pool();
    await made.run({ kind: 'echo', text: 'warm' }, plain);
    const running = made.run({ kind: 'wait', ms: 50 }, plain);
    const heavy = made.run({ kind: 'echo', text: 'heavy' }, { ...plain, weight: 900 });
    await expect(made.run({ kind: 'echo', text: 'x' }, { ...plain, weight: 900 })).rejects.toMatchObject({
      reason: 'busy',
    });
    expect(await Promise.all([running, heavy])).toEqual(['waited', 'heavy']);
  });

  it('forgets a waiting task whose client is gone', async () => {
    const made = pool();
    await made.run({ kind: 'echo', text: 'warm' }, plain);
    const running = made.run({ kind: 'wait', ms: 50 }, plain);
    const gone = new AbortController();
    const waiting = made.run({ kind: 'crash' }, { ...plain, signal: gone.signal });
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(await running).toBe('waited');
    expect(ends).toEqual([]);
  });

  it('sends tasks of one key to the process that knows it', async () => {
    const made = pool({ processes: 2 });
    /** The process that comes to know a key, and the one that is free meanwhile; the same until the second one is up. */
    const known = async (one: string, other: string) => {
      const first = { ...plain, affinity: one };
      return Promise.all([
        made.run({ kind: 'wait', ms: 300 }, first).then(() => made.run({ kind: 'pid' }, first)),
        made.run({ kind: 'pid' }, { ...plain, affinity: other }),
      ]);
    };
    let round = 0;
    let [a, b] = ['', ''];
    while (a === b && round < 10) {
      round += 1;
      [a, b] = await known(`a${round}`, `b${round}`);
    }
    expect(a).not.toBe(b);
    for (const [affinity, pid] of [
      [`b${round}`, b],
      [`a${round}`, a],
      [`b${round}`, b],
      [`a${round}`, a],
    ] as const) {
      expect(await made.run({ kind: 'pid' }, { ...plain, affinity })).toBe(pid);
    }
  });

  it('replaces a process after a number of tasks, which it goes on doing until the next one can', async () => {
    const made = pool({ restartAfter: 2 });
    const pids = [await made.run({ kind: 'pid' }, plain)];
    for (let next = pids[0]; next === pids[0]; pids.push(next)) {
      next = await made.run({ kind: 'pid' }, plain);
      expect(made.isAlive).toBe(true);
    }
    // The first process did at least the task after its last regular one.
    expect(pids.slice(0, 3)).toEqual([pids[0], pids[0], pids[0]]);
    await expect.poll(() => isRunning(Number(pids[0]))).toBe(false);
  });

  it('is available while its only process is replaced, and no longer where none comes up', async () => {
    for (const [unavailableAfterMs, isAvailable] of [
      [30_000, true],
      [0, false],
    ] as const) {
      const ended = Promise.withResolvers<void>();
      const made = pool({ unavailableAfterMs, onProcessEnd: () => ended.resolve() });
      expect(made.isAlive).toBe(false);
      process.kill(Number(await made.run({ kind: 'pid' }, plain)), 'SIGKILL');
      // Looked at right after the end: another process may be up soon.
      await ended.promise;
      expect(made.isAlive).toBe(isAvailable);
      await expect.poll(() => made.isAlive, { timeout: 30_000 }).toBe(true);
      await made.close();
      expect(made.isAlive).toBe(false);
    }
  });

  it('leaves no process behind when closed, not even a stuck one', async () => {
    const made = pool();
    const pid = Number(await made.run({ kind: 'pid' }, plain));
    const stuck = made.run({ kind: 'spin' }, plain);
    const waiting = made.run({ kind: 'echo', text: 'x' }, plain);
    const outcomes = Promise.allSettled([stuck, waiting]);
    await made.close();
    expect(isRunning(pid)).toBe(false);
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { reason: 'closed' } });
    }
    await expect(made.run({ kind: 'pid' }, plain)).rejects.toMatchObject({ reason: 'closed' });
  });

  it('logs what failed in a task that is answered all the same, without what a person wrote', async () => {
    const worker = fork(modulePath, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const { stderr } = worker;
    if (stderr === null) throw new Error('A process without a stderr.');
    worker.on('message', ({ kind }: { readonly kind: string }) => {
      if (kind === 'ready')
        worker.send({ id: 1, kind: 'flawed', task: { kind: 'flawed' }, requestId: 'request-1' });
      else if (kind === 'result') worker.disconnect();
    });
    const said = await text(stderr);
    // The process may have more to say as it ends.
    const [line = ''] = said.split('\n');
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      msg: 'a part is missing',
      task: 'flawed',
      requestId: 'request-1',
      err: { type: 'TypeError' },
    });
    expect(said).not.toContain('Ana Ruiz');
  });

  it('ends without a word when the server was stopped before it was ready', async () => {
    const parent = `require('node:child_process').fork(${JSON.stringify(modulePath)}, {
      serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }).once('spawn', () => process.exit())`;
    const server = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'ignore', 'pipe'] });
    const [said] = await Promise.all([text(server.stderr), once(server, 'close')]);
    expect(said).toBe('');
  });
});
