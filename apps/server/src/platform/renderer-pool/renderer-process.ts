import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { TravellingContext } from '../telemetry/work-context.ts';
import { PoolError, RendererError } from './pool-errors.ts';
import type { AnswerMessage, AnyTask, ResultsOf, TaskMessage } from './protocol.ts';

const MEMORY_CHECK_MS = 100;
const HEAP_SHARE = 0.75;
const MEGABYTE = 1024 ** 2;
/** Those that a process does not raise by its own fault. */
const OUTSIDE_SIGNALS: ReadonlySet<NodeJS.Signals> = new Set([
  'SIGKILL',
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
  'SIGQUIT',
]);
/** V8 aborts at the limit of its heap, which is a part of the memory allowed; no other abort is seen that close to it. */
const HEAP_LIMIT_SHARE = 0.6;
/** Loading fonts and compiling once takes about a second; a busy machine may need far longer. */
const START_TIMEOUT_MS = 60_000;

export interface ProcessLimits {
  readonly timeoutMs: number;
  readonly memoryBytes: number;
}

interface Running {
  readonly id: number;
  readonly requestId: string | undefined;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly stopWatching: () => void;
}

/** One child process that does one task at a time and is killed when a task takes too long or too much memory. */
export class RendererProcess<Task extends AnyTask, Results extends ResultsOf<Task>> {
  readonly #child: ChildProcess;
  readonly #limits: ProcessLimits;
  readonly #onEnd: (error: PoolError, requestId: string | undefined) => void;
  readonly #ready = Promise.withResolvers<void>();
  #running: Running | undefined;
  #lastId = 0;
  #verdict: 'timeout' | 'memory' | 'closed' | undefined;
  #ended = false;
  /** Bytes held when last looked at during the task in work. */
  #observed = 0;
  #isReady = false;
  /** Tasks done, for the restart after a number of them. */
  completed = 0;
  /** Bytes held after the last task. */
  rss = 0;
  /** What the process said of its last task. */
  lastLabel: string | undefined;

  constructor(
    modulePath: string,
    limits: ProcessLimits,
    onEnd: (error: PoolError, requestId: string | undefined) => void,
  ) {
    this.#limits = limits;
    this.#onEnd = onEnd;
    const heap = Math.floor((limits.memoryBytes * HEAP_SHARE) / MEGABYTE);
    this.#child = fork(modulePath, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heap}`],
      // Its own group: Ctrl+C reaches the server, which lets a document in work finish.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#ready.promise.catch(() => undefined);
    const tooLate = setTimeout(() => this.#kill('timeout'), START_TIMEOUT_MS);
    this.#ready.promise.then(
      () => clearTimeout(tooLate),
      () => clearTimeout(tooLate),
    );
    this.#child.on('message', (message) => this.#receive(message as AnswerMessage));
    this.#child.on('error', () => this.#end());
    this.#child.on('exit', (_code, signal) => this.#end(signal));
  }

  /** Resolves when tasks can be taken; rejects if the process ends first. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  get isAlive(): boolean {
    return this.#isReady && !this.#ended;
  }

  /** Whether it ever could take tasks. */
  get cameUp(): boolean {
    return this.#isReady;
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  /** `context`: on whose behalf, for what the process logs. */
  run<Asked extends Task>(
    task: Asked,
    context?: TravellingContext | undefined,
  ): Promise<Results[Asked['kind']]> {
    if (this.#ended) return Promise.reject(new PoolError('crash'));
    const { promise, resolve: fulfil, reject } = Promise.withResolvers<Results[Asked['kind']]>();
    // The process's handler of this kind has made it (`Handlers`).
    const resolve = (result: unknown) => fulfil(result as Results[Asked['kind']]);
    const id = ++this.#lastId;
    this.#observed = 0;
    this.lastLabel = undefined;
    this.#running = { id, requestId: context?.requestId, resolve, reject, stopWatching: this.#watch() };
    const message: TaskMessage<Task> = { id, kind: task.kind, task, requestId: context?.requestId };
    this.#child.send(message as object, (error) => {
      // Its channel is gone, so the process ends or has ended: by which signal is known when it did.
      if (error) this.#child.kill('SIGKILL');
    });
    return promise;
  }

  /** Ends the process at once; its task, if any, fails. */
  async close(): Promise<void> {
    if (this.#ended) return;
    const exited = once(this.#child, 'exit');
    this.#kill('closed');
    await exited;
  }

  #watch(): () => void {
    const timeout = setTimeout(() => this.#kill('timeout'), this.#limits.timeoutMs);
    const memory = setInterval(() => void this.#checkMemory(), MEMORY_CHECK_MS);
    return () => {
      clearTimeout(timeout);
      clearInterval(memory);
    };
  }

  async #checkMemory(): Promise<void> {
    const { pid } = this.#child;
    const watched = this.#running?.id;
    if (pid === undefined || watched === undefined) return;
    const bytes = await residentMemory(pid);
    this.#observed = bytes === 0 ? this.#observed : bytes;
    if (bytes > this.#limits.memoryBytes && this.#running?.id === watched) this.#kill('memory');
  }

  #kill(verdict: 'timeout' | 'memory' | 'closed'): void {
    this.#verdict ??= verdict;
    this.#child.kill('SIGKILL');
  }

  #receive(message: AnswerMessage): void {
    if (message.kind === 'ready') {
      this.#isReady = true;
      this.#ready.resolve();
      return;
    }
    const running = this.#running;
    if (running === undefined || running.id !== message.id) return;
    this.#running = undefined;
    running.stopWatching();
    this.completed += 1;
    this.rss = message.rss;
    this.lastLabel = message.label;
    if (message.kind === 'result') running.resolve(message.result);
    else running.reject(new RendererError(message.message, message));
  }

  #end(signal: NodeJS.Signals | null = null): void {
    if (this.#ended) return;
    this.#ended = true;
    const error = new PoolError(this.#verdict ?? this.#reasonOf(signal));
    this.#ready.reject(error);
    const running = this.#running;
    this.#running = undefined;
    running?.stopWatching();
    running?.reject(error);
    this.#onEnd(error, running?.requestId);
  }

  #reasonOf(signal: NodeJS.Signals | null): 'killed' | 'memory' | 'crash' {
    if (signal !== null && OUTSIDE_SIGNALS.has(signal)) return 'killed';
    const isAtLimit = this.#observed > this.#limits.memoryBytes * HEAP_LIMIT_SHARE;
    return signal === 'SIGABRT' && isAtLimit ? 'memory' : 'crash';
  }
}

const run = promisify(execFile);
const LINUX_PAGE = 4096;

/** Bytes of memory a process holds, its native libraries included; 0 when it is gone. */
async function residentMemory(pid: number): Promise<number> {
  try {
    if (process.platform === 'linux') {
      const [, pages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
      return Number(pages) * LINUX_PAGE;
    }
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) * 1024;
  } catch {
    return 0;
  }
}
