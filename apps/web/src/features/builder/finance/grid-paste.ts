import { LIST_LIMITS, TEXT_LIMITS } from '@trazo/plan/fields';
import type { Language } from '@trazo/plan/languages';
import { readAmount, separatorOfBlock } from '@trazo/plan/writing/amount-reading';
import { setCell } from './grid-edits.ts';
import { type CellAddress, type GridRow, isCell, LAST_COLUMN, NAME_COLUMN } from './grid-rows.ts';
import type { NameLine } from './line-name.ts';
import type { Statement } from './statement.ts';

/** Why nothing of a block was pasted. `row` counts the grid's rows, `line` the block's, from 0. */
export type PasteError =
  | {
      readonly reason: 'notNumber' | 'tooLong' | 'nameTooLong';
      readonly line: number;
      readonly column: number;
      readonly row: GridRow;
      readonly text: string;
    }
  | { readonly reason: 'tooWide'; readonly capacity: number; readonly width: number }
  | { readonly reason: 'tooTall'; readonly capacity: number; readonly height: number };

export type PasteOutcome =
  | { readonly pasted: true; readonly statement: Statement; readonly cells: number }
  | { readonly pasted: false; readonly error: PasteError };

interface Target {
  readonly rows: readonly GridRow[];
  readonly at: CellAddress;
  readonly language: Language;
  /** An id for each line that has to be added. */
  readonly newId: () => string;
  readonly nameLine: NameLine;
}

/**
 * Fills a block right and down from a cell, adding lines to the group where it runs past its end. All of it or nothing:
 * the first cell that is not a number, or a name too long, refuses the block.
 */
export function pasteBlock(
  statement: Statement,
  block: readonly (readonly string[])[],
  { rows, at, language, newId, nameLine }: Target,
): PasteOutcome {
  const width = block[0]?.length ?? 0;
  const refuse = (error: PasteError): PasteOutcome => ({ pasted: false, error });
  if (at.column + width - 1 > LAST_COLUMN) {
    return refuse({ reason: 'tooWide', capacity: LAST_COLUMN - at.column + 1, width });
  }
  const targets = targetRows(rows, at, block.length, newId);
  if (targets.length < block.length) {
    return refuse({ reason: 'tooTall', capacity: targets.length, height: block.length });
  }
  const figures = at.column === NAME_COLUMN ? block.map((cells) => cells.slice(1)) : block;
  const separator = separatorOfBlock(figures.flat(), language);
  let next = statement;
  for (const [line, row] of targets.entries()) {
    for (const [offset, text] of (block[line] ?? []).entries()) {
      const column = at.column + offset;
      const reading = column === NAME_COLUMN ? readName(text) : readAmount(text, separator);
      if (reading.kind !== 'amount') return refuse({ reason: reading.kind, line, column, row, text });
      next = setCell(next, row, column, reading.amount, nameLine);
    }
  }
  return { pasted: true, statement: next, cells: block.length * width };
}

const readName = (text: string) =>
  text.length > TEXT_LIMITS.short
    ? ({ kind: 'nameTooLong' } as const)
    : ({ kind: 'amount', amount: text } as const);

/** The rows a block of some height lands in: down to the group's end and then new ones; fixed rows while they adjoin. */
function targetRows(
  rows: readonly GridRow[],
  at: CellAddress,
  height: number,
  newId: () => string,
): GridRow[] {
  const first = rows[at.row];
  if (first === undefined) return [];
  if (first.kind === 'fixed') {
    const last = first.row === 'depreciation' ? at.row + 1 : at.row;
    return rows
      .slice(at.row, Math.min(last + 1, at.row + height))
      .filter((_, index) => isCell(rows, { ...at, row: at.row + index }));
  }
  const { group } = first;
  const present = rows.slice(at.row).filter((row) => row.kind === 'line' && row.group === group);
  const capacity = Math.min(height, LIST_LIMITS.yearLines - first.index);
  const added = Array.from({ length: Math.max(0, capacity - present.length) }, (_, offset): GridRow => {
    const index = first.index + present.length + offset;
    return { kind: 'line', group, id: newId(), index, open: true };
  });
  return [...present, ...added].slice(0, capacity);
}
