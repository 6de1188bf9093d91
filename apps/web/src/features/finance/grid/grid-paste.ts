import { TEXT_LIMITS } from '@trazo/plan/fields';
import { toAmount, toDecimal } from '@trazo/plan/money';
import { type FigureProblem, type FigureRule, readPasted } from './figure-rule.ts';
import { type GridModel, NAME_COLUMN } from './grid-model.ts';
import type { PastedBlock, PastedLine } from './pasted-block.ts';

/** Why nothing of a block was pasted. `row` is one of the grid's, or one that would be added; `line` counts the block's, from 0. */
export type PasteError<Row> =
  | {
      readonly reason: Exclude<FigureProblem, 'otherCurrency'> | 'nameTooLong';
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
  /** The row the block begins in. */
  readonly row: number;
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
  { lines, column: left, separator, times }: PastedBlock,
  { rows, row: top, newId }: Target<Row>,
): PasteOutcome<Content, Row> {
  const width = lines[0]?.cells.length ?? 0;
  const refuse = (error: PasteError<Row>) => ({ pasted: false, error }) as const;
  const { lastColumn } = model;
  if (left + width - 1 > lastColumn) {
    return refuse({ reason: 'tooWide', capacity: lastColumn - left + 1, width });
  }
  const costs = lines.filter(({ isCost }) => isCost);
  const own = lines.filter(({ isCost }) => !isCost);
  const targets = model.rowsBelow(rows, { row: top, column: left }, own.length, newId);
  const costTargets = costs.length === 0 ? [] : (model.costs?.rows(rows, costs.length, newId) ?? []);
  for (const [found, wanted] of [
    [targets.length, own.length],
    [costTargets.length, costs.length],
  ] as const)
    if (found < wanted) return refuse({ reason: 'tooTall', capacity: found, height: wanted });
  let next = content;
  for (const [index, row] of [...targets, ...costTargets].entries()) {
    const placed = index < targets.length ? own[index] : costs[index - targets.length];
    if (placed === undefined) continue;
    const line = lines.indexOf(placed);
    for (const [offset, text] of placed.cells.entries()) {
      const column = left + offset;
      const reading =
        column === NAME_COLUMN
          ? readName(text)
          : readPasted(text, separator, model.ruleOf(row), turned(placed, times));
      if (reading.kind !== 'figure') return refuse({ reason: reading.kind, line, column, row, text });
      next = model.withValue(next, row, column, reading.value);
    }
  }
  return { pasted: true, content: next, cells: lines.length * width };
}

/** What a figure of a line becomes: costs lose their minus, thousands get their noughts. */
const turned =
  ({ isNegated }: PastedLine, times: number) =>
  (value: string): string => {
    if (value === '' || (!isNegated && times === 1)) return value;
    const figure = toDecimal(value).times(times);
    return toAmount(isNegated ? figure.abs() : figure);
  };

/** The lines of a block as they will stand in the grid. */
export const shownLines = ({ lines, column, separator, times }: PastedBlock, rule: FigureRule): string[][] =>
  lines.map((line) =>
    line.cells.map((text, offset) =>
      column + offset === NAME_COLUMN ? text : readPasted(text, separator, rule, turned(line, times)).value,
    ),
  );

const readName = (text: string) =>
  text.length > TEXT_LIMITS.short
    ? ({ kind: 'nameTooLong' } as const)
    : ({ kind: 'figure', value: text } as const);
