import type { BoxFrame } from './box-layout.ts';

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
const LEGIBLE = 0.75;
/** Larger than their size, boxes would only take the place of others. */
export const LARGEST = 1.1;
/** Pixels left free on each side. */
export const MARGIN = 20;

/** How much room the boxes take. */
export function drawingSize(frames: ReadonlyMap<string, BoxFrame>): Size {
  const boxes = [...frames.values()];
  return {
    width: Math.max(1, ...boxes.map(({ x, width }) => x + width)),
    height: Math.max(1, ...boxes.map(({ y, height }) => y + height)),
  };
}

/** The whole drawing where it can be read so; else as much of it as can be read, from who leads. */
export function openingView(frames: ReadonlyMap<string, BoxFrame>, area: Size): View {
  const size = drawingSize(frames);
  const whole = Math.min((area.width - 2 * MARGIN) / size.width, (area.height - 2 * MARGIN) / size.height);
  const zoom = Math.min(LARGEST, Math.max(LEGIBLE, whole));
  const [head] = [...frames.values()].toSorted((one, other) => one.y - other.y || one.x - other.x);
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
  return Math.min(MARGIN, Math.max(area - MARGIN - drawn, wanted));
}
