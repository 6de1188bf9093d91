/** Works the tables of docs/capacity.md out again. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withTables } from './capacity/model.ts';

const PAGE = path.resolve(import.meta.dirname, '../docs/capacity.md');

await writeFile(PAGE, withTables(await readFile(PAGE, 'utf8')));
