import type { Language } from '@trazo/plan/languages';
import { decimalSeparatorOf } from '@trazo/plan/writing/number-convention';
import { cellValue, clearRange, moveLine, removeLine, setCell } from './grid-edits.ts';
import { type PasteError, pasteBlock } from './grid-paste.ts';
import {
  type CellAddress,
  type CellRange,
  type Direction,
  type GridRow,
  isCell,
  NAME_COLUMN,
  neighbour,
  rangeBetween,
  rangeSize,
  rowKey,
} from './grid-rows.ts';
import type { NameLine } from './line-name.ts';
import { isReadable } from './readable-finance.ts';
import type { LineGroup, Statement } from './statement.ts';
import { parseTabSeparated, toTabSeparated } from './tab-separated.ts';

/** A cell as the page knows it. */
export interface CellName {
  readonly key: string;
  readonly column: number;
}

/** What the grid says after something happened; worded where it is shown. */
export type GridNotice =
  | { readonly kind: 'pasted' | 'copied' | 'cleared'; readonly count: number }
  | { readonly kind: 'movedUp' | 'movedDown'; readonly line: string }
  /** `next` is the cell the focus goes to: its row replaces the removed one. */
  | { readonly kind: 'removed'; readonly line: string; readonly next: CellName }
  | { readonly kind: 'refused'; readonly error: PasteError }
  | {
      readonly kind: 'typed';
      readonly cell: CellName;
      readonly text: string;
      readonly reason: 'notNumber' | 'tooLong';
    };

export interface GridView {
  /** More than one cell, from the one with the focus. */
  readonly selection: CellRange | undefined;
  readonly notice: GridNotice | undefined;
}

export const NOTHING_SHOWN: GridView = { selection: undefined, notice: undefined };

export interface GridState {
  readonly statement: Statement;
  readonly rows: readonly GridRow[];
  readonly onChange: (next: Statement) => Statement;
  readonly language: Language;
  readonly nameLine: NameLine;
  readonly view: GridView;
}

export type GridController = ReturnType<typeof createGridController>;

/** All the grid does to a statement; reads the state of the moment, so one controller serves every render. */
export function createGridController(
  state: { current: GridState },
  show: (view: GridView) => void,
  newId: () => string,
) {
  let anchor: CellAddress | undefined;
  let corner: CellAddress | undefined;

  const set = (change: Partial<GridState>) => {
    state.current = { ...state.current, ...change };
  };
  const display = (change: Partial<GridView>) => {
    const view = { ...state.current.view, ...change };
    set({ view });
    show(view);
  };
  const apply = (next: Statement) => {
    const { statement, onChange } = state.current;
    set({ statement: next });
    // Figures that follow from the edit belong to it.
    if (next !== statement) set({ statement: onChange(next) });
  };
  const edit = (next: Statement, notice: GridNotice | undefined) => {
    apply(next);
    display({ notice });
  };
  const addressOf = ({ key, column }: CellName): CellAddress => ({
    row: state.current.rows.findIndex((row) => rowKey(row) === key),
    column,
  });
  const rangeAt = (cell: CellName): CellRange => {
    const address = addressOf(cell);
    return state.current.view.selection ?? rangeBetween(address, address);
  };
  const select = (from: CellAddress, to: CellAddress) => {
    [anchor, corner] = [from, to];
    const range = rangeBetween(from, to);
    display({ selection: rangeSize(range) > 1 ? range : undefined });
  };
  const textOf = (row: GridRow, column: number) => {
    const value = cellValue(state.current.statement, row, column);
    if (column === NAME_COLUMN || !isReadable(value)) return value;
    return value.replace('.', decimalSeparatorOf(state.current.language));
  };

  return {
    /** The focus came to a cell: a selection elsewhere ends. */
    enter(cell: CellName) {
      [anchor, corner] = [addressOf(cell), undefined];
      if (state.current.view.selection !== undefined) display({ selection: undefined });
    },

    /** The cell next to one; undefined at the edge. */
    next(cell: CellName, direction: Direction): CellName | undefined {
      const found = neighbour(state.current.rows, addressOf(cell), direction);
      const row = found && state.current.rows[found.row];
      return row && { key: rowKey(row), column: found.column };
    },

    /** Stretches the selection by one cell, or to a cell. */
    stretch(cell: CellName, to: Direction | CellName) {
      const from = anchor ?? addressOf(cell);
      const end = typeof to === 'string' ? neighbour(state.current.rows, corner ?? from, to) : addressOf(to);
      if (end !== undefined && isCell(state.current.rows, end)) select(from, end);
    },

    /** Sets a cell while it is typed in. */
    type(cell: CellName, value: string) {
      const { statement, rows, view, nameLine } = state.current;
      const { row: index, column } = addressOf(cell);
      const row = rows[index];
      if (row === undefined) return;
      apply(setCell(statement, row, column, value, nameLine));
      if (view.notice !== undefined || view.selection !== undefined) {
        display({ notice: undefined, selection: undefined });
      }
    },

    refuse(cell: CellName, text: string, reason: 'notNumber' | 'tooLong') {
      display({ notice: { kind: 'typed', cell, text, reason } });
    },

    clear(cell: CellName) {
      const range = rangeAt(cell);
      const next = clearRange(state.current.statement, state.current.rows, range);
      edit(next, rangeSize(range) > 1 ? { kind: 'cleared', count: rangeSize(range) } : undefined);
    },

    /** The selected cells as text for the clipboard. */
    copy(cell: CellName): string {
      const range = rangeAt(cell);
      const { rows } = state.current;
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
      const { statement, rows, language, nameLine } = state.current;
      const { top, left } = rangeAt(cell);
      const at = { row: top, column: left };
      const outcome = pasteBlock(statement, block, { rows, at, language, newId, nameLine });
      if (!outcome.pasted) return display({ notice: { kind: 'refused', error: outcome.error } });
      edit(outcome.statement, { kind: 'pasted', count: outcome.cells });
      select(at, { row: top + block.length - 1, column: left + (block[0]?.length ?? 1) - 1 });
    },

    /** What was said last no longer holds: it was undone. */
    forget() {
      if (state.current.view !== NOTHING_SHOWN) display(NOTHING_SHOWN);
    },

    removeLine(group: LineGroup, id: string, line: string) {
      const { statement, rows } = state.current;
      const below = rows[rows.findIndex((row) => rowKey(row) === `${group}:${id}`) + 1];
      const next = {
        key: below === undefined ? '' : rowKey(below),
        column: below?.kind === 'line' ? NAME_COLUMN : 1,
      };
      edit(removeLine(statement, group, id), { kind: 'removed', line, next });
      display({ selection: undefined });
    },

    moveLine(group: LineGroup, id: string, by: -1 | 1, line: string) {
      const next = moveLine(state.current.statement, group, id, by);
      if (next === state.current.statement) return;
      edit(next, { kind: by === -1 ? 'movedUp' : 'movedDown', line });
      display({ selection: undefined });
    },
  };
}
