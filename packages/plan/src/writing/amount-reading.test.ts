import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { amount } from '../money.ts';
import { otherCurrencyIn, readAmount, readMoney, separatorOfBlock } from './amount-reading.ts';
import { decimalSeparatorOf } from './number-convention.ts';

const read = (text: string, separator: ',' | '.' = ',') => {
  const reading = readAmount(text, separator);
  return reading.kind === 'amount' ? reading.amount : reading.kind;
};

it.each([
  ['€ 3,000', '3000'],
  ['3.000 €', '3000'],
  ['3,000', '3000'],
  ['3,00', '3'],
  ['0,125', '0.125'],
  ['3,0000', '3'],
])('money has no thousandths: %s', (text, amount) => {
  expect(readMoney(text, ',')).toEqual({ kind: 'amount', amount });
  expect(readMoney(text, '.')).toEqual({ kind: 'amount', amount });
});

it.each([
  ['<3,000.50 $', '€', '$'],
  ['US$ 5', '€', 'US$'],
  ['5 euros', '$', 'euros'],
  ['5 MXN', '€', 'MXN'],
  ['£5', '€', '£'],
  ['US$ 5', '$', undefined],
  ['5 €', '€', undefined],
  ['25k', '€', undefined],
  ['25 MIO', '€', undefined],
  ['R$ 5', '$', 'R$'],
  ['CHF 5', 'Fr', undefined],
] as const)('%s in a plan in %s is in another currency: %s', (text, currency, sign) => {
  expect(otherCurrencyIn(text, currency)).toBe(sign);
});

describe('reading an amount', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['₹1,00,000', '100000'],
    ['12,34,56,789.5', '123456789.5'],
    ['1 234,5 €', '1234.5'],
    ['1\u202f234\u00a0€', '1234'],
    ["1'234.50 Fr", '1234.5'],
    ['Fr. 200', '200'],
    ['Fr. 1’200.50', '1200.5'],
    ['-Fr. 5', '-5'],
    ['200 Fr.', '200'],
    ['100,-', '100'],
    ['1.200,– €', '1200'],
    ['1,200.-', '1200'],
    ['CHF 1’200.—', '1200'],
    ['Fr. 100.--', '100'],
    ['-5,-', '-5'],
    ['(5,- €)', '-5'],
    ['$1,200.00', '1200'],
    ['R$ 12,5', '12.5'],
    ['EUR 12', '12'],
    ['3.000 euros', '3000'],
    ['3 000 Euro', '3000'],
    ['US$ 5', '5'],
    ['5 $US', '5'],
    ['12,5 libras', '12.5'],
    ['25 Franken', '25'],
    ['25k euros', '25000'],
    ['25mil', '25000'],
    ['25 MIL', '25000'],
    ['25k', '25000'],
    ['25 K€', '25000'],
    ['€25k', '25000'],
    ['25kEUR', '25000'],
    ['-2,5k', '-2500'],
    ['(3k)', '-3000'],
    ['1,2 M', '1200000'],
    ['1.2M', '1200000'],
    ['1,2 M€', '1200000'],
    ['1,2 millones de €', '1200000'],
    ['2 millones', '2000000'],
    ['1 millón', '1000000'],
    ['25mila', '25000'],
    ['1,2 milioni di €', '1200000'],
    ['1,2 mln', '1200000'],
    ['25 mille', '25000'],
    ['1,2 million d’€', '1200000'],
    ['25 Tsd. €', '25000'],
    ['25 T€', '25000'],
    ['25 tausend', '25000'],
    ['1,2 Mio. €', '1200000'],
    ['1,2 Millionen', '1200000'],
    ['25 thousand', '25000'],
    ['$1.2 million', '1200000'],
    ['25 TRY', '25'],
    ['(1,234.5)', '-1234.5'],
    ['+5', '5'],
    ['$(1,200.5)', '-1200.5'],
    ['-3', '-3'],
    ['−3 €', '-3'],
    ['€ -3', '-3'],
    ['3-', '-3'],
    ['-0,00', '0'],
    ['007', '7'],
    ['１２３', '123'],
    ['－１，２３４．５', '-1234.5'],
    ['١٢٣', '123'],
    ['۱۲۳٫۵', '123.5'],
    ['१२३', '123'],
    [',5', '0.5'],
    ['5,', '5'],
    ['0.123', '0.123'],
    ['1234.567', '1234.567'],
    [' - ', '0'],
    ['- €', '0'],
    ['', ''],
    ['\u200b ', ''],
  ] as const)('%j is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('leaves a text with two readings to the language', () => {
    expect(read('1.234', ',')).toBe('1234');
    expect(read('1.234', '.')).toBe('1.234');
    expect(read('1,234', ',')).toBe('1.234');
    expect(read('1,234', '.')).toBe('1234');
  });

  it.each([
    'abc',
    '12%',
    '1e308',
    '1,2,3',
    '1.23.456',
    '1,00,00',
    '100,00,000',
    '1,000,00,000',
    '0.1,00,000',
    '1.234,5.6',
    '--3',
    '+-3',
    '(-3)',
    '3 4x',
    '5,-3',
    '5,---',
    '=A1',
    'NaN',
    '€',
    '.',
    '12 rooms',
    '25 kilos',
    '3 metros',
    'k',
    'mil',
    '25kk',
    '#¡REF!',
  ])('refuses %j', (text) => {
    expect(read(text)).toBe('notNumber');
  });

  it('says when a number is too long', () => {
    expect(read(`1${'0'.repeat(30)}`)).toBe('tooLong');
    expect(read('0,123456789')).toBe('tooLong');
    expect(read('9'.repeat(30))).toBe('9'.repeat(30));
  });

  it('gives amounts the plan accepts, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-() €$'), maxLength: 24 }), (text) => {
        const reading = readAmount(text, '.');
        return reading.kind !== 'amount' || amount.safeParse(reading.amount).success;
      }),
    );
  });

  it('reads back what a language writes', () => {
    const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
    fc.assert(
      fc.property(cents, fc.constantFrom(...LANGUAGES), (whole, language) => {
        const format = new Intl.NumberFormat(language, { useGrouping: 'always' });
        expect(read(format.format(whole), decimalSeparatorOf(language))).toBe(String(whole));
      }),
    );
  });
});

describe('the separator of a pasted block', () => {
  it('follows the cells that leave no doubt', () => {
    expect(separatorOfBlock(['1.234', '2,5', 'Rent'], 'en')).toBe(',');
    expect(separatorOfBlock(['1.234', '1,234.5'], 'es')).toBe('.');
  });

  it('follows the language when every cell has two readings', () => {
    expect(separatorOfBlock(['1.234', '5'], 'es')).toBe(',');
    expect(separatorOfBlock(['1.234', '5'], 'en')).toBe('.');
  });
});
