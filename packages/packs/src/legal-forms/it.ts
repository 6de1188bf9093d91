import { facts, type LegalForms, read } from './facts.ts';

const FORMS = read('Forme giuridiche dell’impresa: tassazione', 'https://studioassociatodepetris.com/?p=311');
const SIMPLIFIED = read(
  'Srl semplificata: capitale da 1 a 9.999,99 euro (art. 2463-bis c.c.)',
  'http://studiopicolli.webnode.it/news/srl-ad-un-euro',
);
const LESS_THAN_TEN_THOUSAND = read(
  'Tutte le srl possono avere un capitale di almeno un euro',
  'http://toscananews24.it/?p=3221',
);
const JOINT_STOCK = read(
  'Capitale minimo delle società per azioni: 50.000 euro dal 2014',
  'https://finanzamia.com/capitale-minimo-spa-a-quanto-deve-ammontare-e-diverso-da-quello-delle-srl',
);
const SOLE = read(
  'Forme giuridiche in Italia: impresa individuale',
  'https://it.wikiteka.com/documento/forme-giuridiche-impresa-italia-individuale-capitali',
);
const TRANSPARENCY = read(
  'Società di persone: principio di trasparenza (art. 5 TUIR); opzione delle srl (art. 116 TUIR)',
  'http://appuntigiurisprudenza.it/diritto-tributario/il-regime-delle-societa-di-persone-residenti-il-principio-di-trasparenza.html',
);
const CORPORATE_TAX = read(
  'Società di capitali: reddito soggetto a IRES',
  'https://fiscoetasse.com/index.php/amp/domande-e-risposte/20-quali-sono-i-vantaggi-se-si-sceglie-la-societ-di-capitale.html',
);
const SIMPLE = read(
  'Società semplice: nessun capitale sociale minimo',
  'https://www.studioferrari.com/web/societa-di-capitali-e-di-persone-caratteristiche-e-tassazione/',
);
const SNC = read(
  'Snc: nessun capitale minimo',
  'http://www.abspace.it/WorkSpace/formeGiuridiche.asp?key=SNC',
);

/** The capital of a società in accomandita and co-operatives were not read. */
export const ITALIAN_FORMS: LegalForms<'it'> = {
  currency: '€',
  taxes: { owners: 'IRPEF', company: 'IRES' },
  facts: {
    selfEmployed: facts('owners', 'none', FORMS, SOLE),
    itSimple: facts('owners', 'none', TRANSPARENCY, SIMPLE),
    civilSociety: facts('owners', 'free', TRANSPARENCY, SNC),
    limitedPartnership: { tax: { value: 'owners', source: TRANSPARENCY } },
    itSrls: facts('companyOrOwners', { least: '1' }, TRANSPARENCY, SIMPLIFIED),
    limitedLiabilityCompany: facts('companyOrOwners', { least: '1' }, TRANSPARENCY, LESS_THAN_TEN_THOUSAND),
    publicLimitedCompany: facts('company', { least: '50000' }, CORPORATE_TAX, JOINT_STOCK),
    cooperative: {},
  },
};
