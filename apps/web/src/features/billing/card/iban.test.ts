import { expect, it } from 'vitest';
import { groupedIban, isIban } from './iban.ts';

it.each(['DE89 3704 0044 0532 0130 00', 'es9121000418450200051332', 'FR1420041010050500013M02606'])(
  'takes %s',
  (iban) => {
    expect(isIban(iban)).toBe(true);
  },
);

it.each(['', 'DE89 3704 0044 0532 0130 01', '4242424242424242', 'DE89', 'DE8937040044053201300!'])(
  'refuses %j',
  (iban) => {
    expect(isIban(iban)).toBe(false);
  },
);

it('groups as banks print', () => {
  expect(groupedIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(groupedIban('ES91 21000418')).toBe('ES91 2100 0418');
});
