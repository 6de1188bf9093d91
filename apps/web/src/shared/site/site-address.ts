import { isLanguage, type Language } from '@trazo/plan/languages';
import { isPublicPage } from './public-pages.ts';

/** What the first part of a public address says. */
export interface SiteAddress {
  readonly language: Language;
  /** What links to other public pages begin with. */
  readonly prefix: '' | `/${Language}`;
  /** Whether the first part is a language at all: `/no-such-page` has the form of `/de`. */
  readonly isPage: boolean;
}

/** Reads the `:lang` of the routes; where it names no language, `current` is spoken. */
export function readSiteAddress(lang: string | undefined, current: Language): SiteAddress {
  if (isLanguage(lang)) return { language: lang, prefix: `/${lang}`, isPage: true };
  return { language: current, prefix: '', isPage: lang === undefined };
}

/** The same address in this language: `/terms#price` as `/de/terms#price`; addresses of the application stay as they are. */
export function withPrefix(prefix: SiteAddress['prefix'], address: string): string {
  if (prefix === '' || !isPublicPage(address)) return address;
  return prefix + address.replace(/^\/(?=$|[?#])/, '');
}
