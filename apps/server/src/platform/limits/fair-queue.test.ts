import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairLine, FairQueue, type Queued, type Turn, turnOfOwner } from './fair-queue.ts';

interface Task extends Queued {
  readonly name: string;
}

const task = (name: string, turn: Partial<Turn> = {}, weight = 1): Task => ({
  name,
  weight,
  turn: { importance: 'usual', customer: name.slice(0, 1), account: '', ...turn },
});
const queueOf = (names: readonly string[], limits = { most: 100 }): FairQueue<Task> => {
  const queue = new FairQueue<Task>(limits);
  for (const name of names) queue.add(task(name));
  return queue;
};

/** Adds one more; what has to give way. */
function gone(queue: FairQueue<Task>, more: Task): string[] {
  queue.add(more);
  return queue.overflow().map(({ name }) => name);
}

/** One after the other, each as long as it takes. */
function served(queue: FairQueue<Task>, tookMs: (task: Task) => number = () => 1): string[] {
  const names: string[] = [];
  for (let next = queue.first(); next !== undefined; next = queue.first()) {
    queue.begin(next)(tookMs(next));
    names.push(next.name);
  }
  return names;
}

describe('FairQueue', () => {
  it('serves customers in turn, and each in the order they came', () => {
    expect(served(queueOf(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']))).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
      'a3',
      'a4',
    ]);
  });

  it('goes by time: many small ones of one customer are done while a heavy one of another is', () => {
    const queue = queueOf(['a1', 'a2', 'b1', 'b2', 'b3', 'b4']);
    expect(served(queue, ({ name }) => (name.startsWith('a') ? 2_000 : 100))).toEqual([
      'a1',
      'b1',
      'b2',
      'b3',
      'b4',
      'a2',
    ]);
  });

  it('serves the accounts of a customer in turn', () => {
    const queue = new FairQueue<Task>({ most: 10 });
    for (const account of ['x', 'x', 'x', 'y']) queue.add(task(`a${account}`, { account }));
    expect(served(queue)).toEqual(['ax', 'ay', 'ax', 'ax']);
  });

  it('remembers what was used while nothing of it waited', () => {
    const queue = queueOf(['a1', 'b1']);
    for (const name of ['a1', 'b1']) {
      const next = queue.first();
      if (next !== undefined) queue.begin(next)(name === 'a1' ? 5_000 : 10);
    }
    queue.add(task('a2'));
    queue.add(task('b2'));
    expect(served(queue)).toEqual(['b2', 'a2']);
  });

  it('gives no customer credit for the time they were away', () => {
    const queue = queueOf([]);
    for (let round = 0; round < 50; round += 1) {
      for (const name of ['a', 'b']) queue.add(task(`${name}${round}`));
      served(queue, () => 1_000);
    }
    for (const name of ['a8', 'b8', 'n1', 'n2', 'n3', 'n4']) queue.add(task(name));
    expect(served(queue, () => 1_000).indexOf('a8')).toBeLessThanOrEqual(2);
  });

  it('takes what is important first, but not for ever', () => {
    const queue = queueOf(['a1', 'b1']);
    for (let number = 0; number < 30; number += 1) {
      queue.add(task(`p${number}`, { ...turnOfOwner('p') }));
    }
    const order = served(queue, () => 1_000);
    expect(order[0]).toBe('p0');
    expect(order.indexOf('a1')).toBeGreaterThan(5);
    expect(order.indexOf('a1')).toBeLessThan(14);
  });

  it('gives a customer a second place in work when no other waits', () => {
    const queue = queueOf(['a1', 'a2', 'b1']);
    const begun: (string | undefined)[] = [];
    for (let place = 0; place < 3; place += 1) {
      const next = queue.first();
      begun.push(next?.name);
      if (next !== undefined) queue.begin(next);
    }
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('lets the customer with the most waiting give way when it is full', () => {
    const queue = queueOf(['a1', 'a2', 'a3', 'b1'], { most: 4 });
    expect(gone(queue, task('c1'))).toEqual(['a3']);
    expect(gone(queue, task('a4'))).toEqual(['a4']);
    expect(gone(queue, task('d1'))).toEqual(['a2']);
    expect(gone(queue, task('e1'))).toEqual(['e1']);
    expect(gone(queue, task('p1', turnOfOwner('p')))).toEqual(['d1']);
  });

  it('bounds bytes the same way', () => {
    const queue = new FairQueue<Task>({ most: 10, mostBytes: 100 });
    for (const name of ['a1', 'a2', 'a3']) queue.add(task(name, {}, 30));
    expect(gone(queue, task('b1', {}, 50))).toEqual(['a3', 'a2']);
    expect(queue.bytes).toBe(80);
  });

  it('lets one go before the first that suits better, if it has used hardly more', () => {
    const queue = queueOf(['a1', 'b1']);
    const [a, b] = [queue.first(), 'b1'];
    if (a === undefined) throw new Error('nothing waits');
    expect(queue.equalTo(a, ({ name }) => name === b)?.name).toBe('b1');
    queue.remove(a);
    served(queue, () => 5_000);
    queue.add(a);
    queue.add(task('b2'));
    expect(queue.equalTo(a, ({ name }) => name === 'b2')).toBeUndefined();
  });
});

it('a line does so many at once, and refuses what has to give way', async () => {
  const line = createFairLine({ atOnce: 1, most: 2 });
  const done: string[] = [];
  const work = (name: string) => async () => {
    await delay(5);
    done.push(name);
  };
  const flood = ['a1', 'a2', 'a3'].map((name) => line(task(name).turn, work(name)));
  const refused = flood[2]?.catch((error: Error) => error.message);
  await Promise.all([line(task('b1').turn, work('b1')), flood[0], flood[1]?.catch(() => undefined)]);
  expect(await refused).toBe('too_many_requests');
  expect(done.slice(0, 2)).toEqual(['a1', 'b1']);
});
