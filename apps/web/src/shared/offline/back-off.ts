/** The longest pause between two attempts, in milliseconds. */
export const LONGEST_BACK_OFF = 60_000;

/** Retry with back-off: milliseconds until the next attempt after so many failures in a row, `first`, then doubled. */
export const backOff = (failures: number, first = 1_000): number =>
  Math.min(first * 2 ** (failures - 1), LONGEST_BACK_OFF);
