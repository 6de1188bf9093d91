import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { formatMoney } from './money-text.ts';

it.each([
  ['1234.5', '€', 'es', '1.234,50 €'],
  ['1234', '€', 'en', '€1,234'],
  ['-1234', 'Fr', 'en', '-Fr 1,234'],
  ['-1234', 'R$', 'en', '-R$1,234'],
  ['1234', 'Fr', 'de', '1.234 Fr'],
  ['999999999999999999999999999999.12345678', '₿', 'en', '₿999,999,999,999,999,999,999,999,999,999.12345678'],
  ['', '€', 'es', ''],
  ['abc', '€', 'es', 'abc'],
] as const)('%s %s in %s', (value, currency, language, expected) => {
  expect(formatMoney(value, currency, language).replace(/\s/g, ' ')).toBe(expected);
});

it.each(LANGUAGES)('writes euros in %s as the platform does', (language) => {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  });
  for (const amount of [0.01, 1234.5, -1234.5, -0.5, 1_234_567.89])
    expect(formatMoney(amount.toFixed(2), '€', language)).toBe(format.format(amount));
});
