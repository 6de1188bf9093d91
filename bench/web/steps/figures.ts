import { figureOf, pointsOf, type Report, rowsOf } from '../lighthouse.ts';

/** What a step may change on a page. Paints and blocking are Lighthouse's simulation of a slow phone; the rest is counted. */
export interface Figures {
  readonly points: number;
  readonly firstMs: number;
  readonly largestMs: number;
  readonly blockedMs: number;
  readonly bytes: number;
  readonly requests: number;
  /** Stylesheets and scripts the first paint waits for. */
  readonly blocking: number;
}

export const figuresOf = (report: Report): Figures => ({
  points: pointsOf(report, 'performance'),
  firstMs: figureOf(report, 'first-contentful-paint'),
  largestMs: figureOf(report, 'largest-contentful-paint'),
  blockedMs: figureOf(report, 'total-blocking-time'),
  bytes: figureOf(report, 'total-byte-weight'),
  requests: rowsOf(report, 'network-requests'),
  blocking: rowsOf(report, 'render-blocking-insight'),
});

/** One page with every step, and right before or after it without one. */
export interface Pair {
  readonly full: Figures;
  readonly without: Figures;
}

/** The median of what the step adds to a figure, over all pairs: negative where it makes it smaller. */
export const addedBy = (pairs: readonly Pair[], figure: keyof Figures): number =>
  quantile(
    pairs.map(({ full, without }) => full[figure] - without[figure]),
    0.5,
  );

/** The quarters around that median: half of all pairs are within. */
export const quartersOf = (pairs: readonly Pair[], figure: keyof Figures): readonly [number, number] => {
  const differences = pairs.map(({ full, without }) => full[figure] - without[figure]);
  return [quantile(differences, 0.25), quantile(differences, 0.75)];
};

/** Interpolated; `NaN` where there is no value. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (sorted.length - 1) * share;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}
