import type { CellName } from './grid-context.ts';

/** Names a cell in the page. */
export const cellId = ({ key, column }: CellName): string => `${key}/${column}`;

/** Puts the focus on a cell of the grid that `from` belongs to, and brings it into view. */
export function focusCell(from: HTMLElement | null, cell: CellName) {
  const target = from
    ?.closest('table')
    ?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cellId(cell))}"]`);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The cell that has the focus. */
export function focusedCell(): CellName | undefined {
  const id = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.cell : undefined;
  const [, key, column] = /^(.+)\/(\d+)$/.exec(id ?? '') ?? [];
  return key === undefined ? undefined : { key, column: Number(column) };
}
