import { PRODUCT_NAME } from '@trazo/plan/product';
import type { BuiltRoutes } from './built-routes.ts';

const EMPTY = /(<div id="opening"[^>]*>)(<\/div>)/;

/** What stands on a page until the application has arrived: its title, in the words the application will use. */
export interface Opening {
  readonly title: string;
  readonly lead: string;
}

/**
 * The application's empty page for one of its addresses: it names at once all the files that address needs, which the
 * browser would else find out one after the other, and shows what the page is while they arrive.
 */
export function applicationPage(
  empty: string,
  line: readonly BuiltRoutes[string][],
  words: string,
  opening: Opening | undefined,
): string {
  const scripts = new Set([...line.flatMap(scriptsOf), words]);
  const styles = new Set(line.flatMap(({ css }) => css));
  const isNew = (file: string) => !empty.includes(`"${file}"`);
  const links = [
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" href="${file}"/>`),
    ...[...styles].filter(isNew).map((file) => `<link rel="preload" as="style" href="${file}"/>`),
  ];
  const page = empty.replace('</head>', () => `${links.join('')}</head>`);
  return opening === undefined ? page : page.replace(EMPTY, (_, start, end) => start + drawn(opening) + end);
}

const scriptsOf = ({ module, imports, clientLoaderModule }: BuiltRoutes[string]): string[] =>
  clientLoaderModule === undefined ? [module, ...imports] : [module, ...imports, clientLoaderModule];

const drawn = ({ title, lead }: Opening): string =>
  `<header>${PRODUCT_NAME}</header><main><h1>${text(title)}</h1><p>${text(lead)}</p></main>`;

const text = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
