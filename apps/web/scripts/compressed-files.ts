import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Less than that fits into one packet anyway. */
const SMALLEST = 1_000;
/** Above that, the best quality costs seconds a file and saves a few hundredths. */
const LARGE = 500_000;
/** Pictures and fonts are compressed in themselves: twins of them would save next to nothing. */
const WORTH_IT = 0.9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes each file below a folder that gets smaller by it beside itself in brotli and gzip: the server sends these as they are, and
 * compresses no file itself.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ parentPath, name }) => compress(path.join(parentPath, name))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.byteLength < SMALLEST) return;
  const zipped = await zip(bytes, { level: 9 });
  if (zipped.byteLength > bytes.byteLength * WORTH_IT) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.byteLength > LARGE ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  await Promise.all([
    brotli(bytes, { params }).then((smaller) => writeFile(`${file}.br`, smaller)),
    writeFile(`${file}.gz`, zipped),
  ]);
}
