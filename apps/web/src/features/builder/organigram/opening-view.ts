import { BOX, type BoxPosition } from './box-layout.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the drawing stands in its area, and how large. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The smallest scale at which the words in a box can be read. */
const LEGIBLE = 0.65;
const LARGEST = 1.25;
/** Left free on each side, as a share of the area. */
const MARGIN = 0.03;

/** How much room the boxes take. */
export function drawingSize(positions: ReadonlyMap<string, BoxPosition>): Size {
  const boxes = [...positions.values()];
  return {
    width: Math.max(BOX.width, ...boxes.map(({ x, width }) => x + width)),
    height: Math.max(BOX.height, ...boxes.map(({ y }) => y + BOX.height)),
  };
}

/** The whole drawing where it can be read so; else as much of it as can be read, from who leads. */
export function openingView(positions: ReadonlyMap<string, BoxPosition>, area: Size): View {
  const size = drawingSize(positions);
  const room = 1 - 2 * MARGIN;
  const whole = Math.min((area.width * room) / size.width, (area.height * room) / size.height);
  const zoom = Math.min(LARGEST, Math.max(LEGIBLE, whole));
  const [head] = [...positions.values()].toSorted((one, other) => one.y - other.y || one.x - other.x);
  const middle = head === undefined ? 0 : (head.x + head.width / 2) * zoom;
  return {
    zoom,
    x: placed(area.width, size.width * zoom, area.width / 2 - middle),
    y: placed(area.height, size.height * zoom, Number.POSITIVE_INFINITY),
  };
}

/** In the middle where it fits; else where it is wanted, without leaving room on one side while the other is cut off. */
function placed(area: number, drawn: number, wanted: number): number {
  if (drawn <= area) return (area - drawn) / 2;
  const margin = area * MARGIN;
  return Math.min(margin, Math.max(area - margin - drawn, wanted));
}
