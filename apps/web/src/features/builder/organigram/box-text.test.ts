import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxTextOf, type Measure, wrapText } from './box-text.ts';

/** One point a character. */
const count = (text: string) => [...text].length;

describe('wrapping', () => {
  it('breaks between words and cuts the last line', () => {
    const broken = ['Head of sales', 'and marketing'];
    expect(wrapText('Head of sales and marketing', 14, 2, count)).toEqual(broken);
    expect(wrapText('Head of sales and marketing', 13, 2, count)).toEqual(broken);
    expect(wrapText('Head of sales and marketing abroad', 14, 2, count)).toEqual([
      'Head of sales',
      'and marketing…',
    ]);
  });

  it('breaks after a hyphen, and puts one where a word is longer than the line', () => {
    expect(wrapText('Co-Geschäftsführer', 15, 3, count)).toEqual(['Co-', 'Geschäftsführer']);
    expect(wrapText('Donaudampfschiff', 6, 3, count)).toEqual(['Donau-', 'dampf-', 'schiff']);
  });

  it('keeps within width and lines and ends, whatever the text', () => {
    const unit = fc.constantFrom(...'aeiß漢😀́ \u00a0\u202f\u00ad\t-–/');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), fc.integer({ min: 2, max: 20 }), (text, width) => {
        const lines = wrapText(text, width, 3, count);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(count(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe('the words of a box', () => {
  const measure: Measure = (text, { size }) => count(text) * size * 0.5;
  const textOf = (title: string, width = 204) =>
    boxTextOf({ isDepartment: false, title, details: [] }, width, measure);

  it('are whole, in as many lines as they need, and the box is as high', () => {
    const long = 'Leiterin Bauaufnahme, Vermessung und Energieberatung für den Bestand';
    const { title, height } = textOf(long);
    expect(title.lines.join(' ')).toBe(long);
    expect(title.lines.length).toBeGreaterThan(2);
    expect(height).toBeGreaterThan(title.lines.length * title.font.size);
    expect(height).toBeGreaterThan(textOf('Leiterin').height);
  });

  it('name who holds the position and its department each in lines of their own', () => {
    const words = { isDepartment: false, title: 'Cook', details: ['Ada Lovelace', 'Kitchen and delivery'] };
    expect(boxTextOf(words, 204, measure).detail.lines).toEqual(words.details);
  });

  it('are set smaller before their longest word is broken', () => {
    const word = 'Bauleistungsabrechnung';
    expect(textOf(word).title.font.size).toBe(15);
    const { title } = textOf(word, 172);
    expect(title.lines).toEqual([word]);
    expect(title.font.size).toBe(13);
    expect(textOf(word, 120).title.lines).toHaveLength(2);
  });
});
