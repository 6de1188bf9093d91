/** Between two pages, above the first and below the last, in CSS pixels. */
export const PAGE_GAP = 24;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pages under one another, in CSS pixels. */
export interface StackLayout {
  readonly tops: readonly number[];
  readonly sizes: readonly Size[];
  /** Of the widest page with the desk on both its sides, and of all with the desk between them. */
  readonly width: number;
  readonly height: number;
}

export function stackLayout(pages: readonly Size[], scaleFor: (page: Size) => number): StackLayout {
  let height = PAGE_GAP;
  const tops: number[] = [];
  const sizes = pages.map((page) => {
    const width = Math.round(page.width * scaleFor(page));
    // As high as a drawing of that width is: any other height would stretch it, and blur it.
    const size = { width, height: Math.round((page.height * width) / page.width) };
    tops.push(height);
    height += size.height + PAGE_GAP;
    return size;
  });
  const width = Math.max(...sizes.map((size) => size.width)) + 2 * PAGE_GAP;
  return { tops, sizes, width, height };
}

/** The pages that show between two heights, first and last from 0. */
export function pagesBetween({ tops, sizes }: StackLayout, from: number, to: number): [number, number] {
  const first = tops.findIndex((top, index) => top + (sizes[index]?.height ?? 0) > from);
  const last = tops.findLastIndex((top) => top < to);
  return first === -1 ? [tops.length - 1, tops.length - 1] : [first, Math.max(first, last)];
}

/** A position in the stack that survives another scale and another version: a page, and how far down it. */
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

/** How far across the widest page something stands in a viewport so wide, in widths of the page. */
export function acrossAt({ width }: StackLayout, viewport: number, x: number): number {
  const page = width - 2 * PAGE_GAP;
  return (x - (Math.max(viewport, width) - page) / 2) / page;
}

/** The other way round: where it stands. */
export function leftOf({ width }: StackLayout, viewport: number, across: number): number {
  const page = width - 2 * PAGE_GAP;
  return (Math.max(viewport, width) - page) / 2 + across * page;
}

/** Where to scroll to see the whole of a page in a viewport it fits into. */
export const wholePage = ({ sizes }: StackLayout, page: number): Anchor => ({
  page,
  down: -PAGE_GAP / (sizes[page]?.height || 1),
});

/** Whether enough of a page shows between two heights to see what happens on it. */
export function isInView({ tops, sizes }: StackLayout, page: number, from: number, to: number): boolean {
  const top = tops[page] ?? 0;
  const height = sizes[page]?.height ?? 0;
  const showing = Math.min(top + height, to) - Math.max(top, from);
  return showing >= Math.min(height, to - from) * 0.4;
}

/** How large pages are shown: as wide as the viewport, as a whole, or at so many hundredths of their size on paper. */
export type Zoom = 'width' | 'page' | number;

const ZOOM_LIMITS = { least: 25, most: 300 } as const;
/** CSS pixels of a point at 100 %. */
const POINT = 96 / 72;

export function scaleOf(zoom: Zoom, page: Size, viewport: Size): number {
  const wide = Math.max(80, viewport.width - 2 * PAGE_GAP) / page.width;
  if (zoom === 'width') return wide;
  if (zoom === 'page') return Math.min(wide, Math.max(80, viewport.height - 2 * PAGE_GAP) / page.height);
  return (zoom / 100) * POINT;
}

/** The hundredths a scale stands for. */
export const percentOf = (scale: number): number => Math.round((scale / POINT) * 100);

/** Within the limits; what has been fitted may lie outside, and goes no further, but neither back by itself. */
export function clampZoom(percent: number, from: number): number {
  const least = Math.min(ZOOM_LIMITS.least, from);
  const most = Math.max(ZOOM_LIMITS.most, from);
  return Math.round(Math.min(most, Math.max(least, percent)));
}

const STEPS = [25, 33, 50, 67, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300];

/** The next usual zoom in a direction, if there is one. */
export const zoomStep = (percent: number, direction: 1 | -1): number | undefined =>
  direction === 1 ? STEPS.find((step) => step > percent) : STEPS.findLast((step) => step < percent);
