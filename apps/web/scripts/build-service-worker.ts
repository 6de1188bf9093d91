import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { offlineFiles } from './offline-files.ts';

/** Any address of the application shows the same page; the gallery's is never anybody's own. */
const PAGE = '/builder/form';

/** Writes `sw.js`: the builder's files by name, its page by its text. */
export async function buildServiceWorker(
  buildDirectory: string,
  application: readonly string[],
): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const page = await readFile(
    path.join(buildDirectory, 'pages', 'application', 'es', `${PAGE}.html`),
    'utf8',
  );
  const files = await offlineFiles(client, page);
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
        application: application.map(patternOf),
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
