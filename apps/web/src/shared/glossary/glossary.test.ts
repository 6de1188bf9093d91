import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { typographicFaults } from '@trazo/messages/testing/typography';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { describe, expect, it } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../../../../../packages/messages/help');
const read = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(path.join(FOLDER, language, 'glossary.json'), 'utf8'));
const TERMS = Object.keys(read('es'));

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  it('explains every term, briefly', () => {
    const glossary = read(language);
    expect(Object.keys(glossary)).toEqual(TERMS);
    for (const [term, meaning] of Object.entries(glossary)) {
      expect(meaning.length, `${language} ${term}`).toBeGreaterThan(40);
      expect(meaning.length, `${language} ${term}`).toBeLessThan(220);
      expect(typographicFaults(language, meaning), meaning).toEqual([]);
    }
  });
});

it('the form asks for every term of it', () => {
  const folder = path.resolve(import.meta.dirname, '../..');
  const source = globSync('{features/builder,features/finance,workspace/plan-form}/**/*.{ts,tsx}', {
    cwd: folder,
  })
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  expect(TERMS.filter((term) => !new RegExp(`['"]${term}['"]`).test(source))).toEqual([]);
});
