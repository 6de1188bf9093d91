import { facts, type LegalForms, read } from './facts.ts';

const COMPARISON = read(
  'Tableau comparatif EI, EURL, SASU: capital et imposition',
  'https://services.lecoindesentrepreneurs.fr/tableau-statut-juridique',
);
const TABLE = read(
  'Tableau EI, EURL, SARL, SA, SAS, SNC: capital social',
  'https://cpmesud.fr/tag/statut-juridique',
);
const INDEPENDENTS = read(
  'Tableau comparatif des statuts juridiques: régime fiscal',
  'https://independant.io/tableau-comparatif-statuts-juridiques/',
);
const SNC = read(
  'Société en nom collectif: IR par principe, IS sur option, aucun capital minimum',
  'https://www.cacomptepourmoi.fr/blog/creation-dentreprise/choisir-son-statut-juridique/pourquoi-recourir-snc',
);

/** The société en commandite simple, société civile and co-operatives were not read. */
export const FRENCH_FORMS: LegalForms<'fr'> = {
  currency: '€',
  taxes: { owners: 'impôt sur le revenu', company: 'impôt sur les sociétés' },
  facts: {
    selfEmployed: facts('ownersOrCompany', 'none', INDEPENDENTS, COMPARISON),
    frMicro: facts('owners', 'none', INDEPENDENTS, COMPARISON),
    frEurl: facts('ownersOrCompany', 'free', COMPARISON),
    limitedLiabilityCompany: facts('companyOrOwners', 'free', INDEPENDENTS, TABLE),
    frSasu: facts('companyOrOwners', 'free', COMPARISON),
    frSas: facts('companyOrOwners', 'free', INDEPENDENTS, TABLE),
    frSa: { capital: { value: { least: '37000' }, source: TABLE } },
    frSnc: facts('ownersOrCompany', 'free', SNC),
    limitedPartnership: {},
    frCivil: {},
    cooperative: {},
  },
};
