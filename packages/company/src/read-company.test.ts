import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { legalValues } from './legal-values.ts';
import { postalAddress } from './postal-address.ts';
import { readCompany } from './read-company.ts';
import { keptSince } from './retention.ts';

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

it('asks a company in France for its mediator and for who hosts its pages', () => {
  const french = { ...example, country: 'FR' };
  expect(() => readCompany({ COMPANY_FILE: fileWith(JSON.stringify(french)) })).toThrow(
    /disputes\.body: a mediator with an address, in FR.*host: who hosts the pages, in FR/,
  );
  const body = {
    name: 'Médiateur',
    url: 'https://mediateur.example',
    address: '1 rue de la Paix, 75002 Paris',
  };
  const host = { name: 'Hôte SAS', address: '2 rue Haute, 59100 Roubaix', phone: '+33 1 00 00 00 00' };
  const complete = { ...french, disputes: { ...example.disputes, body }, host };
  expect(readCompany({ COMPANY_FILE: fileWith(JSON.stringify(complete)) })).toEqual(complete);
});

it('asks for the periods of a law that is not known, and only then', () => {
  const retention = { recordsYears: 10, claimsYears: 20 };
  const portuguese = { ...example, country: 'PT' };
  expect(() => readCompany({ COMPANY_FILE: fileWith(JSON.stringify(portuguese)) })).toThrow(
    /retention: the periods/,
  );
  const complete = { ...portuguese, retention };
  expect(readCompany({ COMPANY_FILE: fileWith(JSON.stringify(complete)) })).toEqual(complete);
  expect(() => readCompany({ COMPANY_FILE: fileWith(JSON.stringify({ ...example, retention })) })).toThrow(
    /retention: set by the law in ES/,
  );
});

it.each([
  ['ES', '6', '5'],
  ['IT', '10', '10'],
  ['FR', '10', '5'],
  ['DE', '8', '3'],
])('the texts of a company in %s name the periods of its law', (country, records, claims) => {
  const { recordsYears, claimsYears } = legalValues({ ...example, country }, 'en');
  expect([recordsYears, claimsYears]).toEqual([records, claims]);
});

it.each([
  ['es', 1, '1 mes'],
  ['it', 6, '6 mesi'],
  ['de', 12, '12 Monate'],
])('the texts in %s say how long the log of those who sign in is kept', (language, logMonths, said) => {
  const company = { ...example, privacy: { ...example.privacy, logMonths } };
  expect(legalValues(company, language).logMonths).toBe(said);
});

it('periods run from the end of a year', () => {
  expect(keptSince(new Date('2033-03-01'), 6)).toEqual(new Date('2027-01-01'));
  expect(keptSince(new Date('2032-12-31T23:59:59Z'), 6)).toEqual(new Date('2026-01-01'));
});

it('says when there is no such file, or no JSON in it', () => {
  expect(() => readCompany({ COMPANY_FILE: path.join(folder, 'nowhere.json') })).toThrow(/cannot be read/);
  expect(() => readCompany({ COMPANY_FILE: fileWith('{') })).toThrow(/is no JSON/);
});
