import { facts, type LegalForms, read } from './facts.ts';

const law = (title: string, path: string) => read(title, `https://www.gesetze-im-internet.de/${path}`);

// de.wikiteka.com, online-wissen.org
const INCOME = law('§§ 15, 18 EStG', 'estg/__15.html');
// recht-finanzen.de
const PARTNERS = law('§ 15 Abs. 1 Satz 1 Nr. 2 und § 18 Abs. 4 EStG', 'estg/__15.html');
// welt-der-bwl.de
const COMPANY = law('§ 1 Abs. 1 KStG', 'kstg_1977/__1.html');
// ihk-muenchen.de, which compares all forms; firmendb.de
const FREE_TRADE = law('§ 1 GewO', 'gewo/__1.html');
const MERCHANT = law('§ 1 HGB', 'hgb/__1.html');
const CIVIL = law('§ 705 BGB', 'bgb/__705.html');
const GENERAL = law('§ 105 HGB', 'hgb/__105.html');
const LIMITED = law('§ 161 HGB', 'hgb/__161.html');
const SMALL_COMPANY = law('§ 5 Abs. 2 und § 5a GmbHG', 'gmbhg/__5a.html');
const LIMITED_COMPANY = law('§ 5 Abs. 1 GmbHG', 'gmbhg/__5.html');
const STOCK_COMPANY = law('§ 7 AktG', 'aktg/__7.html');
const COOPERATIVE = law('§§ 1, 8a GenG', 'geng/__8a.html');

/** The capital of GmbH & Co. KG and of a partnership of professionals was not read. */
export const GERMAN_FORMS: LegalForms<'de'> = {
  currency: '€',
  taxes: { owners: 'Einkommensteuer', company: 'Körperschaftsteuer' },
  facts: {
    selfEmployed: facts('owners', 'none', INCOME, FREE_TRADE),
    deEk: facts('owners', 'none', INCOME, MERCHANT),
    civilSociety: facts('owners', 'none', PARTNERS, CIVIL),
    deOhg: facts('owners', 'none', PARTNERS, GENERAL),
    limitedPartnership: facts('owners', 'none', PARTNERS, LIMITED),
    deGmbhCoKg: { tax: { value: 'owners', source: PARTNERS } },
    dePartg: { tax: { value: 'owners', source: PARTNERS } },
    deUg: facts('company', { least: '1' }, COMPANY, SMALL_COMPANY),
    limitedLiabilityCompany: facts('company', { least: '25000' }, COMPANY, LIMITED_COMPANY),
    publicLimitedCompany: facts('company', { least: '50000' }, COMPANY, STOCK_COMPANY),
    cooperative: facts('company', 'free', COMPANY, COOPERATIVE),
  },
};
