import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadedScripts } from './loaded-scripts.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'trazo-scripts-'));
afterAll(() => rm(folder, { recursive: true }));

it('counts what a page loads at once, each file one time, and not what is fetched later', async () => {
  const assets = path.join(folder, 'assets');
  await mkdir(assets);
  await writeFile(
    path.join(assets, 'entry.js'),
    'import{a}from"./shared.js";import"./effect.js";import("./later.js")',
  );
  await writeFile(path.join(assets, 'shared.js'), 'import "./entry.js";export const a=1');
  await writeFile(path.join(assets, 'effect.js'), 'globalThis.a=1');
  await writeFile(path.join(assets, 'later.js'), 'export default 1');
  const page = '<link rel="modulepreload" href="/assets/entry.js"/>';
  const sizes = await loadedScripts(folder, page);
  expect([...sizes.keys()].toSorted()).toEqual([
    '/assets/effect.js',
    '/assets/entry.js',
    '/assets/shared.js',
  ]);
  for (const size of sizes.values()) expect(size).toBeGreaterThan(0);
});
