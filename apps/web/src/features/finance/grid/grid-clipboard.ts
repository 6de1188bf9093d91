import { decimalSeparatorOf } from '@trazo/plan/writing/number-convention';
import type { CellName, GridContext, Proposal } from './grid-context.ts';
import { clearRange, NAME_COLUMN, rangeSize } from './grid-model.ts';
import { pasteBlock } from './grid-paste.ts';
import { readBlock } from './pasted-block.ts';
import { parseTabSeparated, toTabSeparated } from './tab-separated.ts';

/** What is copied, pasted and cleared: the selected cells, or the one with the focus. */
export function gridClipboard<Content, Row>(context: GridContext<Content, Row>) {
  const { now, newId, display, edit, rangeAt, select } = context;
  const textOf = (row: Row, column: number) => {
    const { model, content, language } = now();
    const value = model.valueOf(content, row, column);
    if (column === NAME_COLUMN || !model.ruleOf(row).allows(value)) return value;
    return value.replace('.', decimalSeparatorOf(language));
  };
  const put = ({ block, row }: Proposal) => {
    const { model, content, rows } = now();
    const outcome = pasteBlock(model, content, block, { rows, row, newId });
    if (!outcome.pasted) return display({ notice: { kind: 'refused', error: outcome.error } });
    edit(outcome.content, { kind: 'pasted', count: outcome.cells });
    const height = block.lines.filter(({ isCost }) => !isCost).length;
    const { column } = block;
    const last = { row: row + height - 1, column: column + (block.lines[0]?.cells.length ?? 1) - 1 };
    if (height > 0) select({ row, column }, last);
  };
  return {
    clear(cell: CellName) {
      const range = rangeAt(cell);
      const { model, content, rows } = now();
      const next = clearRange(model, content, rows, range);
      edit(next, rangeSize(range) > 1 ? { kind: 'cleared', count: rangeSize(range) } : undefined);
    },

    /** The selected cells as text for the clipboard. */
    copy(cell: CellName): string {
      const range = rangeAt(cell);
      const { rows } = now();
      const columns = Array.from({ length: range.right - range.left + 1 }, (_, index) => range.left + index);
      if (rangeSize(range) > 1) display({ notice: { kind: 'copied', count: rangeSize(range) } });
      return toTabSeparated(
        rows.slice(range.top, range.bottom + 1).map((row) => columns.map((column) => textOf(row, column))),
      );
    },

    /**
     * Pastes a block at the selection's corner or the cell; a refused block changes nothing, and one that had to be read with a
     * look at all its cells is shown first.
     */
    paste(cell: CellName, text: string) {
      const cells = parseTabSeparated(text);
      if (cells.length === 0) return;
      const { model, rows, language, currency } = now();
      const { top, left } = rangeAt(cell);
      const row = rows[top];
      if (row === undefined) return;
      const block = readBlock(cells, {
        column: left,
        language,
        currency,
        hasName: model.isCell(row, NAME_COLUMN),
        takesCosts: model.costs === undefined ? 'nowhere' : model.costs.isCost(row) ? 'here' : 'elsewhere',
      });
      const isTaken = pasteBlock(model, now().content, block, { rows, row: top, newId }).pasted;
      if (block.notes.length === 0 || !isTaken) put({ block, row: top });
      else display({ proposal: { block, row: top }, notice: undefined });
    },

    /** The block that is shown goes in. */
    putIn() {
      const { proposal } = now().view;
      display({ proposal: undefined });
      if (proposal !== undefined) put(proposal);
    },

    /** It does not. */
    leaveOut() {
      display({ proposal: undefined });
    },
  };
}
