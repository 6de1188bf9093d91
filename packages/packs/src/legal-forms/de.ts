import { facts, type LegalForms, read } from './facts.ts';

const CHAMBER = read(
  'IHK München: Rechtsformen, Mindestkapital',
  'https://www.ihk-muenchen.de/ratgeber/recht/gesellschaftsrecht/gmbh-gruenden',
);
const PARTNERSHIPS = read(
  'Personengesellschaften: Einkommensteuer der Gesellschafter (Transparenzprinzip)',
  'https://recht-finanzen.de/contents/1355-einkuenfte-aus-gewerbebetrieb-personengesellschaften',
);
const COMPANIES = read(
  'Besteuerung von Personen- und Kapitalgesellschaften',
  'https://welt-der-bwl.de/Besteuerung-von-Personengesellschaften',
);
const OVERVIEW = read('Rechtsformen im Überblick', 'http://www.firmendb.de/info-pool/rechtsformen.php');

const SOLE_TRADERS = read(
  'Rechtsformen für natürliche Personen: Besteuerung, Kapital',
  'https://de.wikiteka.com/dokument/unternehmensrechtsformen-deutschland-uberblick',
);
const INCOME_TAXES = read(
  'Ertragsbesteuerung der Rechtsformen (§§ 15, 18 EStG, § 1 KStG)',
  'http://www.online-wissen.org/it-berufe/politik/rechtsformen/',
);

/** The capital of GmbH & Co. KG and of a partnership of professionals was not read. */
export const GERMAN_FORMS: LegalForms<'de'> = {
  currency: '€',
  taxes: { owners: 'Einkommensteuer', company: 'Körperschaftsteuer' },
  facts: {
    selfEmployed: facts('owners', 'none', SOLE_TRADERS, CHAMBER),
    deEk: facts('owners', 'none', INCOME_TAXES, OVERVIEW),
    civilSociety: facts('owners', 'none', PARTNERSHIPS, CHAMBER),
    deOhg: facts('owners', 'none', PARTNERSHIPS, CHAMBER),
    limitedPartnership: facts('owners', 'none', PARTNERSHIPS, CHAMBER),
    deGmbhCoKg: { tax: { value: 'owners', source: PARTNERSHIPS } },
    dePartg: { tax: { value: 'owners', source: PARTNERSHIPS } },
    deUg: facts('company', { least: '1' }, COMPANIES, CHAMBER),
    limitedLiabilityCompany: facts('company', { least: '25000' }, COMPANIES, CHAMBER),
    publicLimitedCompany: facts('company', { least: '50000' }, COMPANIES, CHAMBER),
    cooperative: facts('company', 'free', INCOME_TAXES, CHAMBER),
  },
};
