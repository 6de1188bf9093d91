import { expect, it } from 'vitest';
import { approximateAmount } from '../fields.ts';
import { freeAmountText, readFreeAmount } from './free-amount.ts';

it.each([
  ['25.000', '', '25000'],
  ['25,000', '', '25000'],
  ['25 000', '', '25000'],
  ['25000', '', '25000'],
  ['3000.50', '', '3000.5'],
  ['1.234,5 €', '', '1234.5'],
  ['25k', '', '25000'],
  ['25 mil €', '', '25000'],
  ['1,2 M', '', '1200000'],
  ['> 25.000 €', '>', '25000'],
  ['<£185,000', '<', '185000'],
  ['> 25k', '>', '25000'],
] as const)('%j is %s%s', (text, bound, amount) => {
  const read = readFreeAmount(text);
  expect(read).toEqual({ bound, amount });
  const stored = read === undefined ? '' : freeAmountText(read);
  expect(readFreeAmount(stored)).toEqual({ bound, amount });
  expect(approximateAmount.safeParse(stored).success).toBe(true);
});

it('keeps three decimals apart from a group', () => {
  expect(freeAmountText({ bound: '', amount: '1.125' })).toBe('1.1250');
  expect(readFreeAmount('1.1250')?.amount).toBe('1.125');
});

it.each(['', '10.000 > 20.000', '<', 'about 25k', '-5', '£1 $2'])('%j is no amount', (text) => {
  expect(readFreeAmount(text)).toBeUndefined();
});
