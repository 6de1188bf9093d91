import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import type { BuildStep } from '../build-step.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { offlineFiles } from '../site/offline-files.ts';

/** Any address of the application shows the same page; the gallery's is never a plan's own. */
const PAGE = '/builder/form';

/**
 * `sw.js`: the builder's files by name, its page by its text.
 *
 * Why: the builder opens without a network (ADR 30).
 *
 * Assumes: pages are written; the names of all files below `assets` have a hash of their content.
 */
export const serviceWorker: BuildStep = {
  name: 'service-worker',
  kind: 'correctness',
  run: buildServiceWorker,
};

async function buildServiceWorker({ folder, client, application }: BuiltSite): Promise<void> {
  const page = await readFile(path.join(folder, 'pages/application/es', `${PAGE}.html`), 'utf8');
  const files = await offlineFiles(client, page);
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: path.resolve(import.meta.dirname, '../..'),
    define: {
      'process.env.NODE_ENV': '"production"',
      OFFLINE: JSON.stringify({
        files: [...files.map((url) => ({ url, revision: null })), { url: PAGE, revision }],
        page: PAGE,
        application: [...application.keys()].map(patternOf),
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
