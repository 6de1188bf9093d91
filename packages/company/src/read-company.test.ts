import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { postalAddress } from './postal-address.ts';
import { readCompany } from './read-company.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'company-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: string): string {
  const file = path.join(folder, 'company.json');
  writeFileSync(file, content);
  return file;
}

const example = readCompany({});

it('comes with an example that says it is one', () => {
  expect(example.isExample).toBe(true);
  expect(postalAddress(example, 'de')).toBe('Calle del Ejemplo, 1, 28001 Madrid, Spanien');
});

it('reads another file where the environment names one', () => {
  const own = { ...example, isExample: false, name: 'Panes, S. L.' };
  expect(readCompany({ COMPANY_FILE: fileWith(JSON.stringify(own)) })).toEqual(own);
});

it('names file and field when something is missing, wrong or unknown', () => {
  const { email: _email, ...rest } = example;
  const COMPANY_FILE = fileWith(JSON.stringify({ ...rest, vatId: 'none', colour: 'red' }));
  expect(() => readCompany({ COMPANY_FILE })).toThrow(
    /COMPANY_FILE: .*company\.json is not complete: .*email: .*vatId: a number like ESB00000000.*colour/,
  );
});

it('says when there is no such file, or no JSON in it', () => {
  expect(() => readCompany({ COMPANY_FILE: path.join(folder, 'nowhere.json') })).toThrow(/cannot be read/);
  expect(() => readCompany({ COMPANY_FILE: fileWith('{') })).toThrow(/is no JSON/);
});
