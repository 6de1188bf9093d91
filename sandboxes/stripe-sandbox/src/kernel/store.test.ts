import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Store } from './store.ts';

const STORE = fileURLToPath(import.meta.resolve('./store.ts'));
const WRITES = 300;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trazo-sandbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('is written whole by two processes at once, and leaves nothing beside the file', async () => {
  const file = path.join(folder, 'state.json');
  const program = `
    import { Store } from ${JSON.stringify(STORE)};
    const store = new Store(process.argv[1]);
    store.done.add('reminder');
    for (let left = ${WRITES}; left > 0; left -= 1) store.write();`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program, file]);
  await Promise.all([run(), run()]);
  expect([...new Store(file).done]).toEqual(['reminder']);
  expect(await readdir(folder)).toEqual(['state.json']);
  // It holds the numbers of cards and accounts.
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
});
