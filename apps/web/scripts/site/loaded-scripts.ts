import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { importsIn } from './built-scripts.ts';

const NAMED = /"(\/assets\/[^"]+\.js)"/g;

/** Every script a page loads before it is touched, in bytes of brotli, in a browser that lacks nothing. */
export async function loadedScripts(client: string, html: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  const waiting = [...html.matchAll(NAMED)].map(([, file = '']) => file);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sizes.has(file)) continue;
    const text = await readFile(path.join(client, file));
    sizes.set(file, await sentBytes(path.join(client, file), text));
    waiting.push(...importsIn(text.toString()).atOnce);
  }
  return sizes;
}

/** As `compressFiles` has written it: pages share most of their scripts, and to compress one takes a while. */
export const sentBytes = (file: string, text: Buffer): Promise<number> =>
  stat(`${file}.br`).then(
    ({ size }) => size,
    () => brotliCompressSync(text).byteLength,
  );
