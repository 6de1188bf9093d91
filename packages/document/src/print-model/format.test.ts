import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { USUAL_ENGLISH } from '@trazo/plan/theme/english';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormat, decimalsOf } from './format.ts';

const languageOf = (language: Language) => ({ language, english: USUAL_ENGLISH });

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  test.each([
    ['es', '1.234,50 €', '−1.234 €'],
    ['en', '€1,234.50', '−€1,234'],
    ['it', '1.234,50 €', '−1.234 €'],
    ['fr', '1 234,50 €', '−1 234 €'],
    ['de', '1.234,50 €', '−1.234 €'],
  ] as const)('%s puts the symbol where the language does', (language, cents, negative) => {
    const { money } = createFormat(languageOf(language), '€');
    expect(plain(money('1234.5'))).toBe(cents);
    expect(plain(money('-1234'))).toBe(negative);
  });

  test('letters keep off the digits, signs do not', () => {
    expect(plain(createFormat(languageOf('en'), 'Fr').money('5'))).toBe('Fr 5');
    expect(plain(createFormat(languageOf('en'), 'R$').money('5'))).toBe('R$5');
  });

  test.each([
    ['en', '₹', '₹12,34,567.50', '12,34,567.50'],
    ['de', '₹', '1.234.567,50 ₹', '1.234.567,50'],
    ['de', 'Fr', 'Fr 1’234’567.50', '1’234’567.50'],
    ['it', 'Fr', 'Fr 1’234’567.50', '1’234’567.50'],
    ['fr', 'Fr', '1’234’567.50 Fr', '1’234’567,50'],
    ['es', '$', '$1,234,567.50', '1,234,567.50'],
    ['en', '$', '$1,234,567.50', '1,234,567.50'],
  ] as const)('%s has the habit of %s where that is at home', (language, currency, money, number) => {
    const format = createFormat(languageOf(language), currency);
    expect(plain(format.money('1234567.5'))).toBe(money);
    expect(plain(format.number('1234567.5', 2))).toBe(number);
  });

  test('a blank stays blank', () => {
    expect(createFormat(languageOf('de'), '€').money('')).toBe('');
  });

  test('no digit is lost, however long the amount', () => {
    const amounts = fc.tuple(fc.stringMatching(/^[1-9]\d{0,29}$/), fc.stringMatching(/^(?:\d{0,7}[1-9])?$/));
    fc.assert(
      fc.property(amounts, fc.constantFrom(...LANGUAGES), ([whole, fraction], language) => {
        const amount = fraction === '' ? whole : `${whole}.${fraction}`;
        const shown = createFormat(languageOf(language), '₿').money(amount);
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
  ['it', '12,3%', '1° marzo 2026', 'marzo 2026', 'a, b e c'],
  ['fr', '12,3 %', '1er mars 2026', 'mars 2026', 'a, b et c'],
  ['de', '12,3 %', '1. März 2026', 'März 2026', 'a, b und c'],
] as const)('%s writes percentages, dates and lists its own way', (language, percent, date, month, list) => {
  const format = createFormat(languageOf(language), '€');
  expect(plain(format.percent('12.34'))).toBe(percent);
  expect(format.percent('60')).toMatch(/60[.,]0/);
  expect(format.date('2026-03-01')).toBe(date);
  expect(format.month('2026-03-01')).toBe(month);
  expect(format.list(['a', 'b', 'c'])).toBe(list);
});

test('American English writes months before days, and sums as it does', () => {
  const format = createFormat({ language: 'en', english: 'US' }, '$');
  expect(format.date('2016-12-29')).toBe('December 29, 2016');
  expect(format.columnDay('2016-12-29')).toBe('12/29/2016');
  expect(format.money('1200000')).toBe('$1,200,000');
  expect(format.list(['a', 'b', 'c'])).toBe('a, b, and c');
  // It is kept for the day the document is in English again.
  expect(createFormat({ language: 'de', english: 'US' }, '$').date('2016-12-29')).toBe('29. Dezember 2016');
});

test('figures for an axis stay short up to the largest amount', () => {
  expect(plain(createFormat(languageOf('es'), '€').short(1_234_567))).toBe('1,23 M');
  expect(createFormat(languageOf('en'), '€').short(1e30).length).toBeLessThan(8);
});
