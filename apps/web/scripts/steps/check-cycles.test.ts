import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkCycles } from './check-cycles.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'trazo-cycles-'));
afterAll(() => rm(folder, { recursive: true }));

const build = async (files: Readonly<Record<string, string>>) => {
  await rm(path.join(folder, 'assets'), { recursive: true, force: true });
  await mkdir(path.join(folder, 'assets'));
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(folder, 'assets', `${name}.js`), text);
};

it('leaves scripts alone that share others, or ask for one another later', async () => {
  await build({ page: 'import"./a.js";import"./b.js"', a: 'import"./b.js"', b: 'import("./page.js")' });
  await expect(checkCycles(folder)).resolves.toBeUndefined();
});

it('names those that need one another', async () => {
  await build({ page: 'import"./a.js"', a: 'import"./b.js"', b: 'import{a}from"./a.js"' });
  await expect(checkCycles(folder)).rejects.toThrow('/assets/a.js → /assets/b.js → /assets/a.js');
});
