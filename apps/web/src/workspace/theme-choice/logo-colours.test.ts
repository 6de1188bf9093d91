import { contrast, parseColour } from '@trazo/charts/colours';
import { expect, it } from 'vitest';
import { logoColours } from './logo-colours.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number];

const picture = (...parts: readonly (readonly [Pixel, number])[]) =>
  new Uint8ClampedArray(
    parts.flatMap(([[red, green, blue, alpha = 255], count]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  );

const WHITE: Pixel = [255, 255, 255];
const NAVY: Pixel = [20, 40, 90];
const SUN: Pixel = [250, 200, 40];

it('offers the main colours of a logo, the most frequent first, and no white around them', () => {
  const found = logoColours(picture([WHITE, 900], [NAVY, 60], [[24, 44, 96], 10], [[200, 30, 40], 50]));
  expect(found.map(({ found: colour }) => colour)).toEqual(['#14285a', '#c81e28']);
  expect(found.every(({ found: colour, offered }) => colour === offered)).toBe(true);
});

it('darkens what could not be read on paper, and no more than that', () => {
  const [yellow] = logoColours(picture([SUN, 100]));
  expect(yellow?.found).toBe('#fac828');
  const ratio = contrast(parseColour(yellow?.offered ?? '#ffffff'), [255, 255, 255]);
  expect(ratio).toBeGreaterThanOrEqual(4.5);
  expect(ratio).toBeLessThan(4.9);
});

it('takes neither what is transparent nor specks, and black where nothing is coloured', () => {
  expect(logoColours(picture([[200, 30, 40, 10], 100]))).toEqual([]);
  expect(logoColours(picture([NAVY, 200], [SUN, 2])).map(({ found }) => found)).toEqual(['#14285a']);
  expect(logoColours(picture([WHITE, 100], [[10, 10, 10], 20])).map(({ offered }) => offered)).toEqual([
    '#0a0a0a',
  ]);
});
