import { readPath } from '@trazo/contract/plan-document/value-path';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { useSetAnswer } from '../answers.ts';
import { askedIn } from '../asked-answers.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import styles from './ramp-curve.module.css';

const MOST = 60;
/** Months that are drawn: two years, or all five where the ramp is longer. */
const spanOf = (months: number): number => (months <= 24 ? 24 : MOST);
/** In hundredths of the height; the line is not cut off at the top. */
const TOP = 10;
const BOTTOM = 96;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 6,
  PageDown: -6,
};

/** An answer as it can be drawn: what JavaScript reads beside digits (`Infinity`, `1e400`) is no quantity. */
const drawn = (answer: unknown): number =>
  /^\d{1,15}(?:\.\d{1,15})?$/.test(String(answer)) ? Number(answer) : Number.NaN;

const within = (months: number): number => Math.min(MOST, Math.max(0, Math.round(months)));

export interface RampCurveProps {
  /** Path of the line. */
  readonly at: string;
}

/** A sales line from its first to its normal month: the end of the rise is dragged, or moved by arrow keys. */
export function RampCurve({ at }: RampCurveProps) {
  const setAnswer = useSetAnswer();
  const words = useForecastWords();
  const line = useDraft(({ draft }) => readPath(askedIn(draft), at));
  const [dragged, setDragged] = useState<{ readonly months: number; readonly span: number }>();
  if (typeof line !== 'object' || line === null || !('rampMonths' in line) || !('normal' in line))
    return null;
  const { rampMonths, normal } = line;
  const most = drawn(normal);
  const typed = 'first' in line ? line.first : '';
  const first = typed === '' ? most : drawn(typed);
  if (typeof rampMonths !== 'number' || !(most > 0) || !(first >= 0)) return null;
  const months = dragged?.months ?? within(rampMonths);
  const span = dragged?.span ?? spanOf(months);
  const heightOf = (value: number) => BOTTOM - (value / Math.max(most, first)) * (BOTTOM - TOP);
  const end = Math.min(100, (months / span) * 100);
  const set = (next: number) => {
    if (within(next) !== rampMonths) setAnswer(`${at}.rampMonths`, within(next));
  };
  const drag = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.parentElement?.getBoundingClientRect() ?? { left: 0, width: 1 };
    setDragged({ span, months: within(((clientX - left) / width) * span) });
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? MOST : months + (step ?? 0);
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    set(next);
  };
  return (
    <div className={styles.ramp}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={`0,${heightOf(first)} ${end},${heightOf(most)} 100,${heightOf(most)}`} />
      </svg>
      <div
        className={styles.rampEnd}
        style={{ insetInlineStart: `${end}%`, insetBlockStart: `${heightOf(most)}%` }}
        role="slider"
        tabIndex={0}
        aria-label={words.fields.rampMonths}
        aria-valuemin={0}
        aria-valuemax={MOST}
        aria-valuenow={months}
        aria-valuetext={say(words.ui.rampEnd, { months: String(months) })}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged({ months, span });
        }}
        onPointerMove={(event) => dragged !== undefined && drag(event)}
        onPointerUp={() => {
          // One step to undo, however far it was dragged.
          if (dragged !== undefined) set(dragged.months);
          setDragged(undefined);
        }}
        onPointerCancel={() => setDragged(undefined)}
      />
    </div>
  );
}
