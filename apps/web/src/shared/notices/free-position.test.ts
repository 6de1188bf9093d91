import { expect, it } from 'vitest';
import { freePosition } from './free-position.ts';

const NOTICE = { width: 300, height: 60 };
const VIEWPORT = { width: 1000, height: 800 };
const at = (x: number, y: number, width = 120, height = 40) => ({ x, y, width, height });

it('is the lower right corner of an empty page', () => {
  expect(freePosition(NOTICE, VIEWPORT, [])).toMatchObject({ x: 684, y: 724 });
});

it('goes to another corner when a button is there', () => {
  expect(freePosition(NOTICE, VIEWPORT, [at(900, 740)])).toMatchObject({ x: 16, y: 724 });
});

it('finds a gap between buttons where all corners are taken', () => {
  const rows = [at(0, 0, 1000, 100), at(0, 650, 1000, 150)];
  const { y } = freePosition(NOTICE, VIEWPORT, rows);
  expect(y).toBeGreaterThanOrEqual(100);
  expect(y + NOTICE.height).toBeLessThanOrEqual(650);
});

it('covers as little as it can where everything is taken', () => {
  const page = at(0, 0, 1000, 800);
  const { x, y } = freePosition(NOTICE, VIEWPORT, [page, at(400, 700, 600, 100), at(0, 700, 200, 100)]);
  expect({ x, y }).toEqual({ x: 684, y: 16 });
});

it('stays in the viewport of a phone', () => {
  expect(freePosition({ width: 358, height: 900 }, { width: 390, height: 800 }, [])).toMatchObject({
    x: 16,
    y: 16,
  });
});
