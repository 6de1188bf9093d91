import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { APPLICATION_ADDRESSES } from './application-addresses.ts';
import { type Chunks, ENTRY, sourceOf } from './chunks.ts';

/** Beside all of the application, what opens without a network: what is at an address that leads nowhere. */
const PUBLIC_ROUTES = [{ id: 'public-layout' }, { id: 'not-found' }];

/** Too large to be fetched in advance by all: typeset documents and accounts come from the server anyway. */
const LEFT_OUT = /^(?:pdf|password-strength)[\w.-]*$/;

const NAMED = /["'](?:\/assets\/|\.\/|assets\/)([\w.-]+\.(?:js|css))["']/g;
const IN_STYLES = /url\(["']?\/assets\/([\w.-]+-latin-wght[\w.-]+\.woff2)["']?\)/g;

/** Every file the application needs, at once or after a click, by its address. */
export async function offlineFiles(client: string, chunks: Chunks, page: string): Promise<string[]> {
  const routes = [...PUBLIC_ROUTES, ...[...APPLICATION_ADDRESSES.values()].flat()].map(sourceOf);
  // It names the code of all routes, public ones as well.
  const entry = path.posix.basename(chunks.address(ENTRY));
  const found = new Set<string>();
  const waiting = [
    ...namesIn(page),
    ...[...chunks.scripts(routes), ...chunks.styles(routes)].map((file) => path.posix.basename(file)),
  ];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || LEFT_OUT.test(name)) continue;
    found.add(name);
    if (!name.endsWith('.woff2') && name !== entry)
      waiting.push(...namesIn(await readFile(path.join(client, 'assets', name), 'utf8')));
  }
  return [...found].toSorted().map((name) => `/assets/${name}`);
}

const namesIn = (text: string): string[] =>
  [NAMED, IN_STYLES].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
