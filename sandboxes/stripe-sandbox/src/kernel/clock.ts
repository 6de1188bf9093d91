/** The sandbox's time: the system's, moved forward as often as a test or a person wants it to be later. */
export interface SandboxClock {
  /** Milliseconds since 1970, as `Date.now()`. */
  now(): number;
  /** Moves the time forward and does everything that falls due on the way, in its order: renewals, retries, endings. */
  advance(ms: number): Promise<void>;
}

/** Stripe's timestamps are whole seconds. */
export const secondsOf = (ms: number): number => Math.floor(ms / 1_000);
