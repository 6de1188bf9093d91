import { organigramLayout } from '@trazo/plan/sections/organigram-layout';

/** Points of the drawing; boxes have one height, their text is fitted to them. */
export const BOX = { width: 204, height: 72 } as const;

/** Between boxes side by side, how far those that hang are indented, and the space below a row of either. */
const GUTTER = 20;
const HANG = 22;
const SPACE_BELOW = { spread: 44, head: 22, hanging: 14 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a box is drawn: its top left corner, and whether it hangs on a line that comes from the left. */
export interface BoxPosition extends Point {
  readonly width: number;
  readonly hangs: boolean;
}

/** A box has one superior, so its own id names the line to it. */
export const lineId = (nodeId: string): string => `to:${nodeId}`;

/** A box and the one it is drawn under, in reading order. */
export interface PlacedUnder {
  readonly id: string;
  readonly superiorId: string | null;
}

/** Where each box goes, laid out as the document prints it; the whole drawing starts at 0, 0. */
export function positionsOf(boxes: readonly PlacedUnder[]): ReadonlyMap<string, BoxPosition> {
  const levels = new Map<string, number>();
  const laidOut = boxes.map(({ id, superiorId }) => {
    const superior = boxes.findIndex((box) => box.id === superiorId);
    const level = superior === -1 ? 0 : (levels.get(superiorId ?? '') ?? 0) + 1;
    levels.set(id, level);
    return { level, superior: superior === -1 ? null : superior };
  });
  const { positions, spreadRows } = organigramLayout(laidOut);
  const placed = positions.flatMap(({ column, row, indent }, index) => {
    const box = boxes[index];
    if (box === undefined) return [];
    const x = (column - 0.5) * (BOX.width + GUTTER) + indent * HANG;
    // A list goes on to the right; in a tree the boxes of a column end at one line.
    const width = spreadRows === 0 ? BOX.width : BOX.width - indent * HANG;
    return [[box.id, { x, y: topOf(row, spreadRows), width, hangs: indent > 0 }] as const];
  });
  return new Map(placed);
}

function topOf(row: number, spreadRows: number): number {
  const spread = Math.min(row, Math.max(0, spreadRows - 1));
  const heads = row >= spreadRows && spreadRows > 0 ? 1 : 0;
  const hanging = row - spread - heads;
  const spaces = spread * SPACE_BELOW.spread + heads * SPACE_BELOW.head + hanging * SPACE_BELOW.hanging;
  return row * BOX.height + spaces;
}

/** The corners of the line from a box to one below it: down its middle, or along a rail at its left. */
export function lineBetween(from: BoxPosition, to: BoxPosition): Point[] {
  const foot = from.y + BOX.height;
  if (to.hangs) {
    const rail = from.x + HANG / 2;
    const level = to.y + BOX.height / 2;
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
