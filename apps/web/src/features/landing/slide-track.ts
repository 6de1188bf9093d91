/** A move from one slide to the next (specification §9). */
export const SLIDE_MS = 1100;

/** Where each slide comes to rest: at its own beginning, or at the end of the track, which has no more to show. */
export const snapPositions = (offsets: readonly number[], furthest: number): number[] =>
  offsets.map((offset) => Math.min(offset, furthest));

/** The slide whose position is nearest; the later one where several end together. */
export function nearestSlide(positions: readonly number[], position: number): number {
  const distances = positions.map((each) => Math.abs(each - position));
  return distances.lastIndexOf(Math.min(...distances));
}

/** Slow at both ends. */
export const eased = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);
