import { expect, it } from 'vitest';
import { prose } from './prose.ts';

it('joins lines and keeps paragraphs', () => {
  expect(prose`
one
two

three`).toBe('one two\n\nthree');
});

it('keeps non-breaking spaces', () => {
  expect(prose`12\u202f000\u00a0€`).toBe('12\u202f000\u00a0€');
});
