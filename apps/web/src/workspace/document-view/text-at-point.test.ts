import { expect, it } from 'vitest';
import { lineAt, type PlacedText } from './text-at-point.ts';

const run = (text: string, x: number, y: number): PlacedText => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
});

/** Two columns of two lines, the first with a bold word of its own. */
const PAGE = [
  run('We bake ', 50, 100),
  run('bread', 90, 100),
  run('every morning', 50, 114),
  run('Next column', 300, 100),
];

it('joins the runs of the line that was pointed at, within its column', () => {
  expect(lineAt(PAGE, { x: 95, y: 97 })).toBe('We bake bread');
  expect(lineAt(PAGE, { x: 60, y: 112 })).toBe('every morning');
  expect(lineAt(PAGE, { x: 310, y: 96 })).toBe('Next column');
});

it('takes the line nearest to a point beside it, and none from far away', () => {
  expect(lineAt(PAGE, { x: 60, y: 122 })).toBe('every morning');
  expect(lineAt(PAGE, { x: 60, y: 400 })).toBe('');
  expect(lineAt([], { x: 0, y: 0 })).toBe('');
});
