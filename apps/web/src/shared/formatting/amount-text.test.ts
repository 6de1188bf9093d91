import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { arbitraryAmount } from '@trazo/plan/testing/arbitrary-values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatPercent, formatTime, parseAmount } from './amount-text.ts';

describe('parseAmount', () => {
  it.each([
    ['1.234,56', 'es', '1234.56'],
    ['1,234.56', 'es', '1234.56'],
    ['1.234', 'es', '1234'],
    ['1.234', 'en', '1.234'],
    ['1,234', 'en', '1234'],
    ['1,5', 'en', '1.5'],
    ['12.5', 'de', '12.5'],
    ['1.234.567', 'en', '1234567'],
    ['1 234 567,8 €', 'fr', '1234567.8'],
    ['(1.000)', 'es', '-1000'],
    ['−5', 'de', '-5'],
    ['-0', 'es', '0'],
    ['007', 'es', '7'],
    ['', 'es', ''],
    ['999999999999999999999999999999', 'es', '999999999999999999999999999999'],
  ] as const)('reads %s in %s', (text, language, amount) => {
    expect(parseAmount(text, language)).toBe(amount);
  });

  it.each(['abc', '1.23.4', '1,2,3', '1e5', '..', '1.2345.678,9', '9'.repeat(31), '--1'])(
    'refuses %s',
    (text) => {
      expect(parseAmount(text, 'es')).toBeUndefined();
    },
  );

  it('reads back what formatAmount writes, in every language', () => {
    const digits = fc.bigInt({ min: -(10n ** 29n), max: 10n ** 29n }).map(String);
    fc.assert(
      fc.property(digits, fc.constantFrom<Language[]>(...LANGUAGES), (value, language) => {
        expect(parseAmount(formatAmount(value, language), language)).toBe(value);
      }),
    );
  });
});

it.each(LANGUAGES)('formatAmount writes in %s what the platform writes', (language) => {
  fc.assert(
    fc.property(arbitraryAmount(), (value) => {
      const format = new Intl.NumberFormat(language, {
        useGrouping: 'always',
        minimumFractionDigits: value.includes('.') ? 2 : 0,
        maximumFractionDigits: 8,
      });
      const expected = value === '' ? '' : Reflect.apply(format.format, format, [value]);
      expect(formatAmount(value, language)).toBe(expected);
    }),
  );
});

it.each(LANGUAGES)('formatPercent writes in %s what the platform writes', (language) => {
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    useGrouping: 'always',
    maximumFractionDigits: 2,
  });
  for (const value of ['0', '7', '-42.25', '1250'] as const) {
    expect(formatPercent(value, language)).toBe(format.format(Number(value) / 100));
  }
  expect(formatPercent('', language)).toBe('');
});

it.each([
  [1, 'month', 'es', '1 mes'],
  [2.5, 'month', 'es', '2,5 meses'],
  [1, 'month', 'it', '1 mese'],
  [1, 'day', 'de', '1 Tag'],
  [30, 'day', 'en', '30 days'],
] as const)('formatTime writes %s %ss in %s with its own plural', (count, unit, language, text) => {
  expect(formatTime(count, unit, language)).toBe(text);
});
