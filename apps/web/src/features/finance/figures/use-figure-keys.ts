import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What a table says more of when it is asked: figures, and terms in the heads of its rows. */
const ASKED = 'button[data-figure], button[data-term]';

const askedIn = (part: Element | null): HTMLButtonElement[] => [
  ...(part?.querySelectorAll<HTMLButtonElement>(ASKED) ?? []),
];

/**
 * Roving tabindex: all that a table can be asked is one stop of Tab; arrows, Home and End go on from it. Cells to type in keep
 * stops of their own, as in a spreadsheet.
 */
export function useFigureKeys(frame: RefObject<HTMLElement | null>): void {
  // After every rendering: the button that was the stop may be gone.
  useEffect(() => {
    const buttons = askedIn(frame.current);
    if (buttons.every(({ tabIndex }) => tabIndex !== 0)) buttons[0]?.setAttribute('tabindex', '0');
  });
  useEffect(() => {
    const { current } = frame;
    const move = (event: KeyboardEvent) => {
      const target =
        event.target instanceof HTMLElement ? event.target.closest<HTMLButtonElement>(ASKED) : null;
      const next = target === null ? undefined : nextAsked(target, event.key);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest', inline: 'center' });
    };
    const stop = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLButtonElement) || !target.matches(ASKED)) return;
      for (const each of askedIn(current)) if (each.tabIndex === 0) each.setAttribute('tabindex', '-1');
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

/** In which cell of its row a button stands. */
function columnOf(button: HTMLButtonElement): number {
  const cell = button.closest('td, th');
  return cell === null ? 0 : [...(cell.parentElement?.children ?? [])].indexOf(cell);
}

function nextAsked(from: HTMLButtonElement, key: string): HTMLButtonElement | undefined {
  const row = from.closest('tr');
  if (row === null) return undefined;
  const own = askedIn(row);
  if (key === 'Home') return own[0];
  if (key === 'End') return own.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const [rows, columns] = step;
  if (columns !== 0) return own[own.indexOf(from) + columns];
  const all = [...(row.closest('table')?.querySelectorAll('tr') ?? [])];
  const ahead = rows > 0 ? all.slice(all.indexOf(row) + 1) : all.slice(0, all.indexOf(row)).toReversed();
  const others = ahead.map(askedIn).filter((buttons) => buttons.length > 0);
  const below = others.flat().find((each) => columnOf(each) === columnOf(from));
  return below ?? others[0]?.at(-1);
}
