import { facts, type LegalForms, read } from './facts.ts';

const act = (title: string, path: string) => read(title, `https://www.legislation.gov.uk/ukpga/${path}`);

// tax.service.gov.uk
const TRADERS = act('Income Tax (Trading and Other Income) Act 2005, s. 8', '2005/5/section/8');
const PARTNERSHIPS = act('Income Tax (Trading and Other Income) Act 2005, s. 848', '2005/5/section/848');
// goconqr.com
const LIABILITY_PARTNERSHIPS = act(
  'Income Tax (Trading and Other Income) Act 2005, s. 863',
  '2005/5/section/863',
);
// companiesmadesimple.com
const COMPANIES = act('Corporation Tax Act 2009, s. 2', '2009/4/section/2');
const GUARANTEE = act('Companies Act 2006, s. 5', '2006/46/section/5');
// gov.uk, HMRC Stamp Taxes on Shares Manual STSM071010
const PUBLIC_COMPANIES = act('Companies Act 2006, s. 763', '2006/46/section/763');

/** Community interest companies and co-operative societies were not read. */
export const BRITISH_FORMS: LegalForms<'uk'> = {
  currency: '£',
  taxes: { owners: 'Income Tax', company: 'Corporation Tax' },
  facts: {
    selfEmployed: { tax: { value: 'owners', source: TRADERS } },
    civilSociety: { tax: { value: 'owners', source: PARTNERSHIPS } },
    limitedPartnership: {},
    ukLlp: { tax: { value: 'owners', source: LIABILITY_PARTNERSHIPS } },
    limitedLiabilityCompany: { tax: { value: 'company', source: COMPANIES } },
    publicLimitedCompany: facts('company', { least: '50000' }, COMPANIES, PUBLIC_COMPANIES),
    ukGuarantee: { capital: { value: 'none', source: GUARANTEE } },
    ukCic: {},
    cooperative: {},
  },
};
