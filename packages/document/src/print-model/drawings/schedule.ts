import { DAYS, isSchedule, onScale, ticksUpTo } from '@trazo/charts/schedule';
import type { Operation } from '@trazo/plan/sections/operations';
import type { PrintSpans } from '../print-parts.ts';
import type { Wording } from '../wording.ts';

const RANGE = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*[-–—]\s*(\d{1,4}(?:[.,]\d{1,2})?)$/;

/** The units an axis is counted in, the largest first, and how many of them it has at least. */
const AXIS = [
  ['years', 4],
  ['months', 4],
  ['weeks', 3],
  ['days', 0],
] as const;

interface NamedStep extends Pick<Operation, 'duration' | 'timeUnit'> {
  readonly title: string;
  /** As it is printed. */
  readonly printed: string;
}

/** Steps on a scale of time (Gantt); `null` unless their ranges say when each is done, and not only how long it takes. */
export function printSchedule(steps: readonly NamedStep[], wording: Wording): PrintSpans | null {
  const { words, format } = wording;
  const placed = steps.flatMap((step) => {
    const range = RANGE.exec(step.duration.trim());
    if (range === null || step.timeUnit === '') return [];
    const [from = 0, to = 0] = range
      .slice(1)
      .map((text) => Number(text.replace(',', '.')) * DAYS[step.timeUnit || 'days']);
    return [{ step, span: { from, to } }];
  });
  if (!isSchedule(placed.map(({ span }) => span))) return null;
  const last = Math.max(...placed.map(({ span }) => span.to));
  const [unit] = AXIS.find(([name, least]) => last / DAYS[name] >= least) ?? ['days'];
  const scale = { from: 0, to: last };
  const ticks = ticksUpTo(last / DAYS[unit]);
  const left = steps.length - placed.length;
  return {
    subject: '',
    caption: words('operations:document.schedule'),
    weighs: false,
    rows: placed.map(({ step, span }) => ({
      label: step.title,
      figure: step.printed,
      ...onScale(span, scale),
      tone: 'main' as const,
      negative: false,
    })),
    ticks: ticks.map((tick, index) => {
      const number = format.number(String(tick), 0);
      const isNamed = index === ticks.length - 1;
      return {
        at: onScale({ from: 0, to: tick * DAYS[unit] }, scale).to,
        label: isNamed ? words(`operations:document.${unit}`, { count: tick, number }) : number,
      };
    }),
    note: left === 0 ? '' : words('operations:document.scheduleNote'),
  };
}
