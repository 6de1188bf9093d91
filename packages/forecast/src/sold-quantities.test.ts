import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { describe, expect, it } from 'vitest';
import { soldQuantities } from './sold-quantities.ts';
import { FACTS, first, forecastOf, NO_VAT } from './testing/golden-case.ts';
import { IMAGINARY } from './testing/imaginary-pack.ts';
import { subscription, units, yearly } from './testing/lines.ts';
import { assume } from './testing/plan-facts.ts';

const sold = (stream: Stream) =>
  soldQuantities(assume({ streams: [stream] }), stream, IMAGINARY, FACTS) ?? [];

describe('what is sold a month', () => {
  it('ramps up in thousandths, and nothing before the first month', () => {
    expect(first(sold(units({ first: '10', normal: '100', rampMonths: 9 })), 4)).toEqual([
      0, 10_000, 20_000, 30_000,
    ]);
  });

  it('adds up where a month is no whole thousandth', () => {
    const months = sold(units({ normal: '1', season: ['1', '2', ...new Array(10).fill('0')] }));
    // Twelve a year by 1 : 2.
    expect(months.slice(1, 13).reduce((total, value) => total + value, 0)).toBe(12_000);
  });

  it('is the average of a subscription’s customers', () => {
    // 10 new a month, none leave: 5, 15, 25.
    expect(first(sold(subscription({ normal: '10' })), 4)).toEqual([0, 5000, 15_000, 25_000]);
  });

  it('is not known of typed years', () => {
    const stream = yearly(['1', '', '', '', '']);
    expect(soldQuantities(assume({ streams: [stream] }), stream, IMAGINARY, FACTS)).toBeUndefined();
  });

  it.each([
    [
      'units',
      units({ first: '10', normal: '73', rampMonths: 5, growth: ['', '7', '3', '', ''], from: 3, until: 50 }),
    ],
    ['a subscription', subscription({ normal: '40', churn: '5' })],
  ])('typed by month instead of as %s, brings the same revenue', (_, stream) => {
    if (stream.kind === 'annual') throw new Error('years have no quantities');
    const { id, name, productId, from, until, vat, terms, badDebt, cost, price, priceIndex, discount } =
      stream;
    const quantities = sold(stream)
      .slice(1)
      .map((value) => String(value / 1000));
    const line = { id, name, productId, from, until, vat, terms, badDebt, cost, price, priceIndex, discount };
    const [before, after] = [stream, { ...line, kind: 'monthly' as const, quantities }].map(
      (each) => forecastOf({ vat: NO_VAT, streams: [each] }).income.revenue.months,
    );
    for (const [month, value] of (before ?? []).entries()) {
      expect(Math.abs(value - (after?.[month] ?? 0))).toBeLessThanOrEqual(1);
    }
  });
});
