import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MESSAGE_LANGUAGES } from './languages.ts';
import { LEGAL_PAGES } from './legal-text.ts';
import { filesOf, PLURAL, read } from './testing/catalogue.ts';

const placeholdersOf = (text: unknown) =>
  [
    ...new Set(
      String(text)
        .match(/\{\{\s*\w+|<\w+>/g)
        ?.map((found) => found.replace(/[^\w<]/g, '')),
    ),
  ].toSorted();

/** A plural form may leave its number to the words: “one plan”. */
const withoutCount = (names: readonly string[]) => names.filter((name) => name !== 'count');

describe.each(filesOf('es'))('%s', (file) => {
  const spanish = read('es', file);

  it.each(MESSAGE_LANGUAGES)('says in %s what it says in Spanish, with the same placeholders', (language) => {
    const texts = read(language, file);
    expect([...texts.keys()].toSorted()).toEqual([...spanish.keys()].toSorted());
    for (const [key, text] of texts) {
      const where = `${language}/${file} ${key}`;
      expect(String(text).trim(), where).not.toBe('');
      expect(typeof text, where).toBe('string');
      const [here, there] = [placeholdersOf(text), placeholdersOf(spanish.get(key))];
      if (PLURAL.test(key)) expect(withoutCount(here), where).toEqual(withoutCount(there));
      else expect(here, where).toEqual(there);
    }
  });

  it.each(MESSAGE_LANGUAGES)('has in %s every plural form that numbers up to a million take', (language) => {
    const rules = new Intl.PluralRules(language);
    const forms = [...new Set([0, 1, 2, 3, 5, 11, 21, 100, 999_999].map((count) => rules.select(count)))];
    const keys = [...read(language, file).keys()];
    for (const base of new Set(
      keys.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
    )) {
      for (const form of forms) expect(keys, `${language}/${file}`).toContain(`${base}_${form}`);
    }
  });
});

it.each(MESSAGE_LANGUAGES)('%s has every file', (language) => {
  expect(filesOf(language)).toEqual(filesOf('es'));
});

it('every folder of words is in the list of languages', () => {
  const folders = readdirSync(import.meta.dirname).filter((name) => /^[a-z]{2}$/.test(name));
  expect(folders).toEqual(MESSAGE_LANGUAGES.toSorted());
});

it('every file is in the registry of namespaces, or a legal page', () => {
  const registry = readFileSync(new URL('./namespaces.ts', import.meta.url), 'utf8');
  const registered = [...registry.matchAll(/readonly (\w+): typeof/g)].map(([, name]) => `${name}.json`);
  const pages = ['legal', ...LEGAL_PAGES].map((name) => `${name}.json`);
  expect([...registered, ...pages].toSorted()).toEqual(filesOf('es'));
});

it.each(MESSAGE_LANGUAGES)(
  'lists the sectors in %s by its alphabet: they are looked through as they stand',
  (language) => {
    const sectors = [...read(language, 'options.json')]
      .filter(([key]) => key.startsWith('sector.'))
      .map(([, text]) => String(text));
    expect(sectors).toEqual(sectors.toSorted(new Intl.Collator(language).compare));
  },
);

it.each([
  ['en', /community of property|civil society|civil partnership/i],
  ['it', /comunione (?:di|dei) beni/i],
  ['fr', /communauté de biens/i],
  ['de', /Gütergemeinschaft/],
] as const)(
  'names in %s no legal form by what is a matrimonial regime or a charity there',
  (language, other) => {
    const forms = [...read(language, 'options.json')].filter(([key]) => key.startsWith('legalStructure.'));
    expect(forms).toHaveLength(7);
    for (const [key, name] of forms) expect(name, key).not.toMatch(other);
  },
);

it.each(MESSAGE_LANGUAGES)(
  'keeps in %s the number of days of the trial on the line of its word',
  (language) => {
    for (const file of ['billing.json', 'home.json']) {
      for (const [key, text] of read(language, file)) {
        expect(String(text), `${language}/${file} ${key}`).not.toMatch(
          /\{\{count\}\} (?:days?|d[ií]as?|giorn|jours?|Tage?)/,
        );
      }
    }
  },
);
