import { facts, type LegalForms, read } from './facts.ts';

const law = (title: string, urn: string) =>
  read(title, `https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:${urn}`);
const incomeTax = (articles: string) =>
  law(`D.P.R. 917/1986 (TUIR), ${articles}`, 'decreto.del.presidente.della.repubblica:1986-12-22;917');
const civilCode = (articles: string) => law(`Codice civile, ${articles}`, 'regio.decreto:1942-03-16;262');

// studioassociatodepetris.com
const BUSINESS = incomeTax('artt. 53 e 55');
// appuntigiurisprudenza.it
const TRANSPARENCY = incomeTax('art. 5');
const COMPANY_OR_OWNERS = incomeTax('artt. 73 e 116');
// fiscoetasse.com
const COMPANY = incomeTax('art. 73');
// it.wikiteka.com
const ENTREPRENEUR = civilCode('art. 2082');
// studioferrari.com
const SIMPLE = civilCode('art. 2251');
// abspace.it
const GENERAL = civilCode('artt. 2291 e 2295');
// studiopicolli.webnode.it
const SIMPLIFIED = civilCode('art. 2463-bis');
// toscananews24.it
const LIMITED = civilCode('art. 2463, quarto comma');
// finanzamia.com
const STOCK = civilCode('art. 2327');

/** The capital of a società in accomandita and co-operatives were not read. */
export const ITALIAN_FORMS: LegalForms<'it'> = {
  currency: '€',
  taxes: { owners: 'IRPEF', company: 'IRES' },
  facts: {
    selfEmployed: facts('owners', 'none', BUSINESS, ENTREPRENEUR),
    itSimple: facts('owners', 'none', TRANSPARENCY, SIMPLE),
    civilSociety: facts('owners', 'free', TRANSPARENCY, GENERAL),
    limitedPartnership: { tax: { value: 'owners', source: TRANSPARENCY } },
    itSrls: facts('companyOrOwners', { least: '1' }, COMPANY_OR_OWNERS, SIMPLIFIED),
    limitedLiabilityCompany: facts('companyOrOwners', { least: '1' }, COMPANY_OR_OWNERS, LIMITED),
    publicLimitedCompany: facts('company', { least: '50000' }, COMPANY, STOCK),
    cooperative: {},
  },
};
