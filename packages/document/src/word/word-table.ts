import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { PrintFact, PrintTable, PrintTextTable } from '../print-model/print-parts.ts';
import { HAIR, MUTED, SIZES } from './word-look.ts';
import type { WordRuns } from './word-runs.ts';

/** Columns from which on a table has a sheet of its own, turned. */
const MOST_UPRIGHT = 8;

/** Whether a table needs a turned sheet. */
export const isWide = ({ columns }: Pick<PrintTable, 'columns'>): boolean => columns.length > MOST_UPRIGHT;

interface Cell {
  readonly children: readonly ParagraphChild[];
  readonly align: 'start' | 'end';
}

interface Row {
  readonly cells: readonly Cell[];
  readonly isHead?: boolean;
  /** A line above it, as over a sum. */
  readonly isSum?: boolean;
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: HAIR } as const;
const RULE = { style: BorderStyle.SINGLE, size: 8, color: MUTED } as const;

function ruled(rows: readonly Row[], widths: readonly number[], inset: number): Table {
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    borders: {
      top: RULE,
      bottom: RULE,
      left: NONE,
      right: NONE,
      insideHorizontal: LINE,
      insideVertical: NONE,
    },
    rows: rows.map(
      ({ cells, isHead = false, isSum = false }) =>
        new TableRow({
          ...(isHead && { tableHeader: true }),
          cantSplit: true,
          children: cells.map(
            ({ children, align }) =>
              new TableCell({
                margins: { top: 40, bottom: 40, left: inset, right: inset },
                ...(isSum && { borders: { top: RULE } }),
                children: [
                  new Paragraph({
                    children: [...children],
                    alignment: align === 'end' ? AlignmentType.END : AlignmentType.START,
                    spacing: { after: 0, line: 250 },
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}

/** A table of figures on a page of a width in twentieths of a point. */
export function figureTable({ columns, rows }: PrintTable, width: number): Table {
  const size = isWide({ columns }) ? SIZES.dense : SIZES.small;
  const text = (cell: string, bold: boolean) => [new TextRun({ text: cell, bold, size })];
  const lengths = columns.map(({ label }, index) =>
    Math.max(longestWord(label), ...rows.map(({ cells }) => cells[index]?.length ?? 0)),
  );
  const inset = isWide({ columns }) ? 30 : 80;
  // Figures have the width they need, words what is left.
  const figures = lengths.map((length) => Math.round(length * size * 5.6) + 2 * inset);
  const taken = figures.reduce((sum, own, index) => (columns[index]?.align === 'end' ? sum + own : sum), 0);
  const words = lengths.reduce(
    (sum, length, index) => (columns[index]?.align === 'end' ? sum : sum + length),
    0,
  );
  const left = Math.max(width - taken, width / 4);
  const widths = columns.map(({ align }, index) =>
    Math.round(align === 'end' ? (figures[index] ?? 0) : (left * (lengths[index] ?? 0)) / Math.max(words, 1)),
  );
  return ruled(
    [
      { isHead: true, cells: columns.map(({ label, align }) => ({ align, children: text(label, true) })) },
      ...rows.map(({ cells, weight }) => ({
        isSum: weight === 'total',
        cells: columns.map(({ align }, index) => ({
          align,
          children: text(cells[index] ?? '', weight !== 'entry'),
        })),
      })),
    ],
    widths,
    inset,
  );
}

const longestWord = (label: string): number => Math.max(...label.split(/\s/u).map((word) => word.length));

/** A table inside a text. */
export function textTable(
  { aligns, head, rows, namesRows }: PrintTextTable,
  runs: WordRuns,
  width: number,
): Table {
  const cells = (row: PrintTextTable['head'], isHead: boolean) =>
    aligns.map((align, index) => ({
      align,
      children: runs.line(row[index] ?? [], isHead || (namesRows && index === 0)),
    }));
  return ruled(
    [{ isHead: true, cells: cells(head, true) }, ...rows.map((row) => ({ cells: cells(row, false) }))],
    aligns.map(() => Math.floor(width / aligns.length)),
    80,
  );
}

/** Names with their values, side by side. */
export function factTable(facts: readonly PrintFact[], width: number): Table {
  const name = Math.round(width * 0.34);
  return ruled(
    facts.map(({ label, value }) => ({
      cells: [
        { align: 'start', children: [new TextRun({ text: label, size: SIZES.small, color: MUTED })] },
        { align: 'start', children: [new TextRun({ text: value, size: SIZES.small, bold: true })] },
      ],
    })),
    [name, width - name],
    80,
  );
}
