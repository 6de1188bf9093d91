import type { Company } from './company.ts';

/** On one line, as in a sentence: `Calle del Ejemplo, 1, 28001 Madrid, España`. */
export const postalAddress = ({ address, country }: Company, language: string): string =>
  [...address, countryName(country, language)].join(', ');

/** `DE` → `Alemania`. */
export const countryName = (country: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
