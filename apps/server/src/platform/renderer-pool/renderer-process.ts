import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { PoolProblem, RendererProblem } from './pool-problems.ts';
import type { AnswerMessage, TaskMessage } from './protocol.ts';
import { residentMemory } from './resident-memory.ts';

const MEMORY_CHECK_MS = 100;
const HEAP_SHARE = 0.75;
const MEGABYTE = 1024 ** 2;
/** Loading fonts and compiling once takes about a second; a busy machine may need far longer. */
const START_TIMEOUT_MS = 60_000;

export interface ProcessLimits {
  readonly timeoutMs: number;
  readonly memoryBytes: number;
}

interface Running<Result> {
  readonly id: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (problem: Error) => void;
  readonly stopWatching: () => void;
}

/** One child process that does one task at a time and is killed when a task takes too long or too much memory. */
export class RendererProcess<Task, Result> {
  readonly #child: ChildProcess;
  readonly #limits: ProcessLimits;
  readonly #onEnd: (problem: PoolProblem) => void;
  readonly #ready = Promise.withResolvers<void>();
  #running: Running<Result> | undefined;
  #lastId = 0;
  #verdict: 'timeout' | 'memory' | 'closed' | undefined;
  #ended = false;
  #isReady = false;
  /** Tasks done, for the restart after a number of them. */
  completed = 0;
  /** Bytes held after the last task. */
  rss = 0;

  constructor(modulePath: string, limits: ProcessLimits, onEnd: (problem: PoolProblem) => void) {
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
    this.#child.on('message', (message) => this.#receive(message as AnswerMessage<Result>));
    this.#child.on('error', () => this.#end());
    this.#child.on('exit', () => this.#end());
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

  run(task: Task): Promise<Result> {
    if (this.#ended) return Promise.reject(new PoolProblem('crash'));
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const id = ++this.#lastId;
    this.#running = { id, resolve, reject, stopWatching: this.#watch() };
    const message: TaskMessage<Task> = { id, task };
    this.#child.send(message as object, (problem) => {
      if (problem) this.#end();
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
    if (bytes > this.#limits.memoryBytes && this.#running?.id === watched) this.#kill('memory');
  }

  #kill(verdict: 'timeout' | 'memory' | 'closed'): void {
    this.#verdict ??= verdict;
    this.#child.kill('SIGKILL');
  }

  #receive(message: AnswerMessage<Result>): void {
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
    if (message.kind === 'result') running.resolve(message.result);
    else running.reject(new RendererProblem(message.message, message));
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    const problem = new PoolProblem(this.#verdict ?? 'crash');
    this.#ready.reject(problem);
    const running = this.#running;
    this.#running = undefined;
    running?.stopWatching();
    running?.reject(problem);
    this.#onEnd(problem);
  }
}
