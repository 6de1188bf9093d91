import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../docs/adr');
const RECORD = /^# (\d+)\. \S.*\n\n- Date: (\d{4}-\d{2}-\d{2})\n\n/;
const files = readdirSync(FOLDER).filter((name) => name !== 'README.md');

it.each(files)('%s has its number, a title and a date, and refers to records there are', (file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  const [, number = '', date = ''] = RECORD.exec(text) ?? [];
  expect(file.startsWith(`${number.padStart(4, '0')}-`)).toBe(true);
  expect(Date.parse(date)).not.toBeNaN();
  const named = Array.from(text.matchAll(/\bADR (\d+)/g), ([, one = '']) => one.padStart(4, '0'));
  expect(named.filter((one) => !files.some((name) => name.startsWith(one)))).toEqual([]);
});
