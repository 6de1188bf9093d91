import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { RenderRequest } from '../renderer.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';
import { createSettledRenderer } from './settled-renderer.ts';

// Documents of tests follow from their request and from the sources alone: for the same ones they are typeset and read once. Most of a
// test run would typeset again what the run before has.

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/trazo-documents/', import.meta.url));

/** The folder of these sources. What earlier ones gave is removed. */
const folder = CACHE + sourcesHash();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(CACHE)) {
  if (CACHE + name !== folder) rmSync(CACHE + name, { recursive: true, force: true });
}

const renderer = createSettledRenderer();

/** The document of a request. Fails where its layout does not settle. */
export function typesetOnce(request: RenderRequest): Promise<Uint8Array> {
  return once(request, 'pdf', () => renderer.pdf(request));
}

/** What a reader, and a reader's software, finds in the document of a request. */
export async function readOnce(request: RenderRequest): Promise<ReadPdf> {
  const packed = await once(request, 'json.gz', async () => {
    const read = await readPdf(await typesetOnce(request));
    return gzipSync(JSON.stringify(read), { level: 1 });
  });
  const read: ReadPdf = JSON.parse(gunzipSync(packed).toString());
  return read;
}

async function once(
  request: RenderRequest,
  kind: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (request.pictures !== undefined) throw new TypeError('Pictures handed in are no part of the key.');
  const key = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const file = `${folder}/${key}.${kind}`;
  try {
    return readFileSync(file);
  } catch {
    const made = await make();
    // Other workers may read it: it is there whole, or not at all.
    writeFileSync(`${file}.${process.pid}`, made);
    renameSync(`${file}.${process.pid}`, file);
    return made;
  }
}

function sourcesHash(): string {
  const sources = globSync(['**/*.{ts,typ,json}', '../package-lock.json'], {
    cwd: PACKAGES,
    exclude: ['**/node_modules/**', '**/*.test.ts'],
  });
  const hash = createHash('sha256');
  for (const file of sources.toSorted()) hash.update(file).update(readFileSync(PACKAGES + file));
  return hash.digest('base64url').slice(0, 16);
}
