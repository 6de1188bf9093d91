import { LANGUAGES } from '@trazo/plan/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormat, decimalsOf } from './format.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  test.each([
    ['es', '1.234,50 €', '−1.234 €'],
    ['en', '€1,234.50', '−€1,234'],
    ['it', '1.234,50 €', '−1.234 €'],
    ['fr', '1 234,50 €', '−1 234 €'],
    ['de', '1.234,50 €', '−1.234 €'],
  ] as const)('%s puts the symbol where the language does', (language, cents, negative) => {
    const { money } = createFormat(language, '€');
    expect(plain(money('1234.5'))).toBe(cents);
    expect(plain(money('-1234'))).toBe(negative);
  });

  test('letters keep off the digits, signs do not', () => {
    expect(plain(createFormat('en', 'Fr').money('5'))).toBe('Fr 5');
    expect(plain(createFormat('en', 'R$').money('5'))).toBe('R$5');
    expect(plain(createFormat('de', 'Fr').money('5'))).toBe('5 Fr');
  });

  test('a blank stays blank', () => {
    expect(createFormat('de', '€').money('')).toBe('');
  });

  test('no digit is lost, however long the amount', () => {
    const amounts = fc.tuple(fc.stringMatching(/^[1-9]\d{0,29}$/), fc.stringMatching(/^(?:\d{0,7}[1-9])?$/));
    fc.assert(
      fc.property(amounts, fc.constantFrom(...LANGUAGES), ([whole, fraction], language) => {
        const amount = fraction === '' ? whole : `${whole}.${fraction}`;
        const shown = createFormat(language, '₿').money(amount);
        expect(shown.replaceAll(/\D/g, '').replace(/0+$/, '')).toBe(`${whole}${fraction}`.replace(/0+$/, ''));
      }),
    );
  });
});

test('decimals: none where all are whole, else at least two, and never fewer than typed', () => {
  expect(decimalsOf(['1', '', '-20'])).toBe(0);
  expect(decimalsOf(['1', '2.5'])).toBe(2);
  expect(decimalsOf(['0.00000001', '2'])).toBe(8);
});

test.each([
  ['es', '12,3 %', '1 de marzo de 2026', 'marzo de 2026', 'a, b y c'],
  ['en', '12.3%', '1 March 2026', 'March 2026', 'a, b and c'],
  ['it', '12,3%', '1 marzo 2026', 'marzo 2026', 'a, b e c'],
  ['fr', '12,3 %', '1er mars 2026', 'mars 2026', 'a, b et c'],
  ['de', '12,3 %', '1. März 2026', 'März 2026', 'a, b und c'],
] as const)('%s writes percentages, dates and lists its own way', (language, percent, date, month, list) => {
  const format = createFormat(language, '€');
  expect(plain(format.percent('12.34'))).toBe(percent);
  expect(format.percent('60')).toMatch(/60[.,]0/);
  expect(format.date('2026-03-01')).toBe(date);
  expect(format.month('2026-03-01')).toBe(month);
  expect(format.list(['a', 'b', 'c'])).toBe(list);
});

test('figures for an axis stay short up to the largest amount', () => {
  expect(plain(createFormat('es', '€').short(1_234_567))).toBe('1,23 M');
  expect(createFormat('en', '€').short(1e30).length).toBeLessThan(8);
});
