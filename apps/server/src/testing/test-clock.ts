import type { Clock } from '../platform/clock.ts';

/** A clock that goes on as usual, and can be put forward. */
export interface TestClock {
  readonly now: Clock;
  forward(milliseconds: number): void;
}

export function testClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
