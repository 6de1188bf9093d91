import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BuiltScripts } from './built-scripts.ts';
import { lateScripts } from './late-scripts.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'trazo-late-'));
afterAll(() => rm(folder, { recursive: true }));

const FILES = {
  'form-aaaaaaaa.js':
    'import"./shared-aaaaaaaa.js";import("./money-aaaaaaaa.js");import("./other-aaaaaaaa.js")',
  'money-aaaaaaaa.js': 'import"./list-aaaaaaaa.js";import("./forecast-aaaaaaaa.js")',
  'forecast-aaaaaaaa.js':
    'import"./shared-aaaaaaaa.js";import"./list-aaaaaaaa.js";import"./engine-aaaaaaaa.js";import("./explain-aaaaaaaa.js")',
  'explain-aaaaaaaa.js': 'import"./engine-aaaaaaaa.js"',
  'engine-aaaaaaaa.js': 'export default 1',
  'other-aaaaaaaa.js': 'import"./engine-aaaaaaaa.js"',
  'shared-aaaaaaaa.js': 'export default 2',
  'list-aaaaaaaa.js': 'export default 3',
};

it('tells what a late part adds to its page, and who else loads it', async () => {
  await mkdir(path.join(folder, 'assets'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, 'assets', name), text);
  const found = await lateScripts(folder, new BuiltScripts(folder), 'forecast', ['/assets/form-aaaaaaaa.js']);
  expect(found.own).toEqual(['/assets/engine-aaaaaaaa.js', '/assets/forecast-aaaaaaaa.js']);
  expect(Object.fromEntries(found.elsewhere)).toEqual({
    '/assets/other-aaaaaaaa.js': ['/assets/engine-aaaaaaaa.js'],
  });
  await expect(lateScripts(folder, new BuiltScripts(folder), 'missing', [])).rejects.toThrow('missing');
});
