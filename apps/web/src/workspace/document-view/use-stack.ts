import { must } from '@trazo/plan/must';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type PagePosition, shiftOf } from './page-changes.ts';
import type { ShownDocument } from './shown-document.ts';
import {
  type Anchor,
  acrossAt,
  anchorAt,
  heightOf,
  leftOf,
  PAGE_GAP,
  pagesBetween,
  percentOf,
  type Size,
  type StackLayout,
  scaleOf,
  stackLayout,
  wholePage,
  type Zoom,
} from './stack-layout.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

interface StackOptions {
  readonly document: ShownDocument;
  readonly zoom: Zoom;
  readonly onZoom: ((percent: number) => void) | undefined;
  /** Where to begin. */
  readonly start: PagePosition | undefined;
}

interface Stack {
  readonly desk: RefObject<HTMLElement | null>;
  readonly layout: StackLayout;
  /** The viewport is measured, so that pages can be drawn at their size. */
  readonly measured: boolean;
  /** Heights of the stack between which it shows. */
  readonly view: { readonly from: number; readonly to: number };
  readonly percent: number;
  readonly scrollTo: (anchor: Anchor, behavior: ScrollBehavior) => void;
}

interface Point {
  /** The middle, where there is none. */
  readonly x: number | undefined;
  readonly y: number;
}

const NO_SIZE = { width: 0, height: 0 };
const MIDDLE = 0.5;

/** With a little of the desk above it. */
const beginning = (start: PagePosition | undefined): Anchor =>
  start === undefined ? { page: 0, down: -1 } : { page: start.page, down: start.top - 0.03 };

/** The size of what scrolls. */
function useViewport(desk: RefObject<HTMLElement | null>) {
  const [viewport, setViewport] = useState(NO_SIZE);
  useEffect(() => {
    const element = desk.current;
    if (element === null) return;
    // Whatever scrolls must be reachable by keyboard; not every browser sees to it.
    element.tabIndex = 0;
    const measure = () => setViewport({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [desk]);
  return viewport;
}

/** Calls after each scroll. */
function useScrolled(desk: RefObject<HTMLElement | null>, onScroll: (element: HTMLElement) => void): void {
  useEffect(() => {
    const element = desk.current;
    if (element === null) return;
    const scrolled = () => onScroll(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => element.removeEventListener('scroll', scrolled);
  }, [desk, onScroll]);
}

/** Measures the viewport, lays the pages out in it, and keeps the position when scale or document changes. */
export function useStack({ document, zoom, onZoom, start }: StackOptions): Stack {
  const desk = useRef<HTMLElement>(null);
  /** The point in view that stays where it is: the middle of the top, or where the user zooms. */
  const focus = useRef<Point>({ x: undefined, y: 0 });
  const viewport = useViewport(desk);
  const [top, setTop] = useState(0);
  // What does not change how large pages are does not lay them out again.
  const width = typeof zoom === 'number' ? 0 : viewport.width;
  const height = zoom === 'page' ? viewport.height : 0;
  const scaleFor = useCallback((page: Size) => scaleOf(zoom, page, { width, height }), [zoom, width, height]);
  const scale = scaleFor(must(document.pages[0], 'a document has pages'));
  // Each page fits by itself: a landscape sheet among upright ones does not make those smaller.
  const layout = useMemo(() => stackLayout(document.pages, scaleFor), [document, scaleFor]);
  const shown = useRef({ document, layout, scale: 0, height: 0, anchor: beginning(start), across: MIDDLE });

  const notePosition = useCallback((element: HTMLElement) => {
    const { x = element.clientWidth / 2, y } = focus.current;
    const { layout: old } = shown.current;
    shown.current.anchor = anchorAt(old, element.scrollTop + y);
    shown.current.across = acrossAt(old, element.clientWidth, element.scrollLeft + x);
  }, []);

  const onScroll = useCallback(
    (element: HTMLElement) => {
      notePosition(element);
      setTop(element.scrollTop);
    },
    [notePosition],
  );
  useScrolled(desk, onScroll);

  useLayoutEffect(() => {
    const element = desk.current;
    const { document: before, anchor, across, layout: old, scale: oldScale, height } = shown.current;
    if (element === null || (old === layout && before === document)) return;
    const { clientWidth, clientHeight } = element;
    if (clientHeight === 0) return;
    const shift = (page: number) => page + (before === document ? 0 : shiftOf(before, document, page));
    let kept = { page: shift(anchor.page), down: anchor.down };
    if (zoom === 'page' && oldScale !== scale) {
      const middle = heightOf(old, anchor) - focus.current.y + height / 2;
      const [page] = oldScale === 0 ? [anchor.page] : pagesBetween(old, middle, middle);
      kept = wholePage(layout, shift(page));
      focus.current = { x: undefined, y: 0 };
    }
    shown.current = { document, layout, scale, height: clientHeight, anchor: kept, across };
    const { x = clientWidth / 2, y } = focus.current;
    element.scrollTop = heightOf(layout, kept) - y;
    element.scrollLeft = leftOf(layout, clientWidth, across) - x;
    setTop(element.scrollTop);
  }, [document, layout, scale, zoom]);

  const percent = percentOf(scale);
  const zoomAt = (next: number, x: number, y: number) => {
    const element = desk.current;
    if (element === null) return;
    focus.current = { x, y };
    notePosition(element);
    onZoom?.(next);
  };
  useZoomGestures(desk, percent, onZoom === undefined ? undefined : zoomAt);

  const scrollTo = useCallback(
    (anchor: Anchor, behavior: ScrollBehavior) => {
      const { width, height } = viewport;
      if (width === 0 || height === 0) return;
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const margin = anchor.down > 0 ? 32 : PAGE_GAP;
      desk.current?.scrollTo({
        top: heightOf(layout, anchor) - margin,
        behavior: calm ? 'instant' : behavior,
      });
    },
    [layout, viewport],
  );
  const measured = viewport.width > 0 && viewport.height > 0;
  return { desk, layout, measured, view: { from: top, to: top + viewport.height }, percent, scrollTo };
}
