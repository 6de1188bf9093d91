import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const FALLBACKS = ['__spa-fallback.html', 'index.html'];
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const NOT_BUILT = 'The front end has not been built: run npm run build and start again.\n';

/** The built front end: its pages by address (`/`, `/builder/form`), in memory, for they are few and small. */
export interface FrontEnd {
  readonly folder: string;
  readonly pages: ReadonlyMap<string, string>;
  /** What any other address shows: the application finds out there what to do. */
  readonly fallback: string | undefined;
}

export async function loadFrontEnd(folder: string): Promise<FrontEnd> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = new Map<string, string>();
  for (const name of names) {
    if (name.endsWith('.html')) files.set(name, await readFile(path.join(folder, name), 'utf8'));
  }
  const pages = new Map([...files].map(([name, html]) => [addressOf(name), html]));
  const fallback = FALLBACKS.map((name) => files.get(name)).find((html) => html !== undefined);
  return { folder, pages, fallback };
}

const addressOf = (name: string): string => {
  const address = `/${name.split(path.sep).join('/')}`.replace(/(?:\/index)?\.html$/, '');
  return address === '' ? '/' : address;
};

/** Serves the files; addresses that are no file are left to `sendPage`. */
export async function registerFrontEnd(app: FastifyInstance, { folder, fallback }: FrontEnd): Promise<void> {
  if (fallback === undefined) return;
  await app.register(staticFiles, {
    root: folder,
    index: false,
    redirect: false,
    // One route a file, found at the start: no address a client makes up ever reaches the disk.
    wildcard: false,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, file) => {
      reply.header('vary', 'accept-encoding');
      // Names below assets carry a hash of what is in them.
      const isHashed = file.startsWith(path.join(folder, 'assets') + path.sep);
      reply.header('cache-control', isHashed ? YEAR : file.endsWith('.html') ? 'no-cache' : HOUR);
    },
  });
}

/** Whether an address that is no file may be a page: a navigation, not a lost asset. */
export function isPageRequest({ method, url }: FastifyRequest): boolean {
  const [address = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && path.posix.extname(address) === '';
}

export function sendPage(frontEnd: FrontEnd, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [address = '/'] = request.url.split('?');
  const html = frontEnd.pages.get(address.replace(/(?<=.)\/$/, '')) ?? frontEnd.fallback;
  if (html === undefined) {
    return reply
      .status(503)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(NOT_BUILT);
  }
  return reply
    .status(200)
    .header('vary', 'accept-encoding')
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html);
}
