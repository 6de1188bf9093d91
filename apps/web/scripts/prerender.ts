import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { TEMPLATES } from '@trazo/templates/catalogue';
import type { RouteNode } from '../src/app/routes.ts';
import { PUBLIC_PAGES } from '../src/shared/site/public-pages.ts';
import { templateAddress } from '../src/shared/site/template-address.ts';
import { APPLICATION_ADDRESSES } from './application-addresses.ts';
import { type Chunks, ENTRY, sourceOf } from './chunks.ts';
import { openingOf } from './openings.ts';
import { type PageParts, pageHtml } from './page-html.ts';
import { noticeWords } from './start-notice.ts';

/** The public pages by their address without a language. */
const PAGES = [...PUBLIC_PAGES, ...TEMPLATES.map(({ key }) => templateAddress(key))];
/** An address below a language that leads nowhere. */
const NOWHERE = '/-';

/** The entry waits for it while it runs: else it would be asked for only then, a way to the server later. */
const RENDERER = /node_modules\/react-dom\/client\.js$/;

/** What `src/app/entry.server.tsx` exports. */
interface PageWriter {
  publicPage(
    address: string,
    language: Language,
  ): Promise<{ readonly html: string; readonly routes: readonly string[] }>;
  applicationPage(language: Language, opening: string): Promise<string>;
}

interface WrittenPage extends PageParts {
  readonly html: string;
}

/** What was written, by the names of the files below `pages`. */
export type WrittenPages = ReadonlyMap<string, WrittenPage>;

/**
 * Writes each public page in each language (`public/de/terms.html`), the page of addresses that lead nowhere
 * (`not-found/de.html`), and what the application's pages open with (`application/de/builder/form.html`).
 */
export async function writePages(folder: string, chunks: Chunks): Promise<WrittenPages> {
  const writer: PageWriter = await import(pathToFileURL(path.join(folder, 'server/entry.server.js')).href);
  const pages = new Map<string, WrittenPage>();
  const add = async (name: string, html: string, parts: PageParts) => {
    const textOf = (address: string) => readFile(path.join(folder, 'client', address), 'utf8');
    const page = { ...parts, html: await pageHtml(html, parts, textOf) };
    pages.set(name, page);
    const file = path.join(folder, 'pages', `${name}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, page.html);
  };
  for (const language of LANGUAGES) {
    const notice = await noticeWords(language);
    const addPublic = async (name: string, page: string) => {
      const address = `/${language}${page}`.replace(/\/$/, '');
      const { html, routes } = await writer.publicPage(address, language);
      await add(name, html, { ...publicParts(chunks, routes), notice });
    };
    const addEmpty = async (name: string, address: string, line: readonly RouteNode[]) => {
      const html = await writer.applicationPage(language, await openingOf(address, language));
      await add(name, html, { ...applicationParts(chunks, line, language), notice });
    };
    for (const page of PAGES) await addPublic(`public/${language}${page === '/' ? '/index' : page}`, page);
    await addPublic(`not-found/${language}`, NOWHERE);
    await addEmpty(`application/${language}`, '', []);
    for (const [address, line] of APPLICATION_ADDRESSES)
      if (!address.includes(':')) await addEmpty(`application/${language}${address}`, address, line);
  }
  const addresses = JSON.stringify([...APPLICATION_ADDRESSES.keys()]);
  await writeFile(path.join(folder, 'pages/application.json'), addresses);
  return pages;
}

type CodeParts = Omit<PageParts, 'notice'>;

const rendererOf = (chunks: Chunks) => chunks.later(ENTRY).filter((source) => RENDERER.test(source));

function publicParts(chunks: Chunks, ids: readonly string[]): CodeParts {
  const routes = ids.map((id) => sourceOf({ id }));
  return {
    entry: chunks.address(ENTRY),
    scripts: chunks.scripts([...rendererOf(chunks), ...routes, ENTRY]),
    styles: chunks.styles([ENTRY, ...routes]),
    stylesAhead: [],
  };
}

/** An empty page needs the styles of what it opens with, and names all that its address needs: no file is found out about late. */
function applicationParts(chunks: Chunks, line: readonly RouteNode[], language: Language): CodeParts {
  const words = line.length === 0 ? [] : [`src/shared/words/languages/${language}.ts`];
  const later = [...line.map(sourceOf), ...words];
  const styles = chunks.styles([ENTRY]);
  return {
    entry: chunks.address(ENTRY),
    scripts: chunks.scripts([...rendererOf(chunks), ...later, ENTRY]),
    styles,
    stylesAhead: chunks.styles(later).filter((style) => !styles.includes(style)),
  };
}
