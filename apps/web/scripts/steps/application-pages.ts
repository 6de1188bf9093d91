import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@trazo/plan/languages';
import { NOWHERE } from '../../src/shared/site/prerendered-paths.ts';
import { assume } from '../assumption.ts';
import type { BuildStep } from '../build-step.ts';
import { BuiltPage, setAttribute, setText, textOf } from '../site/built-page.ts';
import type { BuiltSite } from '../site/built-site.ts';

const FALLBACKS = ['__spa-fallback.html', 'index.html'];
const WORDS = 'words';

/**
 * The application's empty page, in each language, for each of its addresses without a parameter and for any other.
 *
 * Why: the router writes one, in one language; words of the frame, openings and files to fetch ahead differ.
 *
 * Assumes: the router writes it beside the public pages, under one of two names; the frame's words stand in `#words`.
 */
export const applicationPages: BuildStep = {
  name: 'application-pages',
  kind: 'correctness',
  async run(site) {
    const fallback = await takeFallback(site);
    for (const language of LANGUAGES) {
      const nowhere = site.pages.get(`unknown/${language}${NOWHERE}.html`);
      assume(nowhere !== undefined, 'an address that leads nowhere has a page in each language');
      const add = (name: string, address?: string) => {
        const page = inLanguage(fallback, language, nowhere);
        site.pages.set(name, page);
        site.emptyPages.push({ page, language, ...(address !== undefined && { address }) });
      };
      add(`application/${language}.html`);
      for (const address of site.application.keys())
        if (!address.includes(':')) add(`application/${language}${address}.html`, address);
    }
    await site.writePage('application.json', JSON.stringify([...site.application.keys()]));
  },
};

async function takeFallback({ client }: BuiltSite): Promise<string> {
  const names = await readdir(client);
  const name = FALLBACKS.find((each) => names.includes(each));
  assume(name !== undefined, 'the router writes a page for addresses it has not prerendered');
  const html = await readFile(path.join(client, name), 'utf8');
  await rm(path.join(client, name));
  return html;
}

/** The application's empty page, with the words of the frame in one language instead of the one it was written in. */
function inLanguage(fallback: string, language: string, worded: BuiltPage): BuiltPage {
  const page = new BuiltPage(fallback);
  const [own, other] = [page.byId(WORDS), worded.byId(WORDS)];
  assume(own !== undefined && other !== undefined, `the words of a page stand in #${WORDS}`);
  setAttribute(page.only('html'), 'lang', language);
  setText(own, textOf(other));
  return page;
}
