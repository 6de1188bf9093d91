import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { OPTIONS, optionOrBlank, optionSet } from './options.ts';

describe('the option lists of specification §3', () => {
  it('are all there, under the names stored plans know them by', () => {
    const lists = Object.entries(OPTIONS).map(([list, options]) => [list, options.join(' ')]);
    expect(Object.fromEntries(lists)).toEqual({
      legalStructure:
        'selfEmployed communityOfProperty civilSociety limitedLiabilityCompany publicLimitedCompany cooperative limitedPartnership esErl esSlu esSlne esLaboral esCollective frMicro frEurl frSasu frSas frSa frSnc frCivil deEk deOhg deGmbhCoKg dePartg deUg itSimple itSrls ukLlp ukGuarantee ukCic usLlp usCorporation usSCorporation',
      sector:
        'agriculture consumerGoods ecommerce commerce construction sports energy finance internet logistics media metallurgy chemicals health services society technology tourism life',
      gender: 'male female indifferent other',
      age: '0-3 3-11 13-17 17-25 25-35 35-65 65+ indifferent',
      civilStatus: 'single married divorced widowed indifferent',
      education: 'basic highSchool intermediateCycle higherCycle university masters phd indifferent',
      annualIncome: 'upTo15000 upTo30000 upTo50000 over50000',
      incomeOrigin: 'unemployed student retired salaried selfEmployed businessOwner',
      businessSize: 'small medium large veryLarge indifferent',
      marketingPlatform:
        'physicalStore ecommerce physicalDistributor onlineDistributor partners franchise others',
      conventionalAds: 'printMedia radio television flyers tradeShows yellowPages others',
      digitalAds: 'socialMedia googleAds email podcast blogs newsletters viralMarketing seoSem others',
      timeUnit: 'hours days weeks months years',
      productType: 'service product',
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
