/** What a run asks for: nothing, or another attempt after so many milliseconds. */
export interface RunOutcome {
  readonly retryIn?: number | undefined;
}

export interface RefresherOptions {
  /** Does the work; rejects only when `signal` aborts it. */
  readonly run: (signal: AbortSignal) => Promise<RunOutcome>;
}

/** The least time from one start to the next, in milliseconds: 300 in a minute, and the server takes 400 of one address. */
export const INTERVAL = 200;
/** A run that takes longer gives way to the next: it hangs on the line, or lays out every page in a look that is no longer wanted. */
export const OVERDUE = 500;

/**
 * Runs something at the first of many changes, during them and after the last: a throttle with leading and trailing edge, and one
 * run at a time. A server cannot take a document in work back, so a run is left to end; one that takes long is aborted, but never
 * two in a row, so that a slow connection still gets a document during steady typing. Times are monotonic (`performance.now`): a
 * change of the system clock moves nothing.
 */
export class Refresher {
  readonly #run: RefresherOptions['run'];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #current: AbortController | undefined;
  /** There is something to show that no run has begun with. */
  #hasChanged = false;
  #lastStart = Number.NEGATIVE_INFINITY;
  /** The server has asked for patience until then. */
  #notBefore = 0;
  #abortedLast = false;

  constructor({ run }: RefresherOptions) {
    this.#run = run;
  }

  /** Something has changed. */
  touch(): void {
    this.#hasChanged = true;
    this.#schedule(this.#lastStart + INTERVAL);
  }

  /** Whatever the server has asked for, for an explicit request of the user. */
  now(): void {
    this.#notBefore = 0;
    this.touch();
  }

  /** Another attempt, where `outcome` asks for one: also after the run itself has ended. */
  retry({ retryIn }: RunOutcome): void {
    if (retryIn === undefined) return;
    this.#notBefore = performance.now() + retryIn;
    this.touch();
  }

  /** Aborts the current run and forgets pending ones, when the document is out of view. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#current?.abort();
    this.#current = undefined;
    this.#hasChanged = false;
  }

  #schedule(at: number): void {
    clearTimeout(this.#timer);
    const start = Math.max(at, this.#notBefore);
    this.#timer = setTimeout(() => this.#due(), Math.max(0, start - performance.now()));
  }

  #due(): void {
    if (this.#current === undefined) void this.#start();
    else if (performance.now() < this.#lastStart + OVERDUE) this.#schedule(this.#lastStart + OVERDUE);
    else if (!this.#abortedLast) {
      this.#current.abort();
      this.#abortedLast = true;
      void this.#start();
    }
  }

  async #start(): Promise<void> {
    const own = new AbortController();
    this.#current = own;
    this.#hasChanged = false;
    this.#lastStart = performance.now();
    const outcome = await this.#run(own.signal).catch((error: unknown) => {
      if (own.signal.aborted) return undefined;
      throw error;
    });
    if (this.#current !== own) return;
    this.#current = undefined;
    this.#abortedLast = false;
    if (outcome?.retryIn !== undefined) this.retry(outcome);
    else if (this.#hasChanged) this.touch();
  }
}
