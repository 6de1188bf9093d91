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
