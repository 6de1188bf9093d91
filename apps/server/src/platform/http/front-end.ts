import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import { isLanguage, type Language } from '@trazo/plan/languages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { WrittenPages } from './page-choice.ts';
import { type LegalText, PageText } from './page-text.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** The service worker decides which release a browser has: it is asked for each time. */
const ASKED_FOR_EACH_TIME = /\/sw\.js(?:\.br|\.gz)?$/;
const COMPRESSED = /\.(?:br|gz)$/;

/** The built page of an address in a language, or of addresses that lead nowhere. */
const PUBLIC_PAGE = /^(?:public\/(?<language>\w\w)\/(?<page>.+)|not-found\/(?<lost>\w\w))\.html$/;

/** The built front end: its pages in memory, for they are few and small, and a folder of files. */
export interface FrontEnd extends WrittenPages {
  readonly folder: string;
  /** False until it has been built. */
  readonly isBuilt: boolean;
  page(file: string): PageText | undefined;
  /** The public pages by their address without a language. */
  readonly publicPages: readonly string[];
}

/** What belongs to this installation and no build knows. */
export interface Installation {
  readonly publicUrl: string;
  /** What stands on a public page such as `terms`, if that is a legal one. */
  readonly legalText: (page: string, language: Language) => LegalText | undefined;
}

/** Reads the built pages of `folder` (apps/web/build) and puts in what belongs to the installation. */
export async function loadFrontEnd(
  folder: string,
  { publicUrl, legalText }: Installation,
): Promise<FrontEnd> {
  const written = path.join(folder, 'pages');
  const names = await readdir(written, { recursive: true }).catch((): string[] => []);
  const pages = new Map<string, PageText>();
  for (const name of names) {
    if (!name.endsWith('.html')) continue;
    const html = await readFile(path.join(written, name), 'utf8');
    const file = name.split(path.sep).join('/');
    const { language, page = '', lost } = PUBLIC_PAGE.exec(file)?.groups ?? {};
    const spoken = language ?? lost;
    if (!isLanguage(spoken)) {
      pages.set(file, new PageText(html, { publicUrl }));
      continue;
    }
    const filling = { publicUrl, legal: legalText(page, spoken) };
    const address = file.replace(/^public\//, '');
    pages.set(`named/${address}`, new PageText(html, filling));
    pages.set(`unnamed/${address}`, new PageText(withoutLanguage(html, spoken), filling));
  }
  const addresses = names.includes('application.json')
    ? z.array(z.string()).parse(JSON.parse(await readFile(path.join(written, 'application.json'), 'utf8')))
    : [];
  return {
    folder: path.join(folder, 'client'),
    isBuilt: pages.size > 0,
    page: (file) => pages.get(file),
    has: (file) => pages.has(file),
    application: addresses.map((address) => ({ pattern: patternOf(address), page: pageOf(address) })),
    publicPages: [...pages.keys()].flatMap(addressOf).toSorted(),
  };
}

/** Pages are built with links that name their language; at an address that names none, they name none either. */
const withoutLanguage = (html: string, language: Language): string =>
  html.replaceAll(new RegExp(`href="/${language}(?:/|(?=["#?]))`, 'g'), 'href="/');

/** The page written for an address, whatever stands in the parts that may be anything: `builder/form` of `/builder/:planId/form`. */
const pageOf = (address: string): string =>
  address
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'))
    .join('/');

const patternOf = (address: string): RegExp => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`);

/** All languages have the same pages: one of them tells which. */
function addressOf(file: string): string[] {
  const [, name] = /^named\/es\/(.+)\.html$/.exec(file) ?? [];
  return name === undefined ? [] : [name === 'index' ? '/' : `/${name}`];
}

/** Serves the files, compressed at build time and never here; addresses that are no file are left to `sendPage`. */
export async function registerFiles(app: FastifyInstance, { folder, isBuilt }: FrontEnd): Promise<void> {
  if (!isBuilt) return;
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('vary', 'accept-encoding');
      reply.header('cache-control', lifetimeOf(folder, file));
    },
  });
  // One route a file, found at the start: no address a client makes up ever reaches the disk.
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    if (COMPRESSED.test(name)) continue;
    const file = path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/');
    app.get(`/${file}`, { schema: { hide: true }, compress: false }, (_request, reply) =>
      reply.sendFile(file),
    );
  }
}

/** Names below assets carry a hash of what is in them. */
function lifetimeOf(folder: string, file: string): string {
  if (file.startsWith(path.join(folder, 'assets') + path.sep)) return YEAR;
  return ASKED_FOR_EACH_TIME.test(file) ? 'no-cache' : HOUR;
}
