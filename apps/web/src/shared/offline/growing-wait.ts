/** The longest there is between two attempts. */
export const LONGEST_WAIT = 60_000;

/** Milliseconds until the next attempt after so many failures in a row: `first`, then twice as long each time. */
export const growingWait = (failures: number, first = 1_000): number =>
  Math.min(first * 2 ** (failures - 1), LONGEST_WAIT);
