import { facts, type LegalForms, read } from './facts.ts';

const law = (title: string, id: string) => read(title, `https://www.boe.es/buscar/act.php?id=${id}`);

// camaralicante.com, which compares all forms; ineaf.es
const CORPORATE_TAX = law('Ley 27/2014 del Impuesto sobre Sociedades, art. 7', 'BOE-A-2014-12328');
const INCOME = law('Ley 35/2006 del IRPF, art. 27', 'BOE-A-2006-20764');
const ATTRIBUTED = law('Ley 35/2006 del IRPF, arts. 8.3 y 86', 'BOE-A-2006-20764');
const SELF_EMPLOYED = law('Ley 20/2007, Estatuto del trabajo autónomo, art. 1', 'BOE-A-2007-13409');
// apuntes.eu
const LIMITED_RESPONSIBILITY = law('Ley 14/2013 de emprendedores, arts. 7 y 8', 'BOE-A-2013-10074');
const COMMUNITY = law('Código Civil, art. 392', 'BOE-A-1889-4763');
const CIVIL = law('Código Civil, art. 1665', 'BOE-A-1889-4763');
// iberley.es
const LEAST_CAPITAL = law(
  'Real Decreto Legislativo 1/2010, Ley de Sociedades de Capital, art. 4',
  'BOE-A-2010-10544',
);
// studylib.es
const NEW_COMPANY = law(
  'Real Decreto Legislativo 1/2010, Ley de Sociedades de Capital, título XII (derogado)',
  'BOE-A-2010-10544',
);
// asetra.net
const NO_NEW_ONES = law(
  'Ley 18/2022 de creación y crecimiento de empresas, disp. derogatoria',
  'BOE-A-2022-15818',
);
const COLLECTIVE = law('Código de Comercio, art. 125', 'BOE-A-1885-6627');
// pymesautonomos.com
const LIMITED_PARTNERSHIP = law('Código de Comercio, art. 145', 'BOE-A-1885-6627');

/** The tax of limited partnerships was not read, nor co-operatives' minimum, which each region sets. */
export const SPANISH_FORMS: LegalForms<'es'> = {
  currency: '€',
  taxes: { owners: 'IRPF', company: 'Impuesto sobre Sociedades' },
  facts: {
    selfEmployed: facts('owners', 'none', INCOME, SELF_EMPLOYED),
    esErl: facts('owners', 'none', INCOME, LIMITED_RESPONSIBILITY),
    communityOfProperty: facts('owners', 'none', ATTRIBUTED, COMMUNITY),
    civilSociety: facts('company', 'none', CORPORATE_TAX, CIVIL),
    limitedLiabilityCompany: facts('company', { least: '1' }, CORPORATE_TAX, LEAST_CAPITAL),
    esSlu: facts('company', { least: '1' }, CORPORATE_TAX, LEAST_CAPITAL),
    esSlne: {
      ...facts('company', { least: '3000' }, CORPORATE_TAX, NEW_COMPANY),
      closedSince: { value: 2022, source: NO_NEW_ONES },
    },
    publicLimitedCompany: facts('company', { least: '60000' }, CORPORATE_TAX, LEAST_CAPITAL),
    esLaboral: facts('company', { least: '1' }, CORPORATE_TAX, LEAST_CAPITAL),
    cooperative: { tax: { value: 'company', source: CORPORATE_TAX } },
    esCollective: facts('company', 'free', CORPORATE_TAX, COLLECTIVE),
    limitedPartnership: { capital: { value: 'free', source: LIMITED_PARTNERSHIP } },
  },
};
