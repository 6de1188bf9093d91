import { describe, expect, it } from 'vitest';
import {
  acrossAt,
  anchorAt,
  clampZoom,
  heightOf,
  isInView,
  leftOf,
  PAGE_GAP,
  pagesBetween,
  percentOf,
  scaleOf,
  stackLayout,
  wholePage,
  zoomStep,
} from './stack-layout.ts';

const A4 = { width: 595, height: 842 };
const TURNED = { width: 842, height: 595 };
const at = (scale: number) => () => scale;
const layout = stackLayout([A4, TURNED, A4], at(1));

describe('a stack of pages', () => {
  it('puts them under one another', () => {
    expect(layout.tops).toEqual([24, 890, 1509]);
    expect(layout.height).toBe(24 + 842 + 24 + 595 + 24 + 842 + 24);
  });

  it('knows which show', () => {
    expect(pagesBetween(layout, 0, 500)).toEqual([0, 0]);
    expect(pagesBetween(layout, 860, 900)).toEqual([0, 1]);
    expect(pagesBetween(layout, 870, 2000)).toEqual([1, 2]);
    expect(pagesBetween(layout, 9_000, 9_500)).toEqual([2, 2]);
  });

  it('keeps the position through another scale', () => {
    const wider = stackLayout([A4, TURNED, A4], at(2));
    const anchor = anchorAt(layout, 890 + 595 / 2);
    expect(anchor).toEqual({ page: 1, down: 0.5 });
    expect(heightOf(wider, anchor)).toBe((wider.tops[1] ?? 0) + 595);
    expect(heightOf(layout, { page: 9, down: 0 })).toBe(1509);
    expect(anchorAt(layout, 0)).toMatchObject({ page: 0 });
  });

  it('makes no page higher than the drawing of its width', () => {
    const page = { width: 595.28, height: 841.89 };
    for (let height = 200; height < 1_400; height += 1) {
      const { width, ...size } = stackLayout([page], at(height / page.height)).sizes[0] ?? page;
      expect(size).toEqual({ height: Math.round((page.height * width) / page.width) });
    }
  });

  it('keeps the position across a page that is wider than the viewport', () => {
    const narrow = stackLayout([A4], at(0.5));
    const wide = stackLayout([A4], at(2));
    expect(wide.width).toBe(1190 + 2 * PAGE_GAP);
    expect(acrossAt(narrow, 400, 200)).toBe(0.5);
    expect(leftOf(wide, 400, acrossAt(wide, 400, 700))).toBe(700);
    expect(leftOf(wide, 400, 0)).toBe(PAGE_GAP);
    expect(leftOf(narrow, 400, 1)).toBe(200 + 298 / 2);
  });

  it('shows the whole of a page with the desk above it', () => {
    expect(heightOf(layout, wholePage(layout, 1))).toBe(890 - PAGE_GAP);
    expect(heightOf(layout, wholePage(layout, 0))).toBe(0);
  });

  it('knows whether one sees what happens on a page', () => {
    expect(isInView(layout, 0, 0, 700)).toBe(true);
    expect(isInView(layout, 1, 0, 900)).toBe(false);
    expect(isInView(layout, 1, 400, 1_300)).toBe(true);
    expect(isInView(stackLayout([A4], at(3)), 0, 1_000, 1_700)).toBe(true);
  });
});

describe('zoom', () => {
  it('fits the viewport', () => {
    const viewport = { width: 595 + 2 * PAGE_GAP, height: 421 + 2 * PAGE_GAP };
    expect(scaleOf('width', A4, viewport)).toBe(1);
    expect(scaleOf('page', A4, viewport)).toBe(0.5);
    expect(percentOf(scaleOf(125, A4, viewport))).toBe(125);
  });

  it('fits each page by itself: a turned one leaves the upright as large as they were', () => {
    const viewport = { width: 595 + 2 * PAGE_GAP, height: 900 };
    const { sizes, width } = stackLayout([A4, TURNED], (page) => scaleOf('width', page, viewport));
    expect(sizes).toEqual([A4, { width: 595, height: 420 }]);
    expect(width).toBe(viewport.width);
  });

  it('goes by usual steps and stays within its limits', () => {
    expect(zoomStep(100, 1)).toBe(110);
    expect(zoomStep(103, -1)).toBe(100);
    expect(zoomStep(300, 1)).toBeUndefined();
    expect([clampZoom(7, 100), clampZoom(123.4, 100), clampZoom(900, 100)]).toEqual([25, 123, 300]);
  });

  it('leaves a fitted page both ways, and never the wrong one', () => {
    expect([zoomStep(43, -1), zoomStep(43, 1)]).toEqual([33, 50]);
    expect([zoomStep(20, -1), zoomStep(20, 1)]).toEqual([undefined, 25]);
    expect([zoomStep(460, -1), zoomStep(460, 1)]).toEqual([300, undefined]);
    expect([clampZoom(18, 20), clampZoom(24, 20)]).toEqual([20, 24]);
    expect([clampZoom(480, 460), clampZoom(400, 460)]).toEqual([460, 400]);
  });
});
