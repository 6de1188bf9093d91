import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, Decimal, subtract, sum, toAmount, toDecimal } from './money.ts';
import { arbitraryAmount } from './testing/arbitrary-values.ts';

describe('an amount', () => {
  it.each([
    '',
    '0',
    '-1',
    '1234.5',
    '0.00000001',
    '1.50',
    '-0.01',
    '999999999999999999999999999999.99999999',
  ])('may be %j', (text) => {
    expect(amount.safeParse(text).success).toBe(true);
  });

  it.each([
    '-0',
    '-0.00',
    '01',
    '+1',
    '1.',
    '.5',
    '1,5',
    '1e5',
    'NaN',
    'Infinity',
    ' 1',
    '1\n',
    '--1',
    '٣',
    '0.000000001',
    '1000000000000000000000000000000',
  ])('may not be %j', (text) => {
    expect(amount.safeParse(text).success).toBe(false);
  });
});

describe('arithmetic', () => {
  it('does not drift', () => {
    expect(sum(['0.1', '0.2'])).toBe('0.3');
    expect(sum(Array.from({ length: 1_000 }, () => '0.01'))).toBe('10');
    expect(subtract('0.3', '0.1')).toBe('0.2');
    expect(subtract('999999999999999999999999999999', '0.00000001')).toBe(
      '999999999999999999999999999998.99999999',
    );
  });

  it('is exact for whole amounts, also where numbers are not', () => {
    const whole = fc.array(
      fc.oneof(
        fc.constantFrom('', '0', '-0', '999999999999999', '-999999999999999', '9007199254740993', '0.5'),
        fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map(String),
        fc.integer().map(String),
      ),
      { maxLength: 30 },
    );
    const exactly = (values: readonly string[]) =>
      toAmount(values.reduce((total, value) => total.plus(toDecimal(value)), new Decimal(0)));
    fc.assert(
      fc.property(whole, (values) => {
        expect(sum(values)).toBe(exactly(values));
        const [left = '', right = ''] = values;
        expect(subtract(left, right)).toBe(toAmount(toDecimal(left).minus(toDecimal(right))));
      }),
    );
    expect(() => sum(['-'])).toThrow();
    expect(() => subtract('1', '-')).toThrow();
    const nearTheEdge = Array.from({ length: 11 }, () => '999999999999999');
    expect(sum([...nearTheEdge, '1'])).toBe('10999999999999990');
  });

  it('counts blanks as zero and knows no negative zero', () => {
    expect(sum([])).toBe('0');
    expect(sum(['', '5', ''])).toBe('5');
    expect(subtract('', '5')).toBe('-5');
    expect(toAmount(new Decimal(-0))).toBe('0');
    expect(toAmount(toDecimal('1.50'))).toBe('1.5');
    expect(toAmount(new Decimal('1e-8'))).toBe('0.00000001');
  });

  it('is exact for amounts of any size, in any order', () => {
    fc.assert(
      fc.property(arbitraryAmount(), arbitraryAmount(), arbitraryAmount(), (a, b, c) => {
        expect(sum([a, b, c])).toBe(sum([c, a, b]));
        expect(sum([subtract(a, b), b])).toBe(toAmount(toDecimal(a)));
        expect(sum([a, b])).toMatch(/^-?\d+(?:\.\d+)?$/);
      }),
    );
  });
});
