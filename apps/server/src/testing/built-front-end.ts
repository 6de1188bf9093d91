import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const PAGE_SCRIPT = 'window.__start = {"a": 1 < 2};';

/** A page as the build writes it. */
export const builtPage = (name: string): string =>
  `<!doctype html><html><head><link rel="canonical" href="https://public-address.invalid/x"></head><body>${name}` +
  `<script>${PAGE_SCRIPT}</script><script type="application/json">{"words":"${'w'.repeat(2_000)}"}</script></body></html>`;

/** A file that is sent as it is, or as its twins are. */
interface BuiltFile {
  readonly path: string;
  readonly bytes: Buffer;
  /** Whether it lies compressed beside itself. */
  readonly twins: boolean;
}

const text = (length: number): Buffer => Buffer.from(`export default "${'a'.repeat(length)}";`);

/** Of each type a build writes, with twins and without. */
export const BUILT_FILES: readonly BuiltFile[] = [
  { path: '/assets/a-12345678.js', bytes: text(5_000), twins: true },
  { path: '/assets/worker-12345678.mjs', bytes: text(1_300_000), twins: false },
  { path: '/assets/photo-12345678.webp', bytes: randomBytes(60_000), twins: false },
  { path: '/icon.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), twins: false },
  ...[
    'js',
    'css',
    'html',
    'txt',
    'xml',
    'json',
    'webmanifest',
    'wasm',
    'png',
    'ico',
    'woff2',
    'of-tomorrow',
  ].map((type) => ({ path: `/assets/b-12345678.${type}`, bytes: text(5_000), twins: false })),
];

/** Writes what a build leaves behind, its pages in two languages, to a folder. */
export async function writeFrontEnd(folder: string, more = ''): Promise<void> {
  const pages = ['es', 'de'].flatMap((language) => [
    ...['index', 'terms', 'imprint'].map((name) => `public/${language}/${name}`),
    `not-found/${language}`,
    `application/${language}`,
  ]);
  for (const name of pages) {
    const file = path.join(folder, 'pages', `${name}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, builtPage(name + more));
  }
  await writeFile(path.join(folder, 'pages', 'application.json'), '["/my-plans", "/shared/:token"]');
  await mkdir(path.join(folder, 'client', 'assets'), { recursive: true });
  for (const { path: address, bytes, twins } of BUILT_FILES) {
    const file = path.join(folder, 'client', address);
    await writeFile(file, bytes);
    if (!twins) continue;
    await writeFile(`${file}.br`, brotliCompressSync(bytes));
    await writeFile(`${file}.gz`, gzipSync(bytes));
  }
}
