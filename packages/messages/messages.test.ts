import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEGAL_PAGES } from './legal-text.ts';

const LANGUAGES = ['es', 'en', 'it', 'fr', 'de'];
const PLURAL = /_(zero|one|two|few|many|other)$/;

const filesOf = (language: string) =>
  readdirSync(new URL(`./${language}`, import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .toSorted();

const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${language}/${file}`, import.meta.url), 'utf8'));

/** Every text by its dotted key. */
function textsOf(tree: unknown, prefix = ''): Map<string, unknown> {
  if (typeof tree !== 'object' || tree === null) return new Map([[prefix, tree]]);
  const inner = Object.entries(tree).flatMap(([key, value]) => [
    ...textsOf(value, prefix === '' ? key : `${prefix}.${key}`),
  ]);
  return new Map(inner);
}

const placeholdersOf = (text: unknown) =>
  [
    ...new Set(
      String(text)
        .match(/\{\{\s*\w+/g)
        ?.map((found) => found.replace(/\W/g, '')),
    ),
  ].toSorted();

describe.each(filesOf('es'))('%s', (file) => {
  const spanish = textsOf(read('es', file));

  it.each(LANGUAGES)('says in %s what it says in Spanish, with the same placeholders', (language) => {
    const texts = textsOf(read(language, file));
    expect([...texts.keys()].toSorted()).toEqual([...spanish.keys()].toSorted());
    for (const [key, text] of texts) {
      expect(String(text).trim(), `${language}/${file} ${key}`).not.toBe('');
      expect(typeof text, `${language}/${file} ${key}`).toBe('string');
      if (!PLURAL.test(key)) {
        expect(placeholdersOf(text), `${language}/${file} ${key}`).toEqual(placeholdersOf(spanish.get(key)));
      }
    }
  });
});

it.each(LANGUAGES)('%s has every file', (language) => {
  expect(filesOf(language)).toEqual(filesOf('es'));
});

it('every file is in the registry of namespaces', () => {
  const registry = readFileSync(new URL('./namespaces.ts', import.meta.url), 'utf8');
  const registered = [...registry.matchAll(/readonly (\w+): typeof/g)].map(([, name]) => `${name}.json`);
  const pages = LEGAL_PAGES.map((name) => `${name}.json`);
  expect([...registered, ...pages].toSorted()).toEqual(filesOf('es'));
});
