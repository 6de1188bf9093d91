/**
 * Builds what the server serves: pages by language in `build/pages`, files that are sent as they are in `build/client`,
 * compressed. Throws where a page loads more than its budget.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { checkBudgets } from './check-budgets.ts';
import { Chunks } from './chunks.ts';
import { compressFiles } from './compressed-files.ts';
import { writePages } from './prerender.ts';
import { buildServiceWorker } from './service-worker.ts';
import { writeThirdParty } from './third-party.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'build');
const CLIENT = path.join(FOLDER, 'client');

process.chdir(ROOT);
await rm(FOLDER, { recursive: true, force: true });
await Promise.all([
  build({ logLevel: 'error' }),
  build({ logLevel: 'error', build: { ssr: 'src/app/entry.server.tsx', outDir: 'build/server' } }),
]);
const chunks = await Chunks.take(CLIENT);
// No two of them import one another.
chunks.withImports(chunks.sources);
const pages = await writePages(FOLDER, chunks);
await rm(path.join(FOLDER, 'server'), { recursive: true });
await buildServiceWorker(CLIENT, chunks, pages);
await writeThirdParty(FOLDER, CLIENT);
await compressFiles(CLIENT);
await checkBudgets(CLIENT, chunks, pages);
