import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@trazo/plan/languages';
import { NOWHERE } from '../src/shared/site/prerendered-paths.ts';
import { unknown, unprefixed } from '../src/shared/site/site-address.ts';
import { applicationRoutes } from './application-addresses.ts';
import { applicationPage } from './application-page.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { readBuiltRoutes } from './built-routes.ts';
import { checkBudgets } from './check-budgets.ts';
import { checkCircles } from './check-circles.ts';
import { compressFiles } from './compress-files.ts';
import { openingOf } from './openings.ts';
import { paintFirst } from './paint-first.ts';

const FALLBACKS = ['__spa-fallback.html', 'index.html'];
const WORDS = /<script id="words"[^>]*>.*?<\/script>/s;

/**
 * Puts what the router has built where the server looks for it: pages by language into `pages/`, files that are sent as they
 * are into `client/`, compressed. Throws when a page loads more than its budget, or when scripts import one another.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const pages = path.join(buildDirectory, 'pages');
  await rm(pages, { recursive: true, force: true });
  const fallback = await takeFallback(client);
  const application = applicationRoutes(await readBuiltRoutes(client));
  for (const language of LANGUAGES) {
    await movePages(path.join(client, language), path.join(pages, 'named', language));
    await movePages(path.join(client, unprefixed(language)), path.join(pages, 'unnamed', language));
    await movePages(path.join(client, unknown(language)), path.join(pages, 'unknown', language));
    await moveUnknown(pages, language);
    const nowhere = await readFile(path.join(pages, 'unknown', language, `${NOWHERE}.html`), 'utf8');
    const empty = inLanguage(fallback, language, nowhere);
    await writePage(path.join(pages, 'application', `${language}.html`), empty);
    const words = await wordsFile(client, language);
    for (const [address, line] of application) {
      if (address.includes(':')) continue;
      const html = applicationPage(empty, line, words, await openingOf(address, language));
      await writePage(path.join(pages, 'application', language, `${address}.html`), html);
    }
  }
  await paintFirst(pages, client);
  const addresses = [...application.keys()];
  await writeFile(path.join(pages, 'application.json'), JSON.stringify(addresses));
  await buildServiceWorker(buildDirectory, addresses);
  await checkCircles(client);
  await compressFiles(client);
  await checkBudgets(buildDirectory);
}

/** The application's words in a language: the file is named after it. */
async function wordsFile(client: string, language: string): Promise<string> {
  const name = new RegExp(`^${language}-[\\w-]{8}\\.js$`);
  const found = (await readdir(path.join(client, 'assets'))).filter((each) => name.test(each));
  const [only] = found;
  if (only === undefined || found.length > 1)
    throw new Error(`Which file has the words in ${language}: ${found.join(', ')}?`);
  return `/assets/${only}`;
}

async function takeFallback(client: string): Promise<string> {
  const names = await readdir(client);
  const name = FALLBACKS.find((each) => names.includes(each));
  if (name === undefined) throw new Error('The router has written no page for the application.');
  const html = await readFile(path.join(client, name), 'utf8');
  await rm(path.join(client, name));
  return html;
}

/** `terms/index.html` becomes `terms.html`. */
async function movePages(from: string, to: string): Promise<void> {
  const names = await readdir(from, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('index.html'))) {
    const page = name === 'index.html' ? name : `${path.dirname(name)}.html`;
    await mkdir(path.dirname(path.join(to, page)), { recursive: true });
    await cp(path.join(from, name), path.join(to, page));
  }
  await rm(from, { recursive: true });
}

/** Unknown addresses that name a language are no pages of it. */
async function moveUnknown(pages: string, language: string): Promise<void> {
  const named = path.join(pages, 'named', language);
  const names = await readdir(named, { recursive: true });
  for (const name of names.filter((each) => path.basename(each) === `${NOWHERE.slice(1)}.html`)) {
    const target = path.join(pages, 'unknown-named', language, name);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(named, name), target);
    await rm(path.join(named, name));
  }
}

/** The application's empty page, with the words of the frame in one language instead of the one it was written in. */
function inLanguage(fallback: string, language: string, worded: string): string {
  const [words = ''] = WORDS.exec(worded) ?? [];
  return fallback.replace(/<html lang="\w+"/, `<html lang="${language}"`).replace(WORDS, () => words);
}

async function writePage(file: string, html: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}
