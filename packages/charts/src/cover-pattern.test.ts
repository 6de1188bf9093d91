import { COVER_PATTERNS } from '@trazo/plan/cover';
import { expect, it } from 'vitest';
import { coverPattern, patternSvg } from './cover-pattern.ts';

const colours = { primary: '#1f3a5f', secondary: '#e2725b' };
const coloursOf = (svg: string) => new Set(Array.from(svg.matchAll(/#[0-9a-f]{6}/g), ([hex]) => hex));

it.each(COVER_PATTERNS)('%s is the same drawing each time, on the first colour, in the two', (id) => {
  const drawing = coverPattern(id, colours);
  const svg = patternSvg(drawing);
  expect(patternSvg(coverPattern(id, colours))).toBe(svg);
  expect(drawing.shapes[0]?.fill).toBe(colours.primary);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(coloursOf(svg).size).toBeGreaterThan(2);
  expect(patternSvg(coverPattern(id, { ...colours, secondary: '#2a9d8f' }))).not.toBe(svg);
});

it.each(COVER_PATTERNS)('%s can be seen in two colours that are one', (id) => {
  for (const colour of ['#ffffff', '#000000', '#777777']) {
    const svg = patternSvg(coverPattern(id, { primary: colour, secondary: colour }));
    expect(coloursOf(svg).size).toBeGreaterThan(2);
  }
});

it('is as large as asked', () => {
  const svg = patternSvg(coverPattern('dots', colours, { width: 120, height: 80 }));
  expect(svg).toContain('viewBox="0 0 120 80"');
  expect(svg.length).toBeLessThan(4_000);
});
