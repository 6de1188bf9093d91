/** Writes the table of variables in docs/operations.md from the server's schema; `--check` only says whether it is as it should be. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ABOUT, ENVIRONMENT, VARIABLES, type VariableName } from '../apps/server/src/config/variables.ts';

const PAGE = path.resolve(import.meta.dirname, '../docs/operations.md');
const TABLE = /(?<=<!-- variables: [^\n]*-->\n)[\s\S]*?(?=<!-- \/variables -->)/;

type Row = readonly [variable: string, what: string, usual: string];

function rowOf(name: VariableName): Row {
  const schema = ENVIRONMENT.shape[name];
  const about = ABOUT.get(schema);
  if (about === undefined) throw new Error(`${name} is described nowhere`);
  const usual = schema instanceof z.ZodDefault ? `\`${schema.def.defaultValue}\`` : 'none';
  return [`\`${name}\``, about.description, about.without ?? usual];
}

/** As wide as its widest cell, so that it can be read as text. */
function table(rows: readonly Row[]): string {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |\n`;
  const [head, ...body] = rows;
  return [line(head ?? []), line(['', '', ''], '-'), ...body.map((row) => line(row))].join('');
}

const before = await readFile(PAGE, 'utf8');
if (!TABLE.test(before)) throw new Error('docs/operations.md has no place for the table of variables');
const written = table([['variable', 'what', 'default'], ...VARIABLES.map(rowOf)]);
const after = before.replace(TABLE, () => `\n${written}\n`);
if (after !== before && process.argv.includes('--check')) {
  process.stderr.write(
    'The table of variables in docs/operations.md is not up to date: npm run variables-table\n',
  );
  process.exitCode = 1;
} else if (after !== before) await writeFile(PAGE, after);
