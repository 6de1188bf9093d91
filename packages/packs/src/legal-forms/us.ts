import { type FormTax, type LegalForms, read } from './facts.ts';

const CONGRESS = read(
  'Congressional Research Service R43104: business types and their tax treatment',
  'https://www.everycrsreport.com/reports/R43104.html',
);
const STRUCTURES = read(
  'The common business structures: default tax treatment',
  'https://community.nepacpa.com/Article/starting-a-business/entity-and-setup-basics/sole-proprietorship-llc-s-corp-c-corp-whats-the-difference',
);
const CHOICE = read(
  'An LLC is taxed as a sole proprietorship or partnership unless it elects otherwise',
  'https://jimlynchlaw.com/blog/categories/business-law/page/2',
);

const taxed = (value: FormTax, source: typeof CONGRESS) => ({ tax: { value, source } });

/** Capital is the states' law and was not read; nor were co-operatives. */
export const AMERICAN_FORMS: LegalForms<'us'> = {
  currency: '$',
  taxes: { owners: 'federal income tax', company: 'corporate income tax' },
  facts: {
    selfEmployed: taxed('owners', CONGRESS),
    civilSociety: taxed('owners', STRUCTURES),
    limitedPartnership: taxed('owners', STRUCTURES),
    usLlp: taxed('owners', STRUCTURES),
    limitedLiabilityCompany: taxed('ownersOrCompany', CHOICE),
    usCorporation: taxed('company', CONGRESS),
    usSCorporation: taxed('owners', CONGRESS),
    cooperative: {},
  },
};
