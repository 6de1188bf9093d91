import { describe, expect, it } from 'vitest';
import { inOnePrecision, roundedQuantities } from './row-precision.ts';

describe('figures of one row', () => {
  it('have as many decimals as the most exact of them', () => {
    expect(inOnePrecision(['12', '3.5', '', '-1.25'])).toEqual(['12.00', '3.50', '', '-1.25']);
  });

  it('have none where none has', () => {
    expect(inOnePrecision(['12', '3'])).toEqual(['12', '3']);
  });

  it('are whole where all of them are large, or nothing', () => {
    expect(roundedQuantities([0, 434.85, 130.77])).toEqual(['0', '435', '131']);
  });

  it('keep the fractions of a small month beside a year that is large', () => {
    expect(roundedQuantities([8.5, 8.5, 102])).toEqual(['8.5', '8.5', '102.0']);
  });

  it('keep their fractions where all are small', () => {
    expect(roundedQuantities([19.667, 20])).toEqual(['19.67', '20.00']);
  });
});
