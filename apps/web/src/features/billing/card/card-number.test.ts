import { describe, expect, it } from 'vitest';
import { brandOf, groupedNumber, isCardNumber, securityDigitsOf } from './card-number.ts';

describe('brandOf', () => {
  it.each([
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['34', 'amex'],
    ['6011', 'discover'],
    ['36', 'diners'],
    ['3528', 'jcb'],
    ['62', 'unionpay'],
    ['5018', 'maestro'],
  ])('%s begins a card of %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand);
  });

  it.each(['', '2', '2220', '2721', '9', 'abc'])('%s says nothing yet', (digits) => {
    expect(brandOf(digits)).toBeUndefined();
  });
});

describe('groupedNumber', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['36227206271667', '3622 720627 1667'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(groupedNumber(typed)).toBe(shown);
  });

  it('holds no more digits than any card has', () => {
    expect(groupedNumber('4'.repeat(30)).replaceAll(' ', '')).toHaveLength(19);
  });
});

describe('isCardNumber', () => {
  it.each([
    '4242 4242 4242 4242',
    '5555555555554444',
    '378282246310005',
    '6200000000000005',
    '3056930009020004',
  ])('takes %s', (number) => {
    expect(isCardNumber(number)).toBe(true);
  });

  it.each(['4242 4242 4242 4241', '4242 4242 4242', '37828224631000', '', '0'])('refuses %s', (number) => {
    expect(isCardNumber(number)).toBe(false);
  });
});

it('knows that American Express prints four security digits', () => {
  expect(securityDigitsOf('3782')).toBe(4);
  expect(securityDigitsOf('4242')).toBe(3);
});
