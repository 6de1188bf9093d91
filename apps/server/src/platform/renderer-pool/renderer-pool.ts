import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { PoolProblem } from './pool-problems.ts';
import { type ProcessLimits, RendererProcess } from './renderer-process.ts';

/** A waiting task may be overtaken this often by one that suits the free process better. */
const MAX_OVERTAKEN = 4;
const REMEMBERED_AFFINITIES = 1_000;
/** Above this share of its limit a process is replaced between two tasks. */
const TIRED_SHARE = 0.75;
const RESTART_DELAY_MS = 250;

export interface PoolSettings extends ProcessLimits {
  /** The module each process runs; it speaks the protocol of `protocol.ts`. */
  readonly modulePath: string;
  readonly processes: number;
  readonly queue: number;
  /** Bytes of tasks that may wait. */
  readonly queueBytes: number;
  /** Tasks after which a process is replaced. */
  readonly restartAfter: number;
  readonly onProcessEnd: (problem: PoolProblem) => void;
}

export interface TaskOptions {
  /** Tasks of the same key go to the same process when it is free: it still has most of the work in memory. */
  readonly affinity: string;
  /** Bytes the task holds while it waits. */
  readonly weight: number;
  readonly signal?: AbortSignal | undefined;
}

interface Waiting<Task, Result> extends TaskOptions {
  readonly task: Task;
  readonly resolve: (result: Result) => void;
  readonly reject: (problem: Error) => void;
  overtaken: number;
}

/** What a pool's user sees of it. */
export interface Pool<Task, Result> {
  run(task: Task, options: TaskOptions): Promise<Result>;
  /** Whether at least one process can take tasks. */
  readonly isAlive: boolean;
  close(): Promise<void>;
}

/** Spreads tasks over child processes (docs/adr/0002-renderer-pool.md). */
export class RendererPool<Task, Result> implements Pool<Task, Result> {
  readonly #settings: PoolSettings;
  readonly #free = new Set<RendererProcess<Task, Result>>();
  readonly #all = new Set<RendererProcess<Task, Result>>();
  readonly #affinities = new LRUCache<string, RendererProcess<Task, Result>>({ max: REMEMBERED_AFFINITIES });
  #queue: Waiting<Task, Result>[] = [];
  #queuedBytes = 0;
  #closed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    this.#startProcess();
  }

  get isAlive(): boolean {
    for (const renderer of this.#all) if (renderer.isAlive) return true;
    return false;
  }

  run(task: Task, options: TaskOptions): Promise<Result> {
    if (this.#closed) return Promise.reject(new PoolProblem('closed'));
    if (options.signal?.aborted) return Promise.reject(options.signal.reason);
    if (this.#free.size === 0 && this.#isFull(options.weight)) return Promise.reject(new PoolProblem('busy'));
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const waiting = { ...options, task, resolve, reject, overtaken: 0 };
    const leave = () => this.#leave(waiting);
    options.signal?.addEventListener('abort', leave, { once: true });
    this.#queue.push(waiting);
    this.#queuedBytes += options.weight;
    this.#serve();
    return promise.finally(() => options.signal?.removeEventListener('abort', leave));
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#queue.splice(0)) waiting.reject(new PoolProblem('closed'));
    await Promise.all([...this.#all].map((renderer) => renderer.close()));
  }

  #isFull(weight: number): boolean {
    const { queue, queueBytes } = this.#settings;
    return this.#queue.length >= queue || (this.#queue.length > 0 && this.#queuedBytes + weight > queueBytes);
  }

  #leave(waiting: Waiting<Task, Result>): void {
    if (!this.#take(waiting)) return;
    waiting.reject(waiting.signal?.reason);
  }

  #take(waiting: Waiting<Task, Result>): boolean {
    const index = this.#queue.indexOf(waiting);
    if (index === -1) return false;
    this.#queue.splice(index, 1);
    this.#queuedBytes -= waiting.weight;
    return true;
  }

  /** Brings waiting tasks and free processes together, and starts another process if there is too much to do. */
  #serve(): void {
    while (this.#queue.length > 0 && this.#free.size > 0) {
      const [waiting, renderer] = this.#nextPair();
      this.#take(waiting);
      this.#free.delete(renderer);
      void this.#work(waiting, renderer);
    }
    if (this.#queue.length > 0 && this.#all.size < this.#settings.processes) this.#startProcess();
  }

  #nextPair(): [Waiting<Task, Result>, RendererProcess<Task, Result>] {
    const [head] = this.#queue;
    const [anyone] = this.#free;
    if (head === undefined || anyone === undefined) throw new Error('nothing to pair');
    if (head.overtaken < MAX_OVERTAKEN) {
      const suited = this.#queue.find(({ affinity }) => this.#isFreeFor(affinity));
      const renderer = suited && this.#affinities.get(suited.affinity);
      if (suited && renderer) {
        if (suited !== head) head.overtaken += 1;
        return [suited, renderer];
      }
    }
    return [head, anyone];
  }

  #isFreeFor(affinity: string): boolean {
    const renderer = this.#affinities.get(affinity);
    return renderer !== undefined && this.#free.has(renderer);
  }

  async #work(waiting: Waiting<Task, Result>, renderer: RendererProcess<Task, Result>): Promise<void> {
    this.#affinities.set(waiting.affinity, renderer);
    try {
      waiting.resolve(await renderer.run(waiting.task));
    } catch (problem) {
      waiting.reject(problem as Error);
    }
    if (renderer.hasEnded || this.#closed) return;
    if (this.#isTired(renderer)) {
      // Its successor starts meanwhile, so that nobody waits for it.
      this.#startProcess();
      void renderer.close();
      return;
    }
    this.#free.add(renderer);
    this.#serve();
  }

  #isTired({ completed, rss }: RendererProcess<Task, Result>): boolean {
    const { restartAfter, memoryBytes } = this.#settings;
    return completed >= restartAfter || rss > memoryBytes * TIRED_SHARE;
  }

  #startProcess(): void {
    if (this.#closed) return;
    const renderer = new RendererProcess<Task, Result>(
      this.#settings.modulePath,
      this.#settings,
      (problem) => void this.#ended(renderer, problem),
    );
    this.#all.add(renderer);
    renderer.ready.then(
      () => {
        this.#free.add(renderer);
        this.#serve();
      },
      () => undefined,
    );
  }

  /** Only the task in work suffers; the next process starts at once, after a pause if this one never came up. */
  async #ended(renderer: RendererProcess<Task, Result>, problem: PoolProblem): Promise<void> {
    this.#all.delete(renderer);
    this.#free.delete(renderer);
    if (this.#closed) return;
    if (problem.reason !== 'closed') this.#settings.onProcessEnd(problem);
    if (!renderer.cameUp) await delay(RESTART_DELAY_MS, undefined, { ref: false });
    if (this.#all.size === 0) this.#startProcess();
    this.#serve();
  }
}
