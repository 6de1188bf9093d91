/** From and to, in one unit. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A span as a share of a scale, 0 to 1. */
export const onScale = ({ from, to }: Span, scale: Span): Span => {
  const width = scale.to - scale.from || 1;
  return { from: (from - scale.from) / width, to: (to - scale.from) / width };
};

/** Days of a unit of time. */
export const DAYS = { hours: 1 / 24, days: 1, weeks: 7, months: 365 / 12, years: 365 } as const;

/**
 * Steps say when they are done, and not only how long they take, where none begins before the one above it and the first
 * begins the whole (Gantt): “0–3”, “3–6”, not “6–8 weeks” four times.
 */
export function isSchedule(spans: readonly Span[]): boolean {
  const [first] = spans;
  if (first === undefined || spans.length < 3) return false;
  const begins = spans.every(({ from, to }, index) => to > from && from >= (spans[index - 1]?.from ?? 0));
  const last = Math.max(...spans.map(({ to }) => to));
  return begins && first.from <= last / 10 && spans.some(({ from }) => from > first.from);
}

/** Marks on a scale from 0: about six, at round distances. */
export function ticksUpTo(most: number): number[] {
  const rough = most / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 3, 5, 6, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  const whole = Math.max(1, Math.round(step));
  return Array.from({ length: Math.floor(most / whole) + 1 }, (_, index) => index * whole);
}
