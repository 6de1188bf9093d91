import { expect, it } from 'vitest';
import { regionalCurrency } from './currencies.ts';

it.each([
  ['en-GB', '£'],
  ['en-US', '$'],
  ['de-CH', 'Fr'],
  ['es-ES', '€'],
  ['en', '€'],
])('begins in the currency of the region: %s', (locale, currency) =>
  expect(regionalCurrency(locale)).toBe(currency),
);
