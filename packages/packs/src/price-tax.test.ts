import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { emptyPlan } from '@trazo/plan/plan';
import { describe, expect, it } from 'vitest';
import { priceBeforeTax, taxOnGoods, taxPercent, withoutTax, withTax } from './price-tax.ts';

const SPAIN = { ...emptyAssumptions(), country: 'es' as const, start: '2027-04' };

describe('the tax on a line', () => {
  it('is nothing where no tax is charged', () => {
    expect(taxPercent(SPAIN, 'superReduced')).toBe('4');
    expect(taxPercent({ ...SPAIN, vat: { ...SPAIN.vat, scheme: 'exempt' } }, '')).toBeUndefined();
  });

  it('is dearer on goods for a self-employed retailer, who pays a surcharge', () => {
    const shop = {
      newCompany: true,
      legalStructure: 'selfEmployed',
      sector: 'commerce',
      products: [],
    } as const;
    expect(['', 'reduced', 'superReduced', 'none'].map((rate) => taxOnGoods(SPAIN, shop, rate))).toEqual([
      '26.2',
      '11.4',
      '4.5',
      '0',
    ]);
    expect(taxOnGoods(SPAIN, { ...shop, legalStructure: 'limitedLiabilityCompany' }, '')).toBe('21');
  });
});

describe('a price with tax', () => {
  it.each([
    ['2.80', '4', '2.6923'],
    ['100', '21', '82.6446'],
    ['0.01', '21', '0.0083'],
  ])('of %s at %s per cent is kept before tax, and shown again as it was typed', (price, percent, kept) => {
    expect(withoutTax(price, percent)).toBe(kept);
    expect(Number(withTax(kept, percent))).toBe(Number(price));
  });

  it('that is no number stays as it is', () => {
    expect(withoutTax('desde 20', '21')).toBe('desde 20');
    expect(withTax('desde 20', '21')).toBe('desde 20');
  });
});

describe('a price of the plan', () => {
  const { general, finance } = emptyPlan();
  const planOf = (sector: 'commerce' | 'services', priceTax: '' | 'included' | 'excluded') => ({
    general: { ...general, country: 'es' as const, sector },
    finance: { ...finance, assumptions: { ...SPAIN, country: '' as const, priceTax } },
  });

  it.each([
    ['commerce', '', '2.6923'],
    ['commerce', 'included', '2.6923'],
    ['commerce', 'excluded', '2.8'],
    ['services', '', '2.8'],
    ['services', 'included', '2.6923'],
  ] as const)('in %s, said to be “%s” tax, is %s before it', (sector, priceTax, price) => {
    expect(priceBeforeTax(planOf(sector, priceTax))('2.8', 'superReduced')).toBe(price);
  });

  it('stays as it is where no tax is charged, or where it is no number', () => {
    const plan = planOf('commerce', '');
    expect(priceBeforeTax(plan)('desde 2', '')).toBe('desde 2');
    const { assumptions } = plan.finance;
    const exempt = { ...assumptions, vat: { ...assumptions.vat, scheme: 'exempt' as const } };
    expect(priceBeforeTax({ ...plan, finance: { ...finance, assumptions: exempt } })('2.8', '')).toBe('2.8');
    expect(priceBeforeTax({ ...plan, general: { ...plan.general, country: 'us' } })('2.8', '')).toBe('2.8');
  });
});
