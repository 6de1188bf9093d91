import { expect, it } from 'vitest';
import { lineAt, type PageItem, type PlacedText, placedTexts } from './text-at-point.ts';

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

it('takes no letters of a frame, no page numbers and no watermark for what the document says', () => {
  const at = (str: string, x: number, y: number, slant = 0): PageItem => ({
    str,
    width: 20,
    transform: [10, slant, 0, 10, x, y],
  });
  const items: PageItem[] = [
    { type: 'beginMarkedContent' },
    at('A', 4, 700),
    { type: 'endMarkedContent' },
    { type: 'beginMarkedContentProps', id: 'p1_mc0' },
    at('We bake bread', 50, 700),
    { type: 'beginMarkedContent' },
    at('-', 90, 700),
    { type: 'endMarkedContent' },
    at('Trazo', 60, 400, 0.7),
    { type: 'endMarkedContent' },
    at('3', 290, 20),
  ];
  const texts = placedTexts(items, 842);
  expect(texts.map(({ text, y }) => [text, y])).toEqual([
    ['We bake bread', 142],
    ['-', 142],
  ]);
  expect(lineAt(texts, { x: 5, y: 140 })).toBe('');
});
