import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { FairQueue, type Queued, type Turn } from '../limits/fair-queue.ts';
import { inSpan } from '../telemetry/spans.ts';
import { travelling } from '../telemetry/work-context.ts';
import { PoolError } from './pool-errors.ts';
import type { AnyTask, ResultsOf } from './protocol.ts';
import { type ProcessLimits, RendererProcess } from './renderer-process.ts';

/** A waiting task may be overtaken this often by an equal one that suits the free process better. */
const MAX_OVERTAKEN = 4;
const REMEMBERED_AFFINITIES = 1_000;
/** Above this share of its limit a process is replaced between two tasks. */
const TIRED_SHARE = 0.75;
const RESTART_DELAY_MS = 250;
/** A process that was killed is replaced in a second or two; tasks wait for that as they wait in the queue. */
const UNAVAILABLE_AFTER_MS = 30_000;

export interface PoolSettings extends ProcessLimits {
  /** The module each process runs; it speaks the protocol of `protocol.ts`. */
  readonly modulePath: string;
  readonly processes: number;
  readonly queue: number;
  /** Bytes of tasks that may wait. */
  readonly queueBytes: number;
  /** A task that has waited for longer is refused: its user learns more from that than from more waiting. */
  readonly longestWaitMs: number;
  /** Tasks after which a process is replaced. */
  readonly restartAfter: number;
  /** Milliseconds without any process after which the pool counts as unavailable. */
  readonly unavailableAfterMs?: number;
  /** A process ended unasked; over which request's task, if it was one's. */
  readonly onProcessEnd: (error: PoolError, requestId?: string | undefined) => void;
  readonly onTaskEnd?: ((end: TaskEnd) => void) | undefined;
}

/** How a task went, for who measures. */
export interface TaskEnd {
  readonly kind: string;
  /** What the process said of it, a document's template for example. */
  readonly label: string | undefined;
  /** `done`, `refused` by the process, or why the process ended. */
  readonly outcome: string;
  readonly waitedMs: number;
  readonly tookMs: number;
}

/** What a pool is busy with. */
export interface PoolLoad {
  readonly processes: number;
  readonly free: number;
  readonly waiting: number;
  readonly waitingBytes: number;
}

export interface TaskOptions {
  readonly turn: Turn;
  /** Tasks of the same key go to the same process when it is free: it still has most of the work in memory. */
  readonly affinity: string;
  /** Bytes the task holds while it waits. */
  readonly weight: number;
  readonly signal?: AbortSignal | undefined;
  /** How long a process was busy with it. */
  readonly onEnd?: ((tookMs: number) => void) | undefined;
}

interface Waiting<Process> extends TaskOptions, Queued {
  /** Lets the process do the task; rejects when that fails. */
  readonly kind: string;
  readonly queuedAt: number;
  readonly perform: (process: Process) => Promise<void>;
  readonly reject: (error: Error) => void;
  overtaken: number;
  givenUp?: NodeJS.Timeout | undefined;
  /** Whether a process was killed from outside over it before. */
  isRetried: boolean;
}

/** What a pool's user sees of it. */
export interface Pool<Task extends AnyTask, Results extends ResultsOf<Task>> {
  /** Its kind says what a task is answered with. */
  run<Asked extends Task>(task: Asked, options: TaskOptions): Promise<Results[Asked['kind']]>;
  /** Whether tasks are taken: by a process, or by one that is about to replace it. */
  readonly isAlive: boolean;
  load(): PoolLoad;
  close(): Promise<void>;
}

/** Spreads tasks over child processes (docs/adr/0002-renderer-pool.md). */
export class RendererPool<Task extends AnyTask, Results extends ResultsOf<Task>>
  implements Pool<Task, Results>
{
  readonly #settings: PoolSettings;
  readonly #free = new Set<RendererProcess<Task, Results>>();
  readonly #all = new Set<RendererProcess<Task, Results>>();
  readonly #affinities = new LRUCache<string, RendererProcess<Task, Results>>({ max: REMEMBERED_AFFINITIES });
  readonly #queue: FairQueue<Waiting<RendererProcess<Task, Results>>>;
  /** Processes to be replaced, each with its successor. */
  readonly #successors = new Map<RendererProcess<Task, Results>, RendererProcess<Task, Results>>();
  /** When the last process ended that had come up. */
  #lastAliveAt = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    this.#queue = new FairQueue({ most: settings.queue, mostBytes: settings.queueBytes });
    this.#startProcess();
  }

  get isAlive(): boolean {
    if (this.#isUp) return true;
    const { unavailableAfterMs = UNAVAILABLE_AFTER_MS } = this.#settings;
    return !this.#closed && performance.now() - this.#lastAliveAt < unavailableAfterMs;
  }

  load(): PoolLoad {
    return {
      processes: this.#all.size,
      free: this.#free.size,
      waiting: this.#queue.length,
      waitingBytes: this.#queue.bytes,
    };
  }

  run<Asked extends Task>(task: Asked, options: TaskOptions): Promise<Results[Asked['kind']]> {
    return inSpan(`render ${task.kind}`, {}, () => this.#enqueue(task, options));
  }

  #enqueue<Asked extends Task>(task: Asked, options: TaskOptions): Promise<Results[Asked['kind']]> {
    if (this.#closed) return Promise.reject(new PoolError('closed'));
    if (options.signal?.aborted) return Promise.reject(options.signal.reason);
    const { promise, resolve, reject } = Promise.withResolvers<Results[Asked['kind']]>();
    const context = travelling();
    const perform = async (renderer: RendererProcess<Task, Results>) =>
      resolve(await renderer.run(task, context));
    const { kind } = task;
    const queuedAt = performance.now();
    const waiting: Waiting<RendererProcess<Task, Results>> = {
      ...options,
      ...{ kind, queuedAt, perform, reject, overtaken: 0, isRetried: false },
    };
    const leave = () => this.#leave(waiting);
    options.signal?.addEventListener('abort', leave, { once: true });
    this.#wait(waiting);
    return promise.finally(() => options.signal?.removeEventListener('abort', leave));
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#queue.removeAll()) waiting.reject(new PoolError('closed'));
    await Promise.all([...this.#all].map((renderer) => renderer.close()));
  }

  get #isUp(): boolean {
    return this.#all.values().some(({ isAlive }) => isAlive);
  }

  #wait(waiting: Waiting<RendererProcess<Task, Results>>): void {
    this.#queue.add(waiting);
    this.#giveUpLater(waiting);
    this.#serve();
    for (const gone of this.#queue.overflow()) {
      clearTimeout(gone.givenUp);
      gone.reject(new PoolError('busy'));
    }
  }

  /** Tasks queued before the first process is ready are not refused for the time it takes to start. */
  #giveUpLater(waiting: Waiting<RendererProcess<Task, Results>>): void {
    const { longestWaitMs } = this.#settings;
    const giveUp = () => {
      if (!this.#isUp) this.#giveUpLater(waiting);
      else if (this.#queue.remove(waiting)) waiting.reject(new PoolError('busy'));
    };
    clearTimeout(waiting.givenUp);
    waiting.givenUp = setTimeout(giveUp, longestWaitMs).unref();
  }

  #leave(waiting: Waiting<RendererProcess<Task, Results>>): void {
    clearTimeout(waiting.givenUp);
    if (this.#queue.remove(waiting)) waiting.reject(waiting.signal?.reason);
  }

  /** Brings waiting tasks and free processes together, and starts another process if there is too much to do. */
  #serve(): void {
    while (this.#queue.length > 0 && this.#free.size > 0) {
      const [waiting, renderer] = this.#nextPair();
      clearTimeout(waiting.givenUp);
      this.#free.delete(renderer);
      void this.#work(waiting, renderer, this.#queue.begin(waiting));
    }
    if (this.#queue.length > 0 && this.#all.size < this.#settings.processes) this.#startProcess();
  }

  #nextPair(): [Waiting<RendererProcess<Task, Results>>, RendererProcess<Task, Results>] {
    const head = this.#queue.first();
    const [anyone] = this.#free;
    if (head === undefined || anyone === undefined) throw new Error('nothing to pair');
    if (head.overtaken < MAX_OVERTAKEN) {
      const suited = this.#queue.equalTo(head, ({ affinity }) => this.#isFreeFor(affinity));
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

  async #work(
    waiting: Waiting<RendererProcess<Task, Results>>,
    renderer: RendererProcess<Task, Results>,
    isOver: (tookMs: number) => void,
  ): Promise<void> {
    this.#affinities.set(waiting.affinity, renderer);
    const began = performance.now();
    const ended = (outcome: string) => {
      const tookMs = performance.now() - began;
      isOver(tookMs);
      waiting.onEnd?.(tookMs);
      const { kind, queuedAt } = waiting;
      this.#settings.onTaskEnd?.({
        ...{ kind, label: renderer.lastLabel, outcome },
        ...{ waitedMs: began - queuedAt, tookMs },
      });
    };
    try {
      await waiting.perform(renderer);
      ended('done');
    } catch (error) {
      ended(error instanceof PoolError ? error.reason : 'refused');
      if (this.#isRetriable(waiting, error)) this.#retry(waiting);
      else waiting.reject(error as Error);
    }
    if (renderer.hasEnded || this.#closed) return;
    this.#free.add(renderer);
    if (this.#isTired(renderer)) this.#replace(renderer);
    this.#serve();
  }

  /** A tired process does tasks until its successor can, so that none waits for one to start. */
  #replace(renderer: RendererProcess<Task, Results>): void {
    const successor = this.#successors.get(renderer);
    if (successor === undefined || successor.hasEnded) {
      const started = this.#startProcess();
      if (started !== undefined) this.#successors.set(renderer, started);
    } else if (successor.isAlive) this.#retire(renderer);
  }

  #retire(renderer: RendererProcess<Task, Results>): void {
    this.#successors.delete(renderer);
    this.#free.delete(renderer);
    void renderer.close();
  }

  /** A process killed from outside (the kernel's OOM killer, an operator) says nothing of its task. */
  #isRetriable({ isRetried, signal }: Waiting<RendererProcess<Task, Results>>, error: unknown): boolean {
    const isKilled = error instanceof PoolError && error.reason === 'killed';
    return isKilled && !isRetried && !this.#closed && signal?.aborted !== true;
  }

  #retry(waiting: Waiting<RendererProcess<Task, Results>>): void {
    waiting.isRetried = true;
    this.#wait(waiting);
  }

  #isTired({ completed, rss }: RendererProcess<Task, Results>): boolean {
    const { restartAfter, memoryBytes } = this.#settings;
    return completed >= restartAfter || rss > memoryBytes * TIRED_SHARE;
  }

  #startProcess(): RendererProcess<Task, Results> | undefined {
    if (this.#closed) return undefined;
    const renderer = new RendererProcess<Task, Results>(
      this.#settings.modulePath,
      this.#settings,
      (error, requestId) => void this.#ended(renderer, error, requestId),
    );
    this.#all.add(renderer);
    renderer.ready.then(
      () => {
        this.#free.add(renderer);
        for (const [old, successor] of this.#successors) {
          if (successor === renderer && this.#free.has(old)) this.#retire(old);
        }
        this.#serve();
      },
      () => undefined,
    );
    return renderer;
  }

  /** Only the task in work suffers; the next process starts at once, after a pause if this one never came up. */
  async #ended(
    renderer: RendererProcess<Task, Results>,
    error: PoolError,
    requestId: string | undefined,
  ): Promise<void> {
    this.#all.delete(renderer);
    this.#free.delete(renderer);
    this.#successors.delete(renderer);
    if (renderer.cameUp) this.#lastAliveAt = performance.now();
    if (this.#closed) return;
    if (error.reason !== 'closed') this.#settings.onProcessEnd(error, requestId);
    if (!renderer.cameUp) await delay(RESTART_DELAY_MS, undefined, { ref: false });
    if (this.#all.size === 0) this.#startProcess();
    this.#serve();
  }
}
