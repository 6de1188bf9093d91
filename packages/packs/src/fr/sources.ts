import { source } from '../parameters.ts';

const CODES = 'https://www.legifrance.gouv.fr/codes/texte_lc';
const TAXES = `${CODES}/LEGITEXT000006069577`;
const SOCIAL_SECURITY = `${CODES}/LEGITEXT000006073189`;

/** The laws and authorities that the French figures come from. Beside each: the page on which they were read where it is another one. */
export const SOURCES = {
  // economie.gouv.fr
  vat: source('Code général des impôts, art. 278 à 281 octies', TAXES),
  // ogea.re, icoopa.bzh: quarterly up to a million of sales from 2027
  vatReturns: source(
    'Code général des impôts, art. 287 ; loi n° 2025-127 de finances pour 2025, art. 38',
    TAXES,
  ),
  // propulsebyca.fr; a lower one was suspended in 2025 and is not in the law of 2026 as far as it was seen
  smallBusiness: source('Code général des impôts, art. 293 B', TAXES),
  // ffbatiment.fr, dvlog.net: least 2 %, at most 39.81 % below 50 people, power 1.75, up to three minimum wages
  contributions: source(
    'Code de la sécurité sociale, art. D. 241-7 ; décret n° 2025-1446 du 31 décembre 2025',
    SOCIAL_SECURITY,
  ),
  // sligec.com
  minimumWage: source(
    'Salaire minimum de croissance au 1er janvier 2026',
    'https://www.service-public.fr/particuliers/vosdroits/F2300',
  ),
  // pearltrees.com, on article 219
  corporateTax: source('Code général des impôts, art. 219', TAXES),
  // cabinet-cec.fr
  losses: source('Code général des impôts, art. 209', TAXES),
  // dpg-solutions.fr, legal.tricoteuses.fr
  instalments: source('Code général des impôts, art. 1668', TAXES),
  // lappelexpert.editions-legislatives.fr
  reserve: source('Code de commerce, art. L. 232-10', `${CODES}/LEGITEXT000005634379`),
  // artemis-paie.fr
  ownContributions: source(
    'Décret n° 2024-688 du 5 juillet 2024 : cotisations des travailleurs indépendants',
    'https://www.urssaf.fr',
  ),
  // cogebs.com
  incomeTax: source('Code général des impôts, art. 197 ; loi de finances pour 2026', TAXES),
} as const;
