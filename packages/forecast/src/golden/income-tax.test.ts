import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { describe, expect, it } from 'vitest';
import type { Pack } from '../pack.ts';
import { FACTS, forecastOf, NO_VAT } from '../testing/golden-case.ts';
import { IMAGINARY } from '../testing/imaginary-pack.ts';
import { overhead, units, yearly } from '../testing/lines.ts';

describe('income tax', () => {
  const taxed = (bands: Record<string, string>, change: Partial<Pack['incomeTax']>): Pack => ({
    ...IMAGINARY,
    parameters: [
      ...IMAGINARY.parameters,
      ...Object.entries(bands).map(([key, value]) => ({
        key,
        value,
        unit: key.includes('upTo') ? ('amount' as const) : ('percent' as const),
        validFrom: 2020,
        source: null,
        status: 'custom' as const,
      })),
    ],
    incomeTax: { ...IMAGINARY.incomeTax, ...change },
  });
  const british = taxed(
    { 'tax.upTo1': '50000', 'tax.upTo2': '250000', 'tax.low': '19', 'tax.middle': '26.5', 'tax.high': '25' },
    {
      regimes: [
        {
          id: 'main',
          bands: [
            { upTo: 'tax.upTo1', rates: ['tax.low'] },
            { upTo: 'tax.upTo2', rates: ['tax.middle'] },
            { upTo: null, rates: ['tax.high'] },
          ],
        },
      ],
    },
  );

  it('goes by marginal bands', () => {
    const { income } = forecastOf(
      { streams: [yearly(['50000', '100000', '250000', '300000', '75000'])] },
      british,
    );
    // 9,500; 9,500 + 13,250; 9,500 + 53,000; 62,500 + 12,500; 9,500 + 6,625.
    expect(income.incomeTax.years).toEqual([9500, 22_750, 62_500, 75_000, 16_125]);
  });

  it('treats early losses better than later ones', () => {
    // Losses of the first three years are used whole; later ones up to 5,000 and 70 % of what exceeds it.
    const bands = [{ id: 'one', bands: [{ upTo: null, rates: ['incomeTax.general'] }] }];
    const pack = taxed({}, { regimes: bands });
    const old = { ...FACTS, newCompany: false };
    const early = forecastOf({ streams: [yearly(['0', '-40000', '30000', '30000', '0'])] }, pack);
    // 30,000 − 30,000; 30,000 − 10,000 at 25 %.
    expect(early.income.incomeTax.years).toEqual([0, 0, 0, 5000, 0]);
    const late = forecastOf({ streams: [yearly(['0', '0', '1000', '-40000', '30000'])] }, pack, old);
    // At most 5,000 + 70 % of 25,000 = 22,500 of the 40,000: 7,500 at 25 %, and a year before 1,000.
    expect(late.income.incomeTax.years).toEqual([0, 0, 250, 0, 1875]);
    expect(late.lossesLeft).toBe(17_500);
  });

  it('lets a new company use its losses whole only in its first profitable year', () => {
    const bands = [{ id: 'one', bands: [{ upTo: null, rates: ['incomeTax.general'] }] }];
    const { income } = forecastOf(
      {
        streams: [yearly(['20000', '30000', '0', '0', '0'])],
        incomeTax: { ...emptyAssumptions().incomeTax, lossesBefore: '100000' },
      },
      taxed({}, { regimes: bands }),
    );
    // 20,000 − 20,000; then 30,000 − (5,000 + 70 % of 25,000) at 25 %.
    expect(income.incomeTax.years.slice(0, 2)).toEqual([0, 1875]);
  });

  it('is paid months after the year, less instalments on the last year settled', () => {
    const bands = [{ id: 'one', bands: [{ upTo: null, rates: ['incomeTax.general'] }] }];
    const { cash } = forecastOf(
      { streams: [yearly(['40000', '40000', '8000', '0', '0'])] },
      taxed({}, { regimes: bands }),
    );
    const paid = (month: number) => cash.lines.incomeTax.months[month];
    // 10,000 of the first year in July of the second; 18 % of it in October and December, and in April of the third.
    expect([19, 22, 24, 28].map(paid)).toEqual([10_000, 1800, 1800, 1800]);
    // 10,000 − 3,600 for the second year; then instalments on 10,000 again: 1,800 · 3 in the third, more than its 2,000.
    expect([31, 34, 36].map(paid)).toEqual([6400, 1800, 1800]);
    expect(cash.lines.taxRefund.months[43]).toBe(3400);
  });

  it('is not the firm’s where its owners are taxed', () => {
    const { income, cash } = forecastOf({
      taxedAs: 'owner',
      vat: NO_VAT,
      grain: 'cent',
      streams: [units({ normal: '180' })],
      owner: {
        ...emptyAssumptions().owner,
        drawings: ['', '700', '', '', ''],
        privateNeeds: [{ id: 'n', name: '', kind: 'need', amount: '650' }],
      },
    });
    expect(income.incomeTax.years).toEqual([0, 0, 0, 0, 0]);
    expect([cash.lines.drawings.months[1], cash.lines.drawings.months[13]]).toEqual([65_000, 70_000]);
    // The flat 80.80 for 18 months; then by last year's 21,600 · 93 % / 12 = 1,674: the second bracket, to 1,700.40.
    expect([1, 18, 19].map((month) => cash.lines.ownerSocial.months[month])).toEqual([8080, 8080, 29_430]);
  });

  it('of owners leaves them the flat contribution for longer, up to a year of the lowest pay', () => {
    const paid = (normal: string) =>
      forecastOf({ taxedAs: 'owner', vat: NO_VAT, grain: 'cent', streams: [units({ normal })] }).cash.lines
        .ownerSocial.months;
    // 14 · 1,000.50 = 14,007. 15,000 · 93 % = 13,950 is below; 15,120 · 93 % = 14,061.60 is not: 1,171.80 a month.
    expect([19, 30, 31].map((month) => paid('125')[month])).toEqual([8080, 8080, 29_430]);
    expect(paid('126')[19]).toBe(29_430);
  });

  it('of its owners is paid on account: a fifth of the year’s profit so far after each quarter', () => {
    const { cash, ledger } = forecastOf({
      taxedAs: 'owner',
      vat: NO_VAT,
      grain: 'cent',
      streams: [units({ normal: '100' })],
      overheads: [overhead({ rhythm: 'once', amount: '2000', from: 5 })],
    });
    // A month: 1,000 − 80.80 = 919.20. March: 551.52; June: 1,103.04 − 400 − 551.52 = 151.52; then 551.52 twice, April again.
    const paid = [4, 7, 10, 13, 16].map((month) => cash.lines.incomeTax.months[month]);
    expect(paid).toEqual([55_152, 15_152, 55_152, 55_152, 55_152]);
    expect(ledger.balances('ownerTax')[4]).toBe(55_152);
  });

  it('of its owners goes by bands of a year, each quarter by as many months of them', () => {
    const { cash } = forecastOf({
      taxedAs: 'owner',
      vat: NO_VAT,
      grain: 'cent',
      streams: [units({ normal: '1000' })],
      owner: { ...emptyAssumptions().owner, count: 2 },
    });
    // A month: 10,000 − 2 · 80.80 = 9,838.40. March: 29,515.20; of two, 2 · 50,270.50 · 3 / 12 = 25,135.25 at 20 % and the other
    // 4,379.95 at 44.5 %: 5,027.05 + 1,949.07775. June: twice that, less what is paid.
    const paid = [4, 7].map((month) => cash.lines.incomeTax.months[month]);
    expect(paid).toEqual([697_613, 1_395_226 - 697_613]);
  });

  it('of a running company is paid on account from its last tax', () => {
    const { cash } = forecastOf({ incomeTax: { ...emptyAssumptions().incomeTax, taxBefore: '10000' } });
    // 18 % in April, October and December, and again in April: the first year of the plan is settled in July.
    const months = cash.lines.incomeTax.months.map((amount, month) => [month, amount]);
    expect(months.filter(([, amount]) => amount !== 0)).toEqual([
      [4, 1800],
      [10, 1800],
      [12, 1800],
      [16, 1800],
    ]);
    // Nothing was earned: 5,400 come back in July.
    expect(cash.lines.taxRefund.months[19]).toBe(5400);
  });
});
