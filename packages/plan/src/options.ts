import { z } from 'zod';
import { GENERAL_FORMS, NATIONAL_FORMS } from './legal-forms.ts';

/**
 * The closed lists of specification §3, in its order. Their words stand in `messages/<lang>/options.json` under the same
 * names; those of forms only one country has in `legalForms.json`.
 */
export const OPTIONS = {
  /** The specification's seven first. */
  legalStructure: [...GENERAL_FORMS, ...NATIONAL_FORMS],
  sector: [
    'agriculture',
    'consumerGoods',
    'ecommerce',
    'commerce',
    'construction',
    'sports',
    'energy',
    'finance',
    'internet',
    'logistics',
    'media',
    'metallurgy',
    'chemicals',
    'health',
    'services',
    'society',
    'technology',
    'tourism',
    'life',
  ],
  gender: ['male', 'female', 'indifferent', 'other'],
  age: ['0-3', '3-11', '13-17', '17-25', '25-35', '35-65', '65+', 'indifferent'],
  civilStatus: ['single', 'married', 'divorced', 'widowed', 'indifferent'],
  education: [
    'basic',
    'highSchool',
    'intermediateCycle',
    'higherCycle',
    'university',
    'masters',
    'phd',
    'indifferent',
  ],
  annualIncome: ['upTo15000', 'upTo30000', 'upTo50000', 'over50000'],
  incomeOrigin: ['unemployed', 'student', 'retired', 'salaried', 'selfEmployed', 'businessOwner'],
  businessSize: ['small', 'medium', 'large', 'veryLarge', 'indifferent'],
  marketingPlatform: [
    'physicalStore',
    'ecommerce',
    'physicalDistributor',
    'onlineDistributor',
    'partners',
    'franchise',
    'others',
  ],
  conventionalAds: ['printMedia', 'radio', 'television', 'flyers', 'tradeShows', 'yellowPages', 'others'],
  digitalAds: [
    'socialMedia',
    'googleAds',
    'email',
    'podcast',
    'blogs',
    'newsletters',
    'viralMarketing',
    'seoSem',
    'others',
  ],
  timeUnit: ['hours', 'days', 'weeks', 'months', 'years'],
  productType: ['service', 'product'],
} as const satisfies Record<string, readonly string[]>;

export type OptionList = keyof typeof OPTIONS;
export type Option<List extends OptionList> = (typeof OPTIONS)[List][number];

/** One option of a list, or empty while nothing is chosen. */
export function optionOrBlank<List extends OptionList>(list: List) {
  return z.enum(['', ...OPTIONS[list]]);
}

/** Any number of different options of a list. */
export function optionSet<List extends OptionList>(list: List) {
  return z
    .array(z.enum(OPTIONS[list]))
    .max(OPTIONS[list].length)
    .refine((chosen) => new Set(chosen).size === chosen.length, { message: 'duplicate option' });
}
