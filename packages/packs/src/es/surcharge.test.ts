import { forecast } from '@trazo/forecast/forecast';
import { investment, overhead, units } from '@trazo/forecast/testing/lines';
import { assume } from '@trazo/forecast/testing/plan-facts';
import { blankCost } from '@trazo/plan/finance/assumptions/new-items';
import type { UnitCost } from '@trazo/plan/finance/assumptions/streams';
import { describe, expect, it } from 'vitest';
import { OTHER } from '../other/pack.ts';
import { SPAIN } from './pack.ts';

const SHOP = { newCompany: true, legalStructure: 'selfEmployed', sector: 'commerce', products: [] } as const;
const COST: UnitCost = { ...blankCost('unit'), amount: '5', vat: 'standard' };
const sells = (cost: UnitCost) => [units({ normal: '100', price: '10', cost })];
const ANSWERS = assume({
  streams: sells(COST),
  overheads: [overhead({ amount: '100', vat: 'standard' })],
  investments: [investment({ cost: '1000' })],
});

describe('a self-employed retailer in Spain', () => {
  it('keeps the tax on sales, and pays it with its surcharge on goods and without on all else', () => {
    const { income, cash, balance, usedParameters } = forecast(ANSWERS, SPAIN, SHOP);
    // 100 · 10 · 1.21; 100 · 5 · (1 + 0.21 + 0.052); 100 · 1.21; 1,000 · 1.21.
    expect(income.revenue.months[1]).toBe(1210);
    expect(income.directCosts.months[1]).toBe(631);
    expect(income.overheads.months[1]).toBe(121);
    expect(balance[0]?.fixedAssets).toBe(1210);
    const { vat, vatRefund, customers, suppliers } = cash.lines;
    expect([vat, vatRefund].flatMap(({ years }) => years)).toEqual(new Array<number>(10).fill(0));
    expect([customers.months[1], suppliers.months[2]]).toEqual([1210, 631]);
    expect(usedParameters).toContain('vat.surchargeStandard');
    expect(usedParameters).not.toContain('vat.payLag');
  });

  it('has goods that cost a share of the price without its tax', () => {
    const streams = sells({ ...COST, per: 'revenue', amount: '', share: '40' });
    const { income } = forecast({ ...ANSWERS, streams }, SPAIN, SHOP);
    // 40 % of 1,000: 400, 800, 1,200; with 26.2 % 504.8, 1,009.6, 1,514.4.
    expect(income.directCosts.months.slice(1, 4)).toEqual([505, 505, 504]);
  });

  it('takes in what is typed for a year as it is', () => {
    const pins = [{ path: 'revenues.f:s1.FY1', amount: '24200' }];
    const { income } = forecast({ ...ANSWERS, pins }, SPAIN, SHOP);
    expect(income.revenue.years.slice(0, 2)).toEqual([24_200, 14_520]);
  });

  it('is the one whose law it is: no company, no other trade unless it says so, no other country', () => {
    const chosen = { ...ANSWERS, vat: { ...ANSWERS.vat, scheme: 'surcharge' as const } };
    const normal = { ...ANSWERS, vat: { ...ANSWERS.vat, scheme: 'standard' as const } };
    const company = { ...SHOP, legalStructure: 'limitedLiabilityCompany' };
    const schemes = [
      forecast(ANSWERS, SPAIN, SHOP),
      forecast(chosen, SPAIN, { ...SHOP, sector: 'services' }),
      forecast(normal, SPAIN, SHOP),
      forecast(ANSWERS, SPAIN, { ...SHOP, sector: 'services' }),
      forecast(chosen, SPAIN, company),
      forecast(chosen, OTHER, SHOP),
    ].map(({ vatScheme }) => vatScheme);
    expect(schemes).toEqual(['surcharge', 'surcharge', 'standard', 'standard', 'standard', 'standard']);
  });
});
