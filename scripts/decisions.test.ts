import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../docs/adr');
const INDEX = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');
const RECORD = /^# (\d+)\. (\S.*)\n\n- Date: (\d{4}-\d{2}-\d{2})\n- Status: (\S.*)\n\n/;
const files = readdirSync(FOLDER).filter((name) => name !== 'README.md');

const rows = INDEX.split('\n').filter((line) => line.startsWith('- ['));

describe('each decision record', () => {
  it.each(files)('%s has a number, a title, a date, a status and its line in the index', (file) => {
    const [, number = '', title, date = '', status] =
      RECORD.exec(readFileSync(path.join(FOLDER, file), 'utf8')) ?? [];
    expect(file.startsWith(`${number.padStart(4, '0')}-`)).toBe(true);
    expect(Date.parse(date)).not.toBeNaN();
    expect(status).toBe('accepted');
    expect(rows).toContain(`- [${number}. ${title}](${file})`);
  });
});

it.each(files)('%s refers to records there are', (file) => {
  const named = readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/\bADR (\d+)/g);
  const numbers = Array.from(named, ([, number = '']) => number.padStart(4, '0'));
  expect(numbers.filter((number) => !files.some((name) => name.startsWith(number)))).toEqual([]);
});

it('the index lists nothing else, in the order of the numbers', () => {
  expect(rows.map((row) => /\(([^)]+)\)/.exec(row)?.[1])).toEqual(files.toSorted());
});
