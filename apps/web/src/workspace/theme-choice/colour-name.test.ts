import { TEMPLATES } from '@trazo/templates/catalogue';
import { describe, expect, it } from 'vitest';
import { colourName, readColour } from './colour-name.ts';

describe('the name of a colour', () => {
  it.each([
    ['#ff0000', 'red', 'plain'],
    ['#1f3a5f', 'blue', 'dark'],
    ['#2a9d8f', 'teal', 'plain'],
    ['#f2b705', 'yellow', 'plain'],
    ['#f2b134', 'yellow', 'plain'],
    ['#14513f', 'green', 'dark'],
    ['#10b981', 'green', 'plain'],
    ['#0f4c4a', 'teal', 'dark'],
    ['#4a2c17', 'brown', 'dark'],
    ['#1a1a1a', 'grey', 'dark'],
    ['#b7e4c7', 'green', 'light'],
    ['#5a189a', 'violet', 'plain'],
    ['#e4572e', 'orange', 'plain'],
    ['#ffffff', 'grey', 'light'],
  ])('%s is %s, %s', (hex, hue, tone) => {
    expect(colourName(hex)).toEqual({ hue, tone });
  });

  it('tells most colours of a template apart', () => {
    for (const { primaryColors, secondaryColors } of TEMPLATES) {
      for (const colours of [primaryColors, secondaryColors]) {
        const names = new Set(colours.map((hex) => Object.values(colourName(hex)).join()));
        expect(names.size).toBeGreaterThanOrEqual(4);
      }
    }
  });
});

describe('a typed colour', () => {
  it.each([
    ['1F3A5F', '#1f3a5f'],
    [' #abc ', '#aabbcc'],
    ['#d1495b', '#d1495b'],
  ])('%j is %s', (text, hex) => {
    expect(readColour(text)).toBe(hex);
  });

  it.each(['', '#', 'red', '#12345', '#1234567', '#12345g'])('%j is none yet', (text) => {
    expect(readColour(text)).toBeUndefined();
  });
});
