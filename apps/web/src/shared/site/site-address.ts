import { isLanguage, LANGUAGES, type Language } from '@trazo/plan/languages';
import { isPublicPage } from './public-pages.ts';

/** What the first part of a public address says. */
export interface SiteAddress {
  readonly language: Language;
  /** What links to other public pages begin with. */
  readonly prefix: '' | `/${Language}`;
  /** Whether the first part is a language at all: `/no-such-page` has the form of `/de`. */
  readonly isPage: boolean;
}

/**
 * First parts that only the prerenderer asks for: `_de` is the German page at an address without a language, `_de_404` what
 * an unknown address of the same form shows in German.
 */
export const unprefixed = (language: Language): string => `_${language}`;
export const unknown = (language: Language): string => `_${language}_404`;

/** Reads the `:lang` of the routes; where it names no language, `current` is spoken. */
export function readSiteAddress(lang: string | undefined, current: Language): SiteAddress {
  if (isLanguage(lang)) return { language: lang, prefix: `/${lang}`, isPage: true };
  const prerendered = import.meta.env.SSR && lang !== undefined ? prerenderedAddress(lang) : undefined;
  return prerendered ?? { language: current, prefix: '', isPage: lang === undefined };
}

function prerenderedAddress(lang: string): SiteAddress | undefined {
  const language = LANGUAGES.find((each) => lang === unprefixed(each) || lang === unknown(each));
  if (language === undefined) return undefined;
  return { language, prefix: '', isPage: lang === unprefixed(language) };
}

/** The same address in this language: `/terms#price` as `/de/terms#price`; addresses of the application stay as they are. */
export function withPrefix(prefix: SiteAddress['prefix'], address: string): string {
  if (prefix === '' || !isPublicPage(address)) return address;
  return prefix + address.replace(/^\/(?=$|[?#])/, '');
}
