import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureSize, wrapText } from './drawing.ts';

/** One point a character. */
const measure = (text: string) => [...text].length;

describe('wrapping', () => {
  it('breaks between words and cuts the last line', () => {
    expect(wrapText('Head of sales and marketing', 14, 2, measure)).toEqual([
      'Head of sales',
      'and marketing',
    ]);
    expect(wrapText('Head of sales and marketing abroad', 14, 2, measure)).toEqual([
      'Head of sales',
      'and marketing…',
    ]);
  });

  it('breaks a word longer than the line', () => {
    expect(wrapText('Donaudampfschiff', 6, 3, measure)).toEqual(['Donaud', 'ampfsc', 'hiff']);
  });

  it('keeps within width and lines and ends, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 20 }), (text, width) => {
        const lines = wrapText(text, width, 3, measure);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});

it('makes a picture browsers accept, however wide the organigram', () => {
  const { width, height, scale } = pictureSize([{ x: 45_000, y: 600 }]);
  expect(Math.max(width, height) * scale).toBeLessThanOrEqual(12_000);
  expect(pictureSize([{ x: 0, y: 0 }]).scale).toBe(2);
});
