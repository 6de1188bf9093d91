import { LANGUAGES } from '@trazo/plan/languages';
import { PUBLIC_PAGES } from './public-pages.ts';
import { unknown, unprefixed } from './site-address.ts';

/** An address below a language that leads nowhere. */
export const NOWHERE = '/-';

/**
 * The addresses written at build time, in each language: every page with the language in the address and without it, and
 * what an unknown address of each form shows.
 */
export const prerenderedPaths = (): string[] =>
  LANGUAGES.flatMap((language) => [
    ...PUBLIC_PAGES.flatMap((page) =>
      [language, unprefixed(language), unknown(language)].map((lang) => `/${lang}${page}`.replace(/\/$/, '')),
    ),
    `/${language}${NOWHERE}`,
    `/${unknown(language)}${NOWHERE}`,
  ]);
