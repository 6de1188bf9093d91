import { describe, expect, it } from 'vitest';
import { inCurrency } from './currencies.ts';

describe('an amount as it was typed, in the plan’s currency', () => {
  it.each([
    ['£185,000', '€', '€185,000'],
    ['< 3.000 €', '$', '< 3.000 $'],
    ['104\u202f000\u202f€', '₹', '104\u202f000\u202f₹'],
    ['R$ 100', '$', '$ 100'],
    ['$100', 'R$', 'R$100'],
    ['$100', 'Fr', 'Fr\u00a0100'],
    ['100$', 'Fr', '100\u00a0Fr'],
    ['100€', 'R$', '100\u00a0R$'],
    ['Fr. 100', '€', '€ 100'],
  ] as const)('%s is %s: %s', (typed, currency, expected) => {
    expect(inCurrency(typed, currency)).toBe(expected);
  });

  it.each([
    '',
    '3000',
    '€185,000',
    '< 3.000 €',
    '£1 $2',
    '$',
    '£',
    'about 185,000 £ incl. grants',
    'Frankfurt 3',
  ])('leaves %j as it is', (typed) => {
    expect(inCurrency(typed, '€')).toBe(typed);
  });

  it('leaves a sign with its point to who wrote it', () => {
    expect(inCurrency('Fr. 100', 'Fr')).toBe('Fr. 100');
  });
});
