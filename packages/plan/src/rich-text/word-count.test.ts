import { expect, it } from 'vitest';
import { wordCount } from './word-count.ts';

it('counts words as a reader does', () => {
  expect(wordCount('')).toBe(0);
  expect(wordCount('L’obrador de 24 h: 1.200,50 € – pan-pizza.\n\nFin')).toBe(7);
});
