import { describe, expect, test } from 'vitest';
import { outlineReader, writeGlyph } from './glyph-outlines.ts';
import { viewOf } from './sfnt.ts';

const int16 = (value: number) => [(value >> 8) & 255, value & 255];
const BOX = [0, 0, 0, 0, 0, 0, 0, 0];

/** Reads the last of these glyphs. */
function lastOf(...glyphs: readonly (readonly number[])[]) {
  const padded = glyphs.map((glyph) => [...glyph, 0, 0, 0, 0].slice(0, (glyph.length + 3) & ~3));
  const head = new Uint8Array(54);
  viewOf(head).setInt16(50, 1);
  const loca = new Uint8Array(4 * (glyphs.length + 1));
  for (const index of padded.keys()) {
    const end = padded.slice(0, index + 1).flat().length;
    viewOf(loca).setUint32(4 * (index + 1), end);
  }
  const tables = new Map([
    ['head', head],
    ['loca', loca],
    ['glyf', new Uint8Array(padded.flat())],
  ]);
  return outlineReader(tables)(glyphs.length - 1);
}

const corners = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => ({ x, y, isOnCurve: true }));
const TRIANGLE = corners([0, 0], [0, 100], [200, 0]);
const triangle = [...writeGlyph([TRIANGLE])];

const [WORDS, OFFSETS, SCALE, MORE, TWO_SCALES, SCALED_OFFSET] = [1, 2, 8, 32, 64, 2048];
const half = int16(0x2000);

describe('the components of a glyph', () => {
  test('stand where their offsets say, in their own scale where it counts', () => {
    const placed = (flags: number) => [
      ...int16(-1),
      ...BOX,
      ...int16(flags),
      0,
      0,
      ...int16(40),
      ...int16(60),
    ];
    expect(lastOf(triangle, placed(WORDS | OFFSETS))).toEqual([corners([40, 60], [40, 160], [240, 60])]);
    const halved = [...placed(WORDS | OFFSETS | SCALE), ...half];
    expect(lastOf(triangle, halved)).toEqual([corners([40, 60], [40, 110], [140, 60])]);
    const [wide, high] = [int16(0x4000), half];
    const own = [...placed(WORDS | OFFSETS | TWO_SCALES | SCALED_OFFSET), ...wide, ...high];
    expect(lastOf(triangle, own)).toEqual([corners([40, 30], [40, 80], [240, 30])]);
  });

  test('stand with a point on one of those before', () => {
    const component = (flags: number, ...points: readonly [number, number]) => [
      ...int16(flags),
      0,
      0,
      ...points,
    ];
    const matched = [
      ...int16(-1),
      ...BOX,
      ...component(OFFSETS | MORE, 10, 0),
      ...component(SCALE, 2, 1),
      ...half,
    ];
    expect(lastOf(triangle, matched)).toEqual([
      corners([10, 0], [10, 100], [210, 0]),
      corners([210, -50], [210, 0], [310, -50]),
    ]);
    const missed = [...int16(-1), ...BOX, ...component(OFFSETS | MORE, 10, 0), ...component(0, 3, 1)];
    expect(() => lastOf(triangle, missed)).toThrow(TypeError);
  });
});

describe('few bytes', () => {
  /** 65,535 points in one place. */
  const points = Array.from({ length: 256 }, () => [57, 255]).flat();

  test('do not make the same points into contours again and again', () => {
    const ends = Array.from({ length: 30 }, () => [...int16(0), ...int16(65_534)]).flat();
    expect(() => lastOf([...int16(60), ...BOX, ...ends, 0, 0, ...points])).toThrow(TypeError);
  });

  test('do not make one glyph into many', () => {
    const dense = [...int16(1), ...BOX, ...int16(65_534), 0, 0, ...points];
    const component = (flags: number) => [...int16(OFFSETS | flags), 0, 0, 0, 0];
    expect(lastOf(dense, [...int16(-1), ...BOX, ...component(0)]).flat()).toHaveLength(65_535);
    const many = [...int16(-1), ...BOX, ...component(MORE), ...component(MORE), ...component(0)];
    expect(() => lastOf(dense, many)).toThrow(TypeError);
  });
});
