import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { prerenderedPaths } from '../../src/shared/site/prerendered-paths.ts';
import type { BuildStep } from '../build-step.ts';

const BUILD = path.resolve(import.meta.dirname, '../../build/server/index.js');

interface WrittenPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/**
 * All prerendered pages are written before the server that the router asks for them takes its first request.
 *
 * Why: the router gives up on a page after ten seconds, which no setting changes: too few on a machine that has other things
 * to do.
 *
 * Assumes: the router prerenders by asking a preview server of Vite for each address, and the server build handles requests.
 */
export const prerenderWithoutTimeout: BuildStep = {
  name: 'prerender-without-timeout',
  kind: 'correctness',
  plugin: () => ({
    name: 'prerender-without-timeout',
    async configurePreviewServer({ middlewares }) {
      const build: ServerBuild = await import(/* @vite-ignore */ pathToFileURL(BUILD).href);
      const pages = await writePages(prerenderedPaths(), createRequestHandler(build, 'production'));
      middlewares.use(answerFrom(pages));
    },
  }),
};

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

/** Answers with what is written; leaves the rest to the next handler. */
export const answerFrom =
  (pages: ReadonlyMap<string, WrittenPage>) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const page = pages.get(request.url ?? '');
    if (page === undefined) next();
    else response.writeHead(page.status, Object.fromEntries(page.headers)).end(page.html);
  };
