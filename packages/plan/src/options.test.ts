import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { OPTIONS, optionOrBlank, optionSet } from './options.ts';

describe('the option lists of specification §3', () => {
  it('have the lengths it gives', () => {
    expect(Object.fromEntries(Object.entries(OPTIONS).map(([list, { length }]) => [list, length]))).toEqual({
      legalStructure: 7,
      sector: 19,
      gender: 4,
      age: 8,
      civilStatus: 5,
      education: 8,
      annualIncome: 4,
      incomeOrigin: 6,
      businessSize: 5,
      marketingPlatform: 7,
      conventionalAds: 7,
      digitalAds: 9,
      timeUnit: 5,
      productType: 2,
    });
    expect(CURRENCIES.join(' ')).toBe('$ € £ ¥ R$ Fr ₹ ₽ ₿');
  });

  it.each(Object.entries(OPTIONS))('%s names no option twice', (_list, options) => {
    expect(new Set(options).size).toBe(options.length);
  });

  it('take one option or none', () => {
    const schema = optionOrBlank('timeUnit');
    expect(['', 'weeks', 'Weeks', 'centuries', null].map((value) => schema.safeParse(value).success)).toEqual(
      [true, true, false, false, false],
    );
  });

  it('take any number of different options', () => {
    const schema = optionSet('gender');
    expect(schema.safeParse([]).success).toBe(true);
    expect(schema.safeParse([...OPTIONS.gender]).success).toBe(true);
    expect(schema.safeParse(['male', 'male']).success).toBe(false);
    expect(schema.safeParse(['man']).success).toBe(false);
  });
});
