import { facts, type LegalForms, read } from './facts.ts';

const HMRC = read(
  'HM Revenue & Customs: type of business',
  'https://www.tax.service.gov.uk/information/help?helpcategory=businessRegistration&affinitygroup=&helpid=typeOfBusiness',
);
const PUBLIC_COMPANIES = read(
  'HMRC Stamp Taxes on Shares Manual STSM071010: public limited companies',
  'https://www.gov.uk/hmrc-internal-manuals/stamp-taxes-shares-manual/stsm071010',
);
const LIMITED = read(
  'Limited by shares, by guarantee, or a limited liability partnership',
  'https://blog.companiesmadesimple.com/limited-company/picking-the-right-limited-liability-structure-for-your-business/',
);
const PERSONS = read(
  'Legal persons: sole trader, partnerships, LLP, limited companies, PLC',
  'https://goconqr.com/de/mindmap/697920/a-legal-persons',
);

/** Community interest companies and co-operative societies were not read. */
export const BRITISH_FORMS: LegalForms<'uk'> = {
  currency: '£',
  taxes: { owners: 'Income Tax', company: 'Corporation Tax' },
  facts: {
    selfEmployed: { tax: { value: 'owners', source: HMRC } },
    civilSociety: { tax: { value: 'owners', source: HMRC } },
    limitedPartnership: {},
    ukLlp: { tax: { value: 'owners', source: PERSONS } },
    limitedLiabilityCompany: { tax: { value: 'company', source: LIMITED } },
    publicLimitedCompany: facts('company', { least: '50000' }, PERSONS, PUBLIC_COMPANIES),
    ukGuarantee: { capital: { value: 'none', source: LIMITED } },
    ukCic: {},
    cooperative: {},
  },
};
