import type { Currency } from '@trazo/plan/currencies';
import type { Language } from '@trazo/plan/languages';
import type { FigureProblem } from './figure-rule.ts';
import { type CellAddress, type CellRange, type GridModel, rangeBetween, rangeSize } from './grid-model.ts';
import type { PasteError } from './grid-paste.ts';
import type { PastedBlock } from './pasted-block.ts';

/** A cell as the page knows it. */
export interface CellName {
  readonly key: string;
  readonly column: number;
}

/** What the grid says after something happened; worded where it is shown. */
export type GridNotice<Row> =
  | { readonly kind: 'pasted' | 'copied' | 'cleared'; readonly count: number }
  | { readonly kind: 'movedUp' | 'movedDown' | 'grown'; readonly line: string }
  /** `next` is the cell the focus goes to: its row replaces the removed one. */
  | { readonly kind: 'removed'; readonly line: string; readonly next: CellName }
  | { readonly kind: 'refused'; readonly error: PasteError<Row> }
  | {
      readonly kind: 'typed';
      readonly cell: CellName;
      readonly text: string;
      readonly reason: FigureProblem;
    };

export interface GridView<Row> {
  /** More than one cell, from the one with the focus. */
  readonly selection: CellRange | undefined;
  readonly notice: GridNotice<Row> | undefined;
  /** A block that is shown before it goes in, and where. */
  readonly proposal: Proposal | undefined;
}

export interface Proposal {
  readonly block: PastedBlock;
  readonly row: number;
}

export const NOTHING_SHOWN: GridView<never> = {
  selection: undefined,
  notice: undefined,
  proposal: undefined,
};

export interface GridState<Content, Row> {
  readonly content: Content;
  /** The content that is edited, where what is rendered may lag behind it. */
  readonly latest?: () => Content;
  readonly rows: readonly Row[];
  readonly model: GridModel<Content, Row>;
  /** Stores the edit; returns what it led to, which may be more than was typed. */
  readonly onChange: (next: Content) => Content;
  readonly language: Language;
  /** The plan's, where the grid holds money. */
  readonly currency?: Currency;
  readonly view: GridView<Row>;
}

/** What the grid's operations share: the state of the moment, and how to change it. */
export interface GridContext<Content, Row> {
  readonly now: () => GridState<Content, Row>;
  readonly newId: () => string;
  readonly display: (change: Partial<GridView<Row>>) => void;
  /** Stores an edit, with the figures that follow from it. */
  readonly apply: (next: Content) => void;
  /** Stores an edit and says what it did. */
  readonly edit: (next: Content, notice: GridNotice<Row> | undefined) => void;
  readonly addressOf: (cell: CellName) => CellAddress;
  /** The selected cells, or the cell alone. */
  readonly rangeAt: (cell: CellName) => CellRange;
  readonly select: (from: CellAddress, to: CellAddress) => void;
  /** Where the selection begins and ends while it is stretched. */
  readonly ends: { anchor: CellAddress | undefined; corner: CellAddress | undefined };
}

/** Reads the state of the moment, so that one controller serves every render. */
export function createGridContext<Content, Row>(
  state: { current: GridState<Content, Row> },
  show: (view: GridView<Row>) => void,
  newId: () => string,
): GridContext<Content, Row> {
  const ends: GridContext<Content, Row>['ends'] = { anchor: undefined, corner: undefined };
  const now = () => {
    const { current } = state;
    return current.latest === undefined ? current : { ...current, content: current.latest() };
  };
  const set = (change: Partial<GridState<Content, Row>>) => {
    state.current = { ...state.current, ...change };
  };
  const display = (change: Partial<GridView<Row>>) => {
    const view = { ...now().view, ...change };
    set({ view });
    show(view);
  };
  const apply = (next: Content) => {
    const { content, onChange } = now();
    set({ content: next });
    // Figures that follow from the edit belong to it.
    if (next !== content) set({ content: onChange(next) });
  };
  const addressOf = ({ key, column }: CellName) => ({
    row: now().rows.findIndex((row) => now().model.rowKey(row) === key),
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
