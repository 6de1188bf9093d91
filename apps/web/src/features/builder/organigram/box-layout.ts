import { must } from '@trazo/plan/must';
import { organigramLayout } from '@trazo/plan/sections/organigram-layout';
import { type BoxText, type BoxWords, boxTextOf, type Measure } from './box-text.ts';

/** How wide a box and the space beside it are, in points of the drawing: the more stand side by side, the narrower. */
const COLUMNS = [
  { most: 3, width: 204, gutter: 20 },
  { most: 4, width: 172, gutter: 16 },
  { most: Number.POSITIVE_INFINITY, width: 152, gutter: 12 },
] as const;
/** In a list every box has a line of its own. */
const LIST = { width: 340, gutter: 0 } as const;

/** How far boxes that hang are indented, and the space below a row of either. */
const HANG = 22;
const SPACE_BELOW = { spread: 44, head: 22, hanging: 14 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a box takes of the drawing: its top left corner and its size; and whether it hangs on a line that comes from the left. */
export interface BoxFrame extends Point {
  readonly width: number;
  readonly height: number;
  readonly hangs: boolean;
}

export interface BoxPosition extends BoxFrame {
  readonly text: BoxText;
}

/** A box has one superior, so its own id names the line to it. */
export const lineId = (nodeId: string): string => `to:${nodeId}`;

/** A box and the one it is drawn under, in reading order. */
export interface PlacedUnder {
  readonly id: string;
  readonly superiorId: string | null;
}

/** A box with its words, which say how high it is. */
export type PlacedBox = PlacedUnder & BoxWords;

/** Where each box goes, laid out as the document prints it, each row as high as its words; the whole drawing starts at 0, 0. */
export function positionsOf(boxes: readonly PlacedBox[], measure: Measure): ReadonlyMap<string, BoxPosition> {
  const { form, columns, rows, positions, spreadRows } = organigramLayout(levelsOf(boxes));
  const { width, gutter } = form === 'list' ? LIST : (COLUMNS.find(({ most }) => columns <= most) ?? LIST);
  const placed = boxes.flatMap((box, index) => {
    const position = positions[index];
    if (position === undefined) return [];
    const { column, row, indent } = position;
    // A list goes on to the right; in a tree the boxes of a column end at one line.
    const own = form === 'list' ? width : width - indent * HANG;
    const x = (column - 0.5) * (width + gutter) + indent * HANG;
    return [{ id: box.id, row, x, width: own, hangs: indent > 0, text: boxTextOf(box, own, measure) }];
  });
  const heights = Array.from({ length: rows }, (_, row) =>
    placed.reduce((most, each) => (each.row === row ? Math.max(most, each.text.height) : most), 0),
  );
  const tops = topsOf(heights, spreadRows);
  return new Map(
    placed.map(({ id, row, ...box }) => [
      id,
      {
        ...box,
        y: must(tops[row], 'each row has a top'),
        height: must(heights[row], 'each row has a height'),
      },
    ]),
  );
}

function levelsOf(boxes: readonly PlacedUnder[]) {
  const levels = new Map<string, number>();
  return boxes.map(({ id, superiorId }) => {
    const superior = boxes.findIndex((box) => box.id === superiorId);
    const level = superior === -1 ? 0 : (levels.get(superiorId ?? '') ?? 0) + 1;
    levels.set(id, level);
    return { level, superior: superior === -1 ? null : superior };
  });
}

function topsOf(heights: readonly number[], spreadRows: number): number[] {
  let top = 0;
  return heights.map((height, row) => {
    const own = top;
    const kind = row < spreadRows - 1 ? 'spread' : row === spreadRows - 1 ? 'head' : 'hanging';
    top += height + SPACE_BELOW[kind];
    return own;
  });
}

/** The corners of the line from a box to one below it: down its middle, or along a rail at its left. */
export function lineBetween(from: BoxFrame, to: BoxFrame): Point[] {
  const foot = from.y + from.height;
  if (to.hangs) {
    const rail = from.x + HANG / 2;
    const level = to.y + to.height / 2;
    return [
      { x: rail, y: foot },
      { x: rail, y: level },
      { x: to.x, y: level },
    ];
  }
  const [start, end] = [from.x + from.width / 2, to.x + to.width / 2];
  const middle = foot + SPACE_BELOW.spread / 2;
  return [
    { x: start, y: foot },
    { x: start, y: middle },
    { x: end, y: middle },
    { x: end, y: to.y },
  ];
}
