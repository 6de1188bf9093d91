import { describe, expect, it } from 'vitest';
import { inOnePrecision, roundedQuantities } from './row-precision.ts';

describe('figures of one row', () => {
  it('have as many decimals as the most exact of them', () => {
    expect(inOnePrecision(['12', '3.5', '', '-1.25'])).toEqual(['12.00', '3.50', '', '-1.25']);
  });

  it('have none where none has', () => {
    expect(inOnePrecision(['12', '3'])).toEqual(['12', '3']);
  });

  it('are whole where one of them is large', () => {
    expect(roundedQuantities([434.85, 30.77])).toEqual(['435', '31']);
  });

  it('keep their fractions where all are small', () => {
    expect(roundedQuantities([19.667, 20])).toEqual(['19.67', '20.00']);
  });
});
