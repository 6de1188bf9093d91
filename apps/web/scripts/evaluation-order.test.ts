import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { evaluationOrder, laterImportsIn } from './evaluation-order.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'trazo-order-'));
afterAll(() => rm(folder, { recursive: true }));

it('puts each script after those it imports, once, circles included', async () => {
  await mkdir(path.join(folder, 'assets'));
  const files = {
    page: 'import{a}from"./shared.js";import("./later.js")',
    shared: 'import"./base.js";import"./twin.js"',
    twin: 'import"./shared.js"',
    base: '',
  };
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(folder, 'assets', `${name}.js`), text);
  expect(await evaluationOrder(folder, ['/assets/page.js', '/assets/base.js'])).toEqual(
    ['base', 'twin', 'shared', 'page'].map((name) => `/assets/${name}.js`),
  );
});

it('tells what a script imports while it runs', () => {
  const script = 'import{a}from"./at-once.js";import("./later.js").then(a);await import(`./latest.js`)';
  expect(laterImportsIn(script)).toEqual(['/assets/later.js', '/assets/latest.js']);
});
