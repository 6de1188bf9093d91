import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|webmanifest|wasm|txt|xml)$/;
/** Less than that fits into one packet anyway. */
const SMALLEST = 1_000;
/** Above that, the best quality costs seconds a file and saves a few hundredths. */
const LARGE = 500_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes each text below a folder beside itself in brotli and gzip: the server sends these as they are, and the best quality takes
 * seconds, which no request waits for.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(path.join(folder, name))));
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.byteLength < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: text.byteLength > LARGE ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  };
  await Promise.all([
    brotli(text, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(text, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
