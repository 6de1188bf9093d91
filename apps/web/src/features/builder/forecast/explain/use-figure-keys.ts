import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const FIGURE = 'tbody button[data-figure]';

const figuresIn = (row: HTMLTableRowElement): HTMLButtonElement[] => [
  ...row.querySelectorAll<HTMLButtonElement>(FIGURE),
];

/**
 * Roving tabindex: one figure of a table is a stop of Tab, or one of each row where rows to type in stand between; arrows, Home
 * and End go on from it.
 */
export function useFigureKeys(
  frame: RefObject<HTMLElement | null>,
  stopsIn: 'table' | 'row' = 'table',
): void {
  // After every rendering: the figure that was the stop may be gone.
  useEffect(() => {
    const parts = stopsIn === 'table' ? [frame.current] : [...(frame.current?.querySelectorAll('tr') ?? [])];
    for (const part of parts) {
      const buttons = [...(part?.querySelectorAll<HTMLButtonElement>(FIGURE) ?? [])];
      if (buttons.every(({ tabIndex }) => tabIndex !== 0)) buttons[0]?.setAttribute('tabindex', '0');
    }
  });
  useEffect(() => {
    const { current } = frame;
    const move = (event: KeyboardEvent) => {
      const target =
        event.target instanceof HTMLElement ? event.target.closest<HTMLButtonElement>(FIGURE) : null;
      const next = target === null ? undefined : nextFigure(target, event.key);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest', inline: 'center' });
    };
    const stop = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLButtonElement) || !target.matches(FIGURE)) return;
      const part = stopsIn === 'table' ? current : target.closest('tr');
      for (const each of part?.querySelectorAll(`${FIGURE}[tabindex="0"]`) ?? []) {
        each.setAttribute('tabindex', '-1');
      }
      target.setAttribute('tabindex', '0');
    };
    current?.addEventListener('keydown', move);
    current?.addEventListener('focusin', stop);
    return () => {
      current?.removeEventListener('keydown', move);
      current?.removeEventListener('focusin', stop);
    };
  }, [frame, stopsIn]);
}

function nextFigure(from: HTMLButtonElement, key: string): HTMLButtonElement | undefined {
  const row = from.closest('tr');
  if (row === null) return undefined;
  const figures = figuresIn(row);
  if (key === 'Home') return figures[0];
  if (key === 'End') return figures.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const [rows, columns] = step;
  const column = figures.indexOf(from);
  if (columns !== 0) return figures[column + columns];
  const all = [...(row.closest('table')?.rows ?? [])].filter((each) => figuresIn(each).length > 0);
  const other = all[all.indexOf(row) + rows];
  return other === undefined ? undefined : (figuresIn(other)[column] ?? figuresIn(other).at(-1));
}
