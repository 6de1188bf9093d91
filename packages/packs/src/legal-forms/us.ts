import { type FormTax, type LegalForms, read } from './facts.ts';

const code = (title: string, section: string) =>
  read(
    title,
    `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section${section}&edition=prelim`,
  );

// everycrsreport.com, Congressional Research Service R43104
const INCOME = code('26 U.S.C. §§ 1, 61', '61');
const COMPANIES = code('26 U.S.C. § 11', '11');
const SMALL_COMPANIES = code('26 U.S.C. §§ 1363, 1366', '1363');
// community.nepacpa.com
const PARTNERS = code('26 U.S.C. § 701', '701');
// jimlynchlaw.com
const CHOICE = read(
  '26 C.F.R. §§ 301.7701-2 and 301.7701-3',
  'https://www.ecfr.gov/current/title-26/section-301.7701-3',
);

const taxed = (value: FormTax, of: typeof INCOME) => ({ tax: { value, source: of } });

/** Capital is the states' law and was not read; nor were co-operatives. */
export const AMERICAN_FORMS: LegalForms<'us'> = {
  currency: '$',
  taxes: { owners: 'federal income tax', company: 'corporate income tax' },
  facts: {
    selfEmployed: taxed('owners', INCOME),
    civilSociety: taxed('owners', PARTNERS),
    limitedPartnership: taxed('owners', PARTNERS),
    usLlp: taxed('owners', PARTNERS),
    limitedLiabilityCompany: taxed('ownersOrCompany', CHOICE),
    usCorporation: taxed('company', COMPANIES),
    usSCorporation: taxed('owners', SMALL_COMPANIES),
    cooperative: {},
  },
};
