import { createHash } from 'node:crypto';
import path from 'node:path';
import { must } from '@trazo/plan/must';
import { build } from 'vite';
import { APPLICATION_ADDRESSES } from './application-addresses.ts';
import type { Chunks } from './chunks.ts';
import { offlineFiles } from './offline-files.ts';
import type { WrittenPages } from './prerender.ts';

/** Any address of the application shows the same page; the gallery's is never a plan's own. */
const PAGE = '/builder/form';

/**
 * Builds `sw.js`, by which the builder opens without a network (ADR 30): it knows the builder's files by their names, which have
 * a hash of their content, and its page by its text.
 */
export async function buildServiceWorker(client: string, chunks: Chunks, pages: WrittenPages): Promise<void> {
  const { html: page } = must(pages.get(`application/es${PAGE}`), 'the page of the form');
  const files = await offlineFiles(client, chunks, page);
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: path.resolve(import.meta.dirname, '..'),
    define: {
      'process.env.NODE_ENV': '"production"',
      OFFLINE: JSON.stringify({
        files: [...files.map((url) => ({ url, revision: null })), { url: PAGE, revision }],
        page: PAGE,
        application: [...APPLICATION_ADDRESSES.keys()].map(patternOf),
      }),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      lib: {
        entry: 'src/offline/service-worker.ts',
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'sw.js',
      },
    },
  });
}

const patternOf = (address: string): string => `^${address.replace(/:\w+/g, '[^/]+')}/?$`;
