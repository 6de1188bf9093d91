import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import staticFiles from '@fastify/static';
import { type Company, companySchema } from '@trazo/company/company';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { StartupError } from '../errors/startup-error.ts';
import type { WrittenPages } from './page-choice.ts';
import { PageText } from './page-text.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** The service worker decides which release a browser has: it is asked for each time. */
const ASKED_FOR_EACH_TIME = /\/sw\.js(?:\.br|\.gz)?$/;
const COMPRESSED = ['**/*.br', '**/*.gz'];

/** The built front end: its pages in memory, for they are few and small, and a folder of files. */
export interface FrontEnd extends WrittenPages {
  readonly folder: string;
  /** False until it has been built. */
  readonly isBuilt: boolean;
  page(file: string): PageText | undefined;
  /** The public pages by their address without a language. */
  readonly publicPages: readonly string[];
}

/**
 * Reads the built pages of `folder` (apps/web/build) and writes the public address into them. A `StartupError` where they were built
 * for another company: its imprint would be shown.
 */
export async function loadFrontEnd(folder: string, publicUrl: string, company: Company): Promise<FrontEnd> {
  const written = path.join(folder, 'pages');
  await requireCompany(path.join(written, 'company.json'), company);
  const names = await readdir(written, { recursive: true }).catch((): string[] => []);
  const pages = new Map<string, PageText>();
  for (const name of names) {
    if (!name.endsWith('.html')) continue;
    const html = await readFile(path.join(written, name), 'utf8');
    pages.set(name.split(path.sep).join('/'), new PageText(html, publicUrl));
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

async function requireCompany(file: string, company: Company): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const builtFor = companySchema.safeParse(JSON.parse(text)).data;
  // What is no example any more is the same company.
  if (isDeepStrictEqual({ ...builtFor, isExample: true }, { ...company, isExample: true })) return;
  throw new StartupError(
    `COMPANY_FILE: the pages were built for ${builtFor?.name ?? 'another company'}, not for ${company.name}; build them with the same COMPANY_FILE`,
  );
}

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

/** Serves the files, compressed at build time; addresses that are no file are left to `sendPage`. */
export async function registerFiles(app: FastifyInstance, { folder, isBuilt }: FrontEnd): Promise<void> {
  if (!isBuilt) return;
  await app.register(staticFiles, {
    root: folder,
    index: false,
    redirect: false,
    preCompressed: true,
    // One route a file, found at the start: no address a client makes up ever reaches the disk.
    wildcard: false,
    globIgnore: COMPRESSED,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, file) => {
      reply.header('vary', 'accept-encoding');
      reply.header('cache-control', lifetimeOf(folder, file));
    },
  });
}

/** Names below assets carry a hash of what is in them. */
function lifetimeOf(folder: string, file: string): string {
  if (file.startsWith(path.join(folder, 'assets') + path.sep)) return YEAR;
  return ASKED_FOR_EACH_TIME.test(file) ? 'no-cache' : HOUR;
}
