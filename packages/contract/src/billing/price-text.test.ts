import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { priceText } from './price-text.ts';

it.each([
  ['en', 95, '€0.95'],
  ['es', 50, '€\u00a00,50'],
  ['it', 123_456, '€\u00a01.234,56'],
  ['fr', 95, '€\u00a00,95'],
  ['de', 0, '€\u00a00,00'],
] as const)('%s writes %i minor units as %s', (language, amount, text) => {
  expect(priceText(amount, 'EUR', language)).toBe(text);
});

it.each(LANGUAGES)('writes euros in %s with the signs the platform uses', (language) => {
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    useGrouping: 'always',
    minimumFractionDigits: 2,
  });
  for (const cents of [0, 5, 50, 95, 100, 99_999, 100_000, 123_456, 123_456_789, -95, -123_456]) {
    const number = priceText(cents, 'EUR', language).replace(/^€\u00a0?/, '');
    expect(number).toBe(format.format(cents / 100));
  }
});

it('writes other currencies too', () => {
  expect(priceText(95, 'GBP', 'en')).toBe('£0.95');
  expect(priceText(95, 'USD', 'de')).toBe('$\u00a00,95');
});
