import { facts, type LegalForms, read } from './facts.ts';

const CHAMBER = read(
  'Cámara de Alicante: cuadro de formas jurídicas',
  'https://www.camaralicante.com/emprendimiento/formas-juridicas/',
);
const LIMITED_RESPONSIBILITY = read(
  'Formas jurídicas de empresas: emprendedor de responsabilidad limitada',
  'https://apuntes.eu/?p=11428',
);
const CAPITAL_OF_ONE = read(
  'Ley 18/2022: capital mínimo de un euro de la sociedad limitada',
  'https://www.iberley.es/noticias/publicada-ley-creacion-crecimiento-empresas-ley-crea-crece-31910',
);
const NO_NEW_SLNE = read(
  'Ley 18/2022: desaparece la sociedad limitada nueva empresa',
  'https://asetra.net/aprobadas-medidas-societarias-dirigidas-a-facilitar-la-constitucion-de-sociedades-ley-crea-y-crece',
);
const COMPARISON = read(
  'Cuadro comparativo de formas jurídicas',
  'https://deploy.studylib.es/doc/9172287/tabla-formas-juridicas-empresa',
);

const COLLECTIVE = read(
  'Sociedad colectiva: Impuesto sobre Sociedades, sin capital mínimo',
  'https://ineaf.es/divulgativo/mercantil/sociedades-especiales',
);
const LIMITED_PARTNERSHIP = read(
  'Sociedad comanditaria: no existe un capital mínimo',
  'https://www.pymesautonomos.com/pymes/formas-juridicas-de-empresa-la-sociedad-comanditaria',
);

/** The tax of limited partnerships was not read, nor co-operatives' minimum, which each region sets. */
export const SPANISH_FORMS: LegalForms<'es'> = {
  currency: '€',
  taxes: { owners: 'IRPF', company: 'Impuesto sobre Sociedades' },
  facts: {
    selfEmployed: facts('owners', 'none', CHAMBER),
    esErl: facts('owners', 'none', LIMITED_RESPONSIBILITY),
    communityOfProperty: facts('owners', 'none', CHAMBER),
    civilSociety: facts('company', 'none', CHAMBER),
    limitedLiabilityCompany: facts('company', { least: '1' }, CHAMBER, CAPITAL_OF_ONE),
    esSlu: facts('company', { least: '1' }, CHAMBER, CAPITAL_OF_ONE),
    esSlne: {
      ...facts('company', { least: '3000' }, COMPARISON),
      closedSince: { value: 2022, source: NO_NEW_SLNE },
    },
    publicLimitedCompany: facts('company', { least: '60000' }, CHAMBER),
    esLaboral: facts('company', { least: '1' }, CHAMBER, CAPITAL_OF_ONE),
    cooperative: { tax: { value: 'company', source: CHAMBER } },
    esCollective: facts('company', 'free', COLLECTIVE),
    limitedPartnership: { capital: { value: 'free', source: LIMITED_PARTNERSHIP } },
  },
};
