import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { must } from '@trazo/plan/must';
import { expect } from 'vitest';
import { draftHandedIn, renderWithPlan } from '../../../workspace/plan-store/testing/draft-handed-in.tsx';
import { setAnswer } from '../forecast/answers.ts';
import { ForecastPart } from '../forecast/forecast-part.tsx';
import { StatementPart } from '../statement/statement-part.tsx';
import { planWith } from './answered-plan.ts';

type Cell = HTMLInputElement | HTMLTextAreaElement;
type Grid = 'statement' | 'months';

const isCell = (element: Element): element is Cell =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** All cells of the five-year table, or of what is sold by month. */
const cellsOf = (grid: Grid): Cell[] =>
  [...document.querySelectorAll(`[data-cell${grid === 'months' ? '^="sold:"' : ''}]`)]
    .filter(isCell)
    .filter(({ dataset }) => grid === 'months' || dataset['cell']?.startsWith('sold:') === false);

/** A line's cell, by the number of its year or month; undefined where it is not shown. */
export const findCell = (grid: Grid, line: string, column: number): Cell | undefined =>
  cellsOf(grid).find(
    (cell) =>
      cell.getAttribute('aria-label')?.startsWith(`${line}, `) === true &&
      cell.dataset['cell']?.endsWith(`/${column}`) === true,
  );

export const cellAt = (grid: Grid, line: string, column: number): Cell =>
  must(findCell(grid, line, column), `the cell ${column} of ${line} is shown`);

/** Every cell of the five-year table in which something stands. */
export const written = (): Record<string, string> =>
  Object.fromEntries(
    cellsOf('statement').flatMap(({ dataset, value }) =>
      value === '' ? [] : [[dataset['cell'] ?? '', value]],
    ),
  );

/** The name of a line; the row that stands open for another one comes last. */
export const nameCells = (grid: Grid, group = grid === 'months' ? 'sold:' : 'revenues'): Cell[] =>
  cellsOf(grid).filter(
    ({ dataset }) => dataset['cell']?.startsWith(group) === true && dataset['cell'].endsWith('/0'),
  );

/** Fills a cell at once, as by dictation, and leaves it. */
export function fillCell(cell: Cell, text: string): void {
  act(() => cell.focus());
  fireEvent.change(cell, { target: { value: text } });
  act(() => cell.blur());
}

/** Chooses from the menu of a line. */
export async function chooseFor(grid: Grid, line: string, entry: string): Promise<void> {
  const row = must(cellAt(grid, line, 1).closest('tr'), 'a cell stands in a row');
  await userEvent.click(must(row.querySelector<HTMLElement>('[aria-haspopup="menu"]'), 'a line has a menu'));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

/** Shows the forecast of a plan with these answers to its questions, above the five-year table. */
export async function showFinance(answers: Partial<Assumptions>) {
  const store = draftHandedIn(planWith(answers));
  renderWithPlan(
    store,
    <>
      <ForecastPart />
      <StatementPart />
    </>,
  );
  await waitFor(() => expect(document.querySelector('[data-cell^="sold:"]')).not.toBeNull());
  return {
    store,
    answer: (path: string, value: unknown) => act(() => setAnswer(store, path, value)),
    undo: () => act(() => void store.undo()),
    redo: () => act(() => void store.redo()),
  };
}
