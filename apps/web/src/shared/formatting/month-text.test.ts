import { expect, it } from 'vitest';
import { comingMonth, formatMonth, parseMonth } from './month-text.ts';

it.each(['marzo 2027', 'March 2027', '3/2027', '03.2027', '2027-03', '15/3/2027', 'mars 2027'])(
  'reads %j as a month',
  (text) => expect(parseMonth(text)).toBe('2027-03'),
);

it('reads again what it has written, and nothing for a month that is none', () => {
  for (const language of ['es', 'en', 'it', 'fr', 'de'] as const)
    expect(parseMonth(formatMonth('2027-03', language)), language).toBe('2027-03');
  expect(parseMonth('')).toBe('');
  expect(parseMonth('pronto')).toBeUndefined();
  expect(formatMonth('pronto', 'es')).toBe('pronto');
});

it.each([
  ['abril', '2027-04'],
  ['November', '2026-11'],
  ['Dez', '2026-12'],
  ['juin', '2027-06'],
  ['ju', undefined],
  ['pronto', undefined],
] as const)('a month without its year is the next one from today: %j', (text, month) =>
  expect(comingMonth(text, new Date(2026, 10, 28))).toBe(month),
);
