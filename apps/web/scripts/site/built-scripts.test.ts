import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BuiltScripts, importsIn } from './built-scripts.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'trazo-order-'));
afterAll(() => rm(folder, { recursive: true }));

it('puts each script after those it imports, once, cycles included', async () => {
  await mkdir(path.join(folder, 'assets'));
  const files = {
    page: 'import{a}from"./shared.js";import("./later.js")',
    shared: 'import"./base.js";import"./twin.js"',
    twin: 'import"./shared.js"',
    base: '',
  };
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(folder, 'assets', `${name}.js`), text);
  expect(await new BuiltScripts(folder).evaluationOrder(['/assets/page.js', '/assets/base.js'])).toEqual(
    ['base', 'twin', 'shared', 'page'].map((name) => `/assets/${name}.js`),
  );
});

it('reads what a script imports at once and while it runs, but not what only looks like an import', () => {
  const script =
    'import{a}from"./at-once.js";export{b}from"./exported.js";import"other";const c=\'from"./text.js"\';import("./later.js").then(a);await import(`./latest.js`)';
  expect(importsIn(script)).toEqual({
    atOnce: ['/assets/at-once.js', '/assets/exported.js'],
    later: ['/assets/later.js', '/assets/latest.js'],
  });
});
