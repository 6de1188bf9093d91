import { LANGUAGES } from '@trazo/plan/languages';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { PUBLIC_PAGES } from './public-pages.ts';
import { unknown, unprefixed } from './site-address.ts';
import { templateAddress } from './template-address.ts';

/** An address below a language that leads nowhere. */
export const NOWHERE = '/-';

/** Addresses that lead nowhere, one of each form. */
const NOWHERES = [NOWHERE, templateAddress('-')];

const PAGES = [...PUBLIC_PAGES, ...TEMPLATES.map(({ key }) => templateAddress(key))];

/**
 * The addresses written at build time, in each language: every page with the language in the address and without it, and
 * what an unknown address of each form shows.
 */
export const prerenderedPaths = (): string[] =>
  LANGUAGES.flatMap((language) => [
    ...PAGES.flatMap((page) =>
      [language, unprefixed(language), unknown(language)].map((lang) => `/${lang}${page}`.replace(/\/$/, '')),
    ),
    ...NOWHERES.flatMap((nowhere) => [`/${language}${nowhere}`, `/${unknown(language)}${nowhere}`]),
  ]);
