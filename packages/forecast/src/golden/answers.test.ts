import { describe, expect, it } from 'vitest';
import { forecastOf } from '../testing/golden-case.ts';
import { loan, units } from '../testing/lines.ts';

describe('answers', () => {
  it('are named where they lack, and where they are too large', () => {
    expect(forecastOf({ start: '' }).missing).toEqual(['start']);
    expect(forecastOf({ streams: [units({ vat: 'intermediate' })] })).toMatchObject({
      state: 'incomplete',
      missing: ['vat.intermediate'],
    });
    expect(forecastOf({ loans: [loan({ term: '' })] }).missing).toEqual(['loans.l1.term']);
    expect(forecastOf({ streams: [units({ normal: '1000000000', price: '1000000000' })] })).toMatchObject({
      state: 'outOfRange',
      beyond: ['streams.s1'],
    });
  });
});
