/** What a run asks for: nothing, or another attempt after so many milliseconds. */
export interface RunOutcome {
  readonly retryIn?: number | undefined;
}

export interface RefresherOptions {
  /** Does the work; rejects only when `signal` aborts it. */
  readonly run: (signal: AbortSignal) => Promise<RunOutcome>;
}

/** A pause in typing this long is taken for the end of a word. */
export const SETTLE = 350;
/** Someone who types without a pause sees the document at least this often. */
export const MAX_WAIT = 1500;
/** The server takes 120 documents a minute of one address. */
export const MIN_INTERVAL = 600;

/**
 * Runs something after the last of many changes: one run at a time, the latest change wins. A run that has become obsolete
 * is aborted, but never two in a row, so that a slow line still brings something while somebody keeps typing. It goes by a
 * clock that nobody sets.
 */
export class Refresher {
  readonly #run: RefresherOptions['run'];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #current: AbortController | undefined;
  #firstChange: number | undefined;
  #lastStart = Number.NEGATIVE_INFINITY;
  /** The server has asked for patience until then. */
  #notBefore = 0;
  #abortedLast = false;

  constructor({ run }: RefresherOptions) {
    this.#run = run;
  }

  /** Something has changed. */
  touch(): void {
    const now = performance.now();
    this.#firstChange ??= now;
    this.#schedule(Math.min(now + SETTLE, this.#firstChange + MAX_WAIT));
  }

  /** At once: somebody waits for it. */
  now(): void {
    this.#firstChange ??= performance.now();
    this.#notBefore = 0;
    this.#schedule(performance.now());
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#current?.abort();
    this.#current = undefined;
    this.#firstChange = undefined;
  }

  #schedule(at: number): void {
    clearTimeout(this.#timer);
    const start = Math.max(at, this.#lastStart + MIN_INTERVAL, this.#notBefore);
    this.#timer = setTimeout(() => this.#due(), Math.max(0, start - performance.now()));
  }

  #due(): void {
    this.#timer = undefined;
    if (this.#current === undefined) void this.#start();
    else if (!this.#abortedLast) {
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
    const outcome = await this.#run(own.signal).catch((problem: unknown) => {
      if (own.signal.aborted) return undefined;
      throw problem;
    });
    if (this.#current !== own) return;
    this.#current = undefined;
    this.#abortedLast = false;
    const retryIn = outcome?.retryIn;
    if (retryIn !== undefined) {
      this.#notBefore = performance.now() + retryIn;
      this.#schedule(this.#notBefore);
    } else if (this.#firstChange !== undefined && this.#timer === undefined) {
      this.#schedule(performance.now());
    }
  }
}
