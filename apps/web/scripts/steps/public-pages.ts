import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@trazo/plan/languages';
import { NOWHERE } from '../../src/shared/site/prerendered-paths.ts';
import { unknown, unprefixed } from '../../src/shared/site/site-address.ts';
import { assume } from '../assumption.ts';
import type { BuildStep } from '../build-step.ts';
import { BuiltPage } from '../site/built-page.ts';
import type { BuiltSite } from '../site/built-site.ts';

/**
 * Public pages, by language and form of address, where the server looks for them.
 *
 * Why: the router writes a page into the folder of its address, among the files that are sent as they are; which of three
 * pages an address shows, the server decides by the visitor's language (ADR 30).
 *
 * Assumes: `/de/terms` is written to `de/terms/index.html`.
 */
export const publicPages: BuildStep = {
  name: 'public-pages',
  kind: 'correctness',
  async run(site) {
    for (const language of LANGUAGES) {
      await takePages(site, language, (page) =>
        isNowhere(page) ? `unknown-named/${language}/${page}` : `named/${language}/${page}`,
      );
      await takePages(site, unprefixed(language), (page) => `unnamed/${language}/${page}`);
      await takePages(site, unknown(language), (page) => `unknown/${language}/${page}`);
    }
  },
};

/** Unknown addresses that name a language are no pages of it. */
const isNowhere = (page: string): boolean => path.posix.basename(page) === `${NOWHERE.slice(1)}.html`;

/** `terms/index.html` becomes `terms.html`. */
async function takePages(site: BuiltSite, from: string, nameOf: (page: string) => string): Promise<void> {
  const folder = path.join(site.client, from);
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  assume(names.length > 0, `the router writes pages into ${from}`);
  for (const name of names) {
    assume(path.basename(name) === 'index.html', 'the router writes each page as an index.html');
    const page = name === 'index.html' ? name : `${path.posix.dirname(name.replaceAll('\\', '/'))}.html`;
    site.pages.set(nameOf(page), new BuiltPage(await readFile(path.join(folder, name), 'utf8')));
  }
  await rm(folder, { recursive: true });
}
