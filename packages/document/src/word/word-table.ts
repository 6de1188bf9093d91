import {
  AlignmentType,
  BorderStyle,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { PrintFact, PrintTable, PrintTextTable } from '../print-model/print-parts.ts';
import type { TableFit } from './table-fit.ts';
import { HAIR, MUTED, SIZES, TINT } from './word-look.ts';
import type { WordRuns } from './word-runs.ts';

interface Cell {
  readonly children: readonly ParagraphChild[];
  readonly align: 'start' | 'end';
  readonly isTinted?: boolean;
  /** In a frame. */
  readonly isMarked?: boolean;
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
const FRAME = { top: RULE, bottom: RULE, left: RULE, right: RULE } as const;

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
          // Never alone at the foot of a page.
          ...(isHead && { tableHeader: true, keepNext: true }),
          cantSplit: true,
          children: cells.map(
            ({ children, align, isTinted = false, isMarked = false }) =>
              new TableCell({
                margins: { top: 40, bottom: 40, left: inset, right: inset },
                ...(isTinted && { shading: { type: ShadingType.CLEAR, fill: TINT } }),
                ...(isSum && { borders: isMarked ? FRAME : { top: RULE } }),
                children: [
                  new Paragraph({
                    children: [...children],
                    alignment: align === 'end' ? AlignmentType.END : AlignmentType.START,
                    spacing: { after: 0, line: 250, lineRule: LineRuleType.AUTO },
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}

/** A table of figures as it fits its sheet. */
export function figureTable(
  { columns, rows, byMonth }: PrintTable,
  { size, widths, inset }: TableFit,
): Table {
  const text = (cell: string, bold: boolean) => [new TextRun({ text: cell, bold, size })];
  return ruled(
    [
      { isHead: true, cells: columns.map(({ label, align }) => ({ align, children: text(label, true) })) },
      ...rows.map(({ cells, weight, marked }) => ({
        isSum: weight === 'total',
        cells: columns.map(({ align }, index) => ({
          align,
          isTinted: byMonth?.tinted.includes(index) === true,
          isMarked: marked === index,
          children: text(cells[index] ?? '', weight !== 'entry'),
        })),
      })),
    ],
    widths,
    inset,
  );
}

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
    aligns.length > 6 ? 30 : 80,
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
