export interface TokenBucketOptions {
  /** Uses in a row before any has to wait. */
  readonly capacity: number;
  /** Milliseconds after which one more use is allowed. */
  readonly refillMs: number;
}

/** A token bucket: bursts up to its capacity, and on average no more than one use in `refillMs`. Times are in ms of one clock. */
export class TokenBucket {
  readonly #options: TokenBucketOptions;
  #tokens: number;
  #filledAt: number;

  constructor(options: TokenBucketOptions, now: number) {
    this.#options = options;
    this.#tokens = options.capacity;
    this.#filledAt = now;
  }

  /** The share of its capacity that is left. */
  level(now: number): number {
    this.#refill(now);
    return this.#tokens / this.#options.capacity;
  }

  /** When the next use is allowed: `now`, or later. */
  readyAt(now: number): number {
    this.#refill(now);
    return now + Math.max(0, 1 - this.#tokens) * this.#options.refillMs;
  }

  spend(now: number): void {
    this.#refill(now);
    this.#tokens -= 1;
  }

  #refill(now: number): void {
    const { capacity, refillMs } = this.#options;
    this.#tokens = Math.min(capacity, this.#tokens + (now - this.#filledAt) / refillMs);
    this.#filledAt = now;
  }
}
