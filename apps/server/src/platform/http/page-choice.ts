import { isLanguage, type Language } from '@trazo/plan/languages';

/** The pages there are: `named/de/terms.html` is that of `/de/terms`, `unnamed/de/terms.html` that of `/terms`. */
export interface WrittenPages {
  has(file: string): boolean;
  /** Addresses of the application, such as `/shared/:token`, each with the name of the page that may be written for it. */
  readonly application: readonly { readonly pattern: RegExp; readonly page: string }[];
}

/** Which page an address shows. */
export interface PageChoice {
  readonly file: string;
  readonly status: 200 | 404;
  readonly language: Language;
  /** Whether another visitor may get it in another language. */
  readonly isNegotiated: boolean;
  readonly isForSearch: boolean;
}

/** Pages of a signed-in user, kept from search engines; gallery, form and sign-in may be found. */
const PERSONAL =
  /^\/(?:account|builder\/(?:document|register|[^/]+\/[^/]+)|comment-mails|confirm-email|invitation|my-plans|read|recovery-password|shared|stop-email-change)(?:\/|$)/;

/**
 * The page of an address: `/de/terms` in its language, `/terms` in the visitor's; the application's empty page, or the one
 * written for this address, for its own addresses; else the page of addresses that lead nowhere.
 */
export function choosePage(address: string, visitor: Language, pages: WrittenPages): PageChoice {
  const parts = address.split('/').filter((part) => part !== '');
  const [first] = parts;
  if (isLanguage(first)) return inNamedLanguage(first, parts.slice(1), pages);
  if (first === 'operator' && parts.length === 1) return consolePage(visitor);
  const common = { language: visitor, isNegotiated: true };
  const page = `unnamed/${visitor}/${nameOf(parts)}`;
  if (pages.has(page)) return { ...common, file: page, status: 200, isForSearch: true };
  const known = pages.application.find(({ pattern }) => pattern.test(`/${parts.join('/')}`));
  if (known !== undefined) {
    const isForSearch = !PERSONAL.test(`/${parts.join('/')}`);
    const own = `application/${visitor}/${known.page}.html`;
    return {
      ...common,
      file: pages.has(own) ? own : `application/${visitor}.html`,
      status: 200,
      isForSearch,
    };
  }
  return { ...common, file: `unnamed/not-found/${visitor}.html`, status: 404, isForSearch: false };
}

/** The operator's console (apps/operator) has one page, which speaks the language of its reader by itself. */
const consolePage = (language: Language): PageChoice => ({
  file: 'operator.html',
  status: 200,
  language,
  isNegotiated: false,
  isForSearch: false,
});

function inNamedLanguage(language: Language, parts: readonly string[], pages: WrittenPages): PageChoice {
  const common = { language, isNegotiated: false };
  const page = `named/${language}/${nameOf(parts)}`;
  if (pages.has(page)) return { ...common, file: page, status: 200, isForSearch: true };
  return { ...common, file: `named/not-found/${language}.html`, status: 404, isForSearch: false };
}

const nameOf = (parts: readonly string[]): string => `${parts.length === 0 ? 'index' : parts.join('/')}.html`;
