import { TokenBucket } from './token-bucket.ts';

/** What a run asks for: nothing, or another attempt after so many milliseconds. */
export interface RunOutcome {
  readonly retryIn?: number | undefined;
}

export interface RefresherOptions {
  /** Does the work; rejects only when `signal` aborts it. */
  readonly run: (signal: AbortSignal) => Promise<RunOutcome>;
}

/** A change after so long without one begins a series: it is shown at once. */
export const REST = 700;
/** The pause that ends a series lies between these. */
export const SETTLE = { least: 80, most: 350 } as const;
/** Someone who types without a pause sees the document at least this often. */
export const MAX_WAIT = 1500;
/** The server takes 240 documents a minute of one address: no minute has more than `capacity` and what is refilled in it. */
export const BUDGET = { capacity: 36, refillMs: 300 } as const;
/** A run is left to end for so long: it will be there before another could. */
export const LET_END = 500;

/** A pause is one that is longer than the gap between two keys usually is, by so much. */
const LONGER = 1.15;
const USUAL_GAP = 100;
/** How much the last gap counts. */
const WEIGHT = 0.3;
/** With less of the budget left, no series is shown before its first pause. */
const SPARE = 0.5;
/** A series is shown key by key for so many runs, about a word, where they keep up with the keys. */
export const AT_ONCE = 8;
/**
 * A run that takes so many gaps still keeps up: the next one waits for its end, half a run at the mean, which is no more than the
 * pause would be.
 */
const KEEPS_UP = 2 * LONGER;

/**
 * Runs something after the last of many changes: one run at a time, the latest change wins. The debounce begins with the first
 * change (leading edge): the first word is shown key by key if runs keep up with the keys, each sent when the one before has
 * ended (coalescing). Then it adapts to the rhythm of the changes, within a budget of runs. A run that has become obsolete
 * is aborted if it takes long, but never two in a row, so that a slow connection still gets a document during steady typing.
 * Times are monotonic (`performance.now`): a change of the system clock moves nothing.
 */
export class Refresher {
  readonly #run: RefresherOptions['run'];
  readonly #budget = new TokenBucket(BUDGET, performance.now());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #current: AbortController | undefined;
  #firstChange: number | undefined;
  #lastChange = Number.NEGATIVE_INFINITY;
  /** The usual time between two changes of a series. */
  #gap = USUAL_GAP;
  #lastStart = Number.NEGATIVE_INFINITY;
  /** How long the last run took. */
  #took = Number.POSITIVE_INFINITY;
  /** Runs since the series began. */
  #runsInSeries = 0;
  /** The server has asked for patience until then. */
  #notBefore = 0;
  #abortedLast = false;
  /** A run is due, and waits for the current one. */
  #isDue = false;

  constructor({ run }: RefresherOptions) {
    this.#run = run;
  }

  /** Something has changed. */
  touch(): void {
    const now = performance.now();
    this.#firstChange ??= now;
    this.#schedule(Math.min(now + this.#settle(now), this.#firstChange + MAX_WAIT));
    this.#lastChange = now;
  }

  /** Without debounce, for an explicit request of the user. */
  now(): void {
    this.#firstChange ??= performance.now();
    this.#notBefore = 0;
    this.#schedule(performance.now());
  }

  /** Another attempt, where `outcome` asks for one: also after the run itself has ended. */
  retry({ retryIn }: RunOutcome): void {
    if (retryIn === undefined) return;
    this.#took = Number.POSITIVE_INFINITY;
    this.#notBefore = performance.now() + retryIn;
    this.#schedule(this.#notBefore);
  }

  /** Another call of the same run: each counts. */
  countCall(): void {
    this.#budget.spend(performance.now());
  }

  /** Aborts the current run and forgets pending ones, when the document is out of view. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#current?.abort();
    this.#current = undefined;
    this.#firstChange = undefined;
    this.#isDue = false;
  }

  #settle(now: number): number {
    const gap = now - this.#lastChange;
    const isSpare = this.#budget.level(now) > SPARE;
    if (gap > REST) {
      this.#runsInSeries = 0;
      return isSpare ? 0 : SETTLE.most;
    }
    this.#gap += (gap - this.#gap) * WEIGHT;
    if (isSpare && this.#took < this.#gap * KEEPS_UP && this.#runsInSeries < AT_ONCE) return 0;
    return Math.min(SETTLE.most, Math.max(SETTLE.least, this.#gap * LONGER));
  }

  #schedule(at: number): void {
    clearTimeout(this.#timer);
    this.#isDue = false;
    const now = performance.now();
    const start = Math.max(at, this.#budget.readyAt(now), this.#notBefore);
    this.#timer = setTimeout(() => this.#due(), Math.max(0, start - now));
  }

  #due(): void {
    this.#timer = undefined;
    if (this.#current === undefined) void this.#start();
    else if (performance.now() - this.#lastStart < LET_END) {
      this.#schedule(this.#lastStart + LET_END);
      this.#isDue = true;
    } else if (!this.#abortedLast) {
      this.#current.abort();
      this.#abortedLast = true;
      void this.#start();
    }
  }

  async #start(): Promise<void> {
    const own = new AbortController();
    this.#current = own;
    this.#firstChange = undefined;
    this.#lastStart = performance.now();
    this.#runsInSeries += 1;
    this.#budget.spend(this.#lastStart);
    const outcome = await this.#run(own.signal).catch((error: unknown) => {
      if (own.signal.aborted) return undefined;
      throw error;
    });
    if (this.#current !== own) return;
    this.#current = undefined;
    this.#abortedLast = false;
    this.#took = performance.now() - this.#lastStart;
    if (outcome?.retryIn !== undefined) this.retry(outcome);
    else if (this.#firstChange !== undefined && (this.#timer === undefined || this.#isDue)) {
      this.#schedule(performance.now());
    }
  }
}
