import type { Language } from '@trazo/plan/languages';
import type { PasteError } from './grid-paste.ts';
import {
  type CellAddress,
  type CellRange,
  type GridRow,
  rangeBetween,
  rangeSize,
  rowKey,
} from './grid-rows.ts';
import type { NameLine } from './line-name.ts';
import type { Statement } from './statement.ts';

/** A cell as the page knows it. */
export interface CellName {
  readonly key: string;
  readonly column: number;
}

/** What the grid says after something happened; worded where it is shown. */
export type GridNotice =
  | { readonly kind: 'pasted' | 'copied' | 'cleared'; readonly count: number }
  | { readonly kind: 'movedUp' | 'movedDown' | 'grown'; readonly line: string }
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

/** What the grid's operations share: the state of the moment, and how to change it. */
export interface GridContext {
  readonly now: () => GridState;
  readonly newId: () => string;
  readonly display: (change: Partial<GridView>) => void;
  /** Stores an edit, with the figures that follow from it. */
  readonly apply: (next: Statement) => void;
  /** Stores an edit and says what it did. */
  readonly edit: (next: Statement, notice: GridNotice | undefined) => void;
  readonly addressOf: (cell: CellName) => CellAddress;
  /** The selected cells, or the cell alone. */
  readonly rangeAt: (cell: CellName) => CellRange;
  readonly select: (from: CellAddress, to: CellAddress) => void;
  /** Where the selection begins and ends while it is stretched. */
  readonly ends: { anchor: CellAddress | undefined; corner: CellAddress | undefined };
}

/** Reads the state of the moment, so that one controller serves every render. */
export function createGridContext(
  state: { current: GridState },
  show: (view: GridView) => void,
  newId: () => string,
): GridContext {
  const ends: GridContext['ends'] = { anchor: undefined, corner: undefined };
  const now = () => state.current;
  const set = (change: Partial<GridState>) => {
    state.current = { ...now(), ...change };
  };
  const display = (change: Partial<GridView>) => {
    const view = { ...now().view, ...change };
    set({ view });
    show(view);
  };
  const apply = (next: Statement) => {
    const { statement, onChange } = now();
    set({ statement: next });
    // Figures that follow from the edit belong to it.
    if (next !== statement) set({ statement: onChange(next) });
  };
  const addressOf = ({ key, column }: CellName) => ({
    row: now().rows.findIndex((row) => rowKey(row) === key),
    column,
  });
  return {
    now,
    newId,
    display,
    apply,
    edit(next, notice) {
      apply(next);
      display({ notice });
    },
    addressOf,
    rangeAt(cell) {
      const address = addressOf(cell);
      return now().view.selection ?? rangeBetween(address, address);
    },
    select(from, to) {
      ends.anchor = from;
      ends.corner = to;
      const range = rangeBetween(from, to);
      display({ selection: rangeSize(range) > 1 ? range : undefined });
    },
    ends,
  };
}
