import { facts, type LegalForms, read } from './facts.ts';

const CODES = 'https://www.legifrance.gouv.fr/codes/texte_lc';
const taxLaw = (articles: string) =>
  read(`Code général des impôts, ${articles}`, `${CODES}/LEGITEXT000006069577`);
const trade = (articles: string) => read(`Code de commerce, ${articles}`, `${CODES}/LEGITEXT000005634379`);

// independant.io, lecoindesentrepreneurs.fr
const SOLE = taxLaw('art. 34, 92 et 1655 sexies');
const MICRO = taxLaw('art. 50-0 et 102 ter');
// cacomptepourmoi.fr
const PARTNERS = taxLaw('art. 8 et 206, 3');
const COMPANY = taxLaw('art. 206, 1 et 239 bis AA à 239 bis AB');
// lecoindesentrepreneurs.fr, cpmesud.fr
const ENTREPRENEUR = trade('art. L. 526-22');
const LIMITED = trade('art. L. 223-2');
const SIMPLIFIED = trade('art. L. 227-1');
const STOCK = trade('art. L. 224-2');
const GENERAL = trade('art. L. 221-1');

/** The société en commandite simple, société civile and co-operatives were not read. */
export const FRENCH_FORMS: LegalForms<'fr'> = {
  currency: '€',
  taxes: { owners: 'impôt sur le revenu', company: 'impôt sur les sociétés' },
  facts: {
    selfEmployed: facts('ownersOrCompany', 'none', SOLE, ENTREPRENEUR),
    frMicro: facts('owners', 'none', MICRO, ENTREPRENEUR),
    frEurl: facts('ownersOrCompany', 'free', PARTNERS, LIMITED),
    limitedLiabilityCompany: facts('companyOrOwners', 'free', COMPANY, LIMITED),
    frSasu: facts('companyOrOwners', 'free', COMPANY, SIMPLIFIED),
    frSas: facts('companyOrOwners', 'free', COMPANY, SIMPLIFIED),
    frSa: { capital: { value: { least: '37000' }, source: STOCK } },
    frSnc: facts('ownersOrCompany', 'free', PARTNERS, GENERAL),
    limitedPartnership: {},
    frCivil: {},
    cooperative: {},
  },
};
