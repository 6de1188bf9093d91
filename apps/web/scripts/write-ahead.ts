import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Plugin } from 'vite';

const BUILD = path.resolve(import.meta.dirname, '..', 'build', 'server', 'index.js');

interface WrittenPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/**
 * React Router asks a server for each page it prerenders and gives up after ten seconds, which no setting changes: too few on
 * a machine that has other things to do. So all pages are written before that server takes its first request.
 */
export const writeAhead = (paths: readonly string[]): Plugin => ({
  name: 'write-ahead',
  async configurePreviewServer({ middlewares }) {
    const build: ServerBuild = await import(pathToFileURL(BUILD).href);
    middlewares.use(answerFrom(await writePages(paths, createRequestHandler(build, 'production'))));
  },
});

/** Every page by its address, one after the other. */
export async function writePages(
  paths: readonly string[],
  write: (request: Request) => Promise<Response>,
): Promise<ReadonlyMap<string, WrittenPage>> {
  const pages = new Map<string, WrittenPage>();
  for (const address of paths) {
    const response = await write(new Request(`http://localhost${address}/`));
    const { status, headers } = response;
    pages.set(`${address}/`, { status, headers, html: await response.text() });
  }
  return pages;
}

/** Answers with what is written; leaves the rest to whoever comes next. */
export const answerFrom =
  (pages: ReadonlyMap<string, WrittenPage>) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const page = pages.get(request.url ?? '');
    if (page === undefined) next();
    else response.writeHead(page.status, Object.fromEntries(page.headers)).end(page.html);
  };
