import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@trazo/plan/languages';
import { NOWHERE } from '../src/shared/site/prerendered-paths.ts';
import { unknown, unprefixed } from '../src/shared/site/site-address.ts';
import { applicationAddresses, type BuiltRoute } from './application-addresses.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { checkBudgets } from './check-budgets.ts';
import { compressFiles } from './compress-files.ts';

const FALLBACKS = ['__spa-fallback.html', 'index.html'];
const WORDS = /<script id="words"[^>]*>.*?<\/script>/s;

/**
 * Puts what the router has built where the server looks for it: pages by language into `pages/`, files that are sent as they
 * are into `client/`, compressed. Throws when a page loads more than its budget.
 */
export async function finishBuild(
  buildDirectory: string,
  routes: Readonly<Record<string, BuiltRoute>>,
): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const pages = path.join(buildDirectory, 'pages');
  await rm(pages, { recursive: true, force: true });
  const fallback = await takeFallback(client);
  for (const language of LANGUAGES) {
    await movePages(path.join(client, language), path.join(pages, 'named', language));
    await movePages(path.join(client, unprefixed(language)), path.join(pages, 'unnamed', language));
    await movePages(path.join(client, unknown(language)), path.join(pages, 'unknown', language));
    await moveUnknown(pages, language);
    const nowhere = await readFile(path.join(pages, 'unknown', language, `${NOWHERE}.html`), 'utf8');
    await writePage(
      path.join(pages, 'application', `${language}.html`),
      inLanguage(fallback, language, nowhere),
    );
  }
  const application = applicationAddresses(routes);
  await writeFile(path.join(pages, 'application.json'), JSON.stringify(application));
  await buildServiceWorker(buildDirectory, application);
  await checkBudgets(buildDirectory);
  await compressFiles(client);
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
