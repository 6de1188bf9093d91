import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { assume } from '../assumption.ts';
import type { BuildStep } from '../build-step.ts';
import { attribute, type BuiltPage } from '../site/built-page.ts';
import type { BuiltRoute, BuiltSite } from '../site/built-site.ts';

/**
 * The empty page of an address names every file the address needs.
 *
 * Why: the router names only the root's files in it. The browser would find out the others one after the other, each a way to
 * the server later.
 *
 * Assumes: the router's manifest lists the files of each route; one file `<language>-<hash>.js` has a language's words.
 */
export const routeFiles: BuildStep = {
  name: 'route-files',
  kind: 'speed',
  async run(site) {
    for (const { page, language, address } of site.emptyPages)
      if (address !== undefined)
        nameFiles(page, site.application.get(address) ?? [], await wordsFile(site, language));
  },
};

/** Names the files of these routes, and the one with the words, in the head of a page; those already named not again. */
export function nameFiles(page: BuiltPage, line: readonly BuiltRoute[], words: string): void {
  const named = new Set(page.elements('link').map((link) => attribute(link, 'href')));
  for (const href of new Set([...line.flatMap(scriptsOf), words]))
    if (!named.has(href)) page.addToHead('link', { rel: 'modulepreload', href });
  for (const href of new Set(line.flatMap(({ css }) => css)))
    if (!named.has(href)) page.addToHead('link', { rel: 'preload', as: 'style', href });
}

const scriptsOf = ({ module, imports, clientLoaderModule }: BuiltRoute): string[] =>
  clientLoaderModule === undefined ? [module, ...imports] : [module, ...imports, clientLoaderModule];

/** The application's words in a language: the file is named after it. */
async function wordsFile({ client }: BuiltSite, language: string): Promise<string> {
  const name = new RegExp(`^${language}-[\\w-]{8}\\.js$`);
  const [found, ...others] = (await readdir(path.join(client, 'assets'))).filter((each) => name.test(each));
  assume(found !== undefined && others.length === 0, `one file has the words in ${language}`);
  return `/assets/${found}`;
}
