/** Between two pages, above the first and below the last, in CSS pixels. */
export const PAGE_GAP = 24;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pages under one another, in CSS pixels. */
export interface StackLayout {
  readonly tops: readonly number[];
  readonly sizes: readonly Size[];
  readonly height: number;
}

export function stackLayout(pages: readonly Size[], scale: number): StackLayout {
  let height = PAGE_GAP;
  const tops: number[] = [];
  const sizes = pages.map((page) => {
    const size = { width: Math.round(page.width * scale), height: Math.round(page.height * scale) };
    tops.push(height);
    height += size.height + PAGE_GAP;
    return size;
  });
  return { tops, sizes, height };
}

/** The pages that show between two heights, first and last from 0. */
export function pagesBetween({ tops, sizes }: StackLayout, from: number, to: number): [number, number] {
  const first = tops.findIndex((top, index) => top + (sizes[index]?.height ?? 0) > from);
  const last = tops.findLastIndex((top) => top < to);
  return first === -1 ? [tops.length - 1, tops.length - 1] : [first, Math.max(first, last)];
}

/** A place in the stack that survives another scale and another version: a page, and how far down it. */
export interface Anchor {
  readonly page: number;
  /** In heights of the page; negative in the gap above it. */
  readonly down: number;
}

export function anchorAt({ tops, sizes }: StackLayout, y: number): Anchor {
  const page = Math.max(
    0,
    tops.findLastIndex((top) => top - PAGE_GAP <= y),
  );
  return { page, down: (y - (tops[page] ?? 0)) / (sizes[page]?.height || 1) };
}

export function heightOf({ tops, sizes }: StackLayout, { page, down }: Anchor): number {
  const index = Math.min(Math.max(0, page), tops.length - 1);
  return (tops[index] ?? 0) + down * (sizes[index]?.height ?? 0);
}

/** Whether enough of a page shows between two heights for somebody to see what happens on it. */
export function isInView({ tops, sizes }: StackLayout, page: number, from: number, to: number): boolean {
  const top = tops[page] ?? 0;
  const height = sizes[page]?.height ?? 0;
  const showing = Math.min(top + height, to) - Math.max(top, from);
  return showing >= Math.min(height, to - from) * 0.4;
}

/** How large pages are shown: as wide as the room, as a whole, or at so many hundredths of their size on paper. */
export type Zoom = 'width' | 'page' | number;

export const ZOOM_LIMITS = { least: 50, most: 300 } as const;
/** CSS pixels of a point at 100 %. */
const POINT = 96 / 72;

export function scaleOf(zoom: Zoom, page: Size, room: Size): number {
  const wide = Math.max(80, room.width - 2 * PAGE_GAP) / page.width;
  if (zoom === 'width') return wide;
  if (zoom === 'page') return Math.min(wide, Math.max(80, room.height - 2 * PAGE_GAP) / page.height);
  return (zoom / 100) * POINT;
}

/** The hundredths a scale stands for. */
export const percentOf = (scale: number): number => Math.round((scale / POINT) * 100);

export const clampZoom = (percent: number): number =>
  Math.round(Math.min(ZOOM_LIMITS.most, Math.max(ZOOM_LIMITS.least, percent)));

const STEPS = [50, 67, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300];

/** The next usual zoom in a direction. */
export function zoomStep(percent: number, direction: 1 | -1): number {
  const next =
    direction === 1 ? STEPS.find((step) => step > percent) : STEPS.findLast((step) => step < percent);
  return next ?? clampZoom(percent);
}
