import words from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { describe, expect, it } from 'vitest';
import { taxOnGoods, taxPercent, usualChoice, vatChoices, withoutTax, withTax } from './vat-rates.ts';

const SPAIN = { ...emptyAssumptions(), country: 'es' as const, start: '2027-04' };

describe('the rates of value-added tax', () => {
  it('are those of the country, with their per cents', () => {
    expect(vatChoices(SPAIN).map(({ id, percent }) => [id, percent])).toEqual([
      ['', '21'],
      ['reduced', '10'],
      ['superReduced', '4'],
      ['none', '0'],
    ]);
  });

  it('are the founder’s own where the country leaves them to them; what is not known is not offered', () => {
    const other = {
      ...emptyAssumptions(),
      country: 'other' as const,
      parameters: [{ key: 'vat.standard', value: '18' }],
    };
    expect(vatChoices(other).map(({ id, percent }) => [id, percent])).toEqual([
      ['', '18'],
      ['none', '0'],
    ]);
  });

  it.each([
    ['es', '10', words.vatUses.es.reduced],
    ['fr', '10', words.vatUses.fr.intermediate],
    ['it', '10', words.vatUses.it.intermediate],
    ['de', '7', words.vatUses.de.reduced],
  ] as const)('are usual for rooms and meals in %s: %s per cent', (country, percent, use) => {
    const choices = vatChoices({ ...SPAIN, country });
    expect(usualChoice(choices, country, 'tourism')?.percent).toBe(percent);
    expect(usualChoice(choices, country, 'construction')).toBeUndefined();
    expect(use).toMatch(/hotels/);
  });

  it('have no usual one where rooms and meals are charged like the rest', () => {
    expect(usualChoice(vatChoices({ ...SPAIN, country: 'uk' }), 'uk', 'tourism')).toBeUndefined();
  });

  it('charge nothing where no tax is charged', () => {
    expect(taxPercent(SPAIN, 'superReduced')).toBe('4');
    expect(taxPercent({ ...SPAIN, vat: { ...SPAIN.vat, scheme: 'exempt' } }, '')).toBeUndefined();
  });
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
