import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const figuresIn = (row: HTMLTableRowElement): HTMLButtonElement[] => [...row.querySelectorAll('button')];

/** Roving tabindex: one figure of a table is a stop of Tab, arrows, Home and End go on from it. */
export function useFigureKeys(frame: RefObject<HTMLElement | null>): void {
  // After every rendering: the figure that was the stop may be gone.
  useEffect(() => {
    const buttons = [...(frame.current?.querySelectorAll<HTMLButtonElement>('tbody button') ?? [])];
    if (buttons.every(({ tabIndex }) => tabIndex !== 0)) buttons[0]?.setAttribute('tabindex', '0');
  });
  useEffect(() => {
    const { current } = frame;
    const move = (event: KeyboardEvent) => {
      const target =
        event.target instanceof HTMLElement ? event.target.closest<HTMLButtonElement>('tbody button') : null;
      const next = target === null ? undefined : nextFigure(target, event.key);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest', inline: 'center' });
    };
    const stop = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLButtonElement) || target.closest('tbody') === null) return;
      for (const each of current?.querySelectorAll('tbody button[tabindex="0"]') ?? []) {
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
  }, [frame]);
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
  const all = [...(row.closest('table')?.rows ?? [])].filter(
    (each) => figuresIn(each).length > 0 && each.closest('tbody') !== null,
  );
  const other = all[all.indexOf(row) + rows];
  return other === undefined ? undefined : (figuresIn(other)[column] ?? figuresIn(other).at(-1));
}
