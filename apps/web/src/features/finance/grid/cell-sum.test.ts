import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSum } from './cell-sum.ts';

describe('a sum behind =', () => {
  it.each([
    ['=1+2', '3'],
    ['= 1.200,50 + 300 ', '1500.5'],
    ['=12*90', '1080'],
    ['=2+3*4', '14'],
    ['=(2+3)*4', '20'],
    ['=-5+8', '3'],
    ['=10−4×2', '2'],
    ['=100/3', '33.333'],
    ['=2×(10-(3+4))', '6'],
    ['=1.000 €+25k', '26000'],
  ])('%s is %s', (text, result) => {
    expect(readSum(text, ',', 3)).toBe(result);
  });

  it.each([
    '1+2',
    '=',
    '=1+',
    '=1/0',
    '=1++',
    '=(1',
    '=1)',
    '=A1+B1',
    '=SUM(A1:A3)',
    '=1 2 3+',
    `=${'1+'.repeat(400)}1`,
  ])('%s is none', (text) => {
    expect(readSum(text, ',', 3)).toBeUndefined();
  });

  it('of whole numbers is what arithmetic says', () => {
    const numbers = fc.array(fc.integer({ min: -9999, max: 9999 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(numbers, (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        expect(readSum(`=${parts.join('+')}`, '.', 0)).toBe(String(total));
      }),
    );
  });

  it('of any text never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readSum(`=${text}`, '.', 2)));
  });
});
