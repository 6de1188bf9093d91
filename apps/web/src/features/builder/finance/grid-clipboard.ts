import { decimalSeparatorOf } from '@trazo/plan/writing/number-convention';
import type { CellName, GridContext } from './grid-context.ts';
import { clearRange, NAME_COLUMN, rangeSize } from './grid-model.ts';
import { pasteBlock } from './grid-paste.ts';
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

    /** Pastes a block at the selection's corner or the cell; a refused block changes nothing. */
    paste(cell: CellName, text: string) {
      const block = parseTabSeparated(text);
      if (block.length === 0) return;
      const { model, content, rows, language } = now();
      const { top, left } = rangeAt(cell);
      const at = { row: top, column: left };
      const outcome = pasteBlock(model, content, block, { rows, at, language, newId });
      if (!outcome.pasted) return display({ notice: { kind: 'refused', error: outcome.error } });
      edit(outcome.content, { kind: 'pasted', count: outcome.cells });
      select(at, { row: top + block.length - 1, column: left + (block[0]?.length ?? 1) - 1 });
    },
  };
}
