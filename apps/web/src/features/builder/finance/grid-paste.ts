import { TEXT_LIMITS } from '@trazo/plan/fields';
import type { Language } from '@trazo/plan/languages';
import { separatorOfBlock } from '@trazo/plan/writing/amount-reading';
import { type FigureProblem, readPasted } from './figure-rule.ts';
import { type CellAddress, type GridModel, NAME_COLUMN } from './grid-model.ts';

/** Why nothing of a block was pasted. `row` is one of the grid's, or one that would be added; `line` counts the block's, from 0. */
export type PasteError<Row> =
  | {
      readonly reason: FigureProblem | 'nameTooLong';
      readonly line: number;
      readonly column: number;
      readonly row: Row;
      readonly text: string;
    }
  | { readonly reason: 'tooWide'; readonly capacity: number; readonly width: number }
  | { readonly reason: 'tooTall'; readonly capacity: number; readonly height: number };

export type PasteOutcome<Content, Row> =
  | { readonly pasted: true; readonly content: Content; readonly cells: number }
  | { readonly pasted: false; readonly error: PasteError<Row> };

interface Target<Row> {
  readonly rows: readonly Row[];
  readonly at: CellAddress;
  readonly language: Language;
  /** An id for each line that has to be added. */
  readonly newId: () => string;
}

/**
 * Fills a block right and down from a cell, adding lines where it runs past the end. All of it or nothing: the first cell that is
 * not a number, or a name too long, refuses the block.
 */
export function pasteBlock<Content, Row>(
  model: GridModel<Content, Row>,
  content: Content,
  block: readonly (readonly string[])[],
  { rows, at, language, newId }: Target<Row>,
): PasteOutcome<Content, Row> {
  const width = block[0]?.length ?? 0;
  const refuse = (error: PasteError<Row>) => ({ pasted: false, error }) as const;
  const { lastColumn } = model;
  if (at.column + width - 1 > lastColumn) {
    return refuse({ reason: 'tooWide', capacity: lastColumn - at.column + 1, width });
  }
  const targets = model.rowsBelow(rows, at, block.length, newId);
  if (targets.length < block.length) {
    return refuse({ reason: 'tooTall', capacity: targets.length, height: block.length });
  }
  const figures = at.column === NAME_COLUMN ? block.map((cells) => cells.slice(1)) : block;
  const separator = separatorOfBlock(figures.flat(), language);
  let next = content;
  for (const [line, row] of targets.entries()) {
    for (const [offset, text] of (block[line] ?? []).entries()) {
      const column = at.column + offset;
      const reading =
        column === NAME_COLUMN ? readName(text) : readPasted(text, separator, model.ruleOf(row));
      if (reading.kind !== 'figure') return refuse({ reason: reading.kind, line, column, row, text });
      next = model.withValue(next, row, column, reading.value);
    }
  }
  return { pasted: true, content: next, cells: block.length * width };
}

const readName = (text: string) =>
  text.length > TEXT_LIMITS.short
    ? ({ kind: 'nameTooLong' } as const)
    : ({ kind: 'figure', value: text } as const);
