import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFiles } from './compressed-files.ts';

const TEXT = 'export const a = 1;\n'.repeat(100);

test('what gets smaller lies compressed beside itself, whatever it is called; the rest does not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trazo-compressed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const texts = [
    'a.js',
    'worker.mjs',
    'a.css',
    'a.svg',
    'a.webmanifest',
    'a.wasm',
    'a.html',
    'a.of-tomorrow',
  ];
  for (const name of texts) await writeFile(path.join(folder, name), TEXT);
  await writeFile(path.join(folder, 'photo.webp'), randomBytes(5_000));
  await writeFile(path.join(folder, 'short.js'), 'a();');
  await compressFiles(folder);
  const twins = texts.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  expect((await readdir(folder)).toSorted()).toEqual([...twins, 'photo.webp', 'short.js'].toSorted());
  for (const name of texts) {
    const file = path.join(folder, name);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(TEXT);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(TEXT);
  }
});
