import { readCompany } from '@trazo/company/read-company';
import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { termsCopy } from './terms-copy.ts';

const copyOf = termsCopy(readCompany({}), 'https://trazo.example', '2026-11-21');

it.each(LANGUAGES)('the terms in %s can be read without the page', (language) => {
  const { fileName, bytes } = copyOf(language);
  const text = new TextDecoder().decode(bytes);
  expect(fileName).toMatch(/ - Trazo\.txt$/);
  expect(text).not.toMatch(/\{\{|undefined|\]\(|`|\*\*/);
  expect(text).toContain('Calle del Ejemplo, 1, 28001 Madrid');
  expect(text).toContain('(https://trazo.example/cancel)');
  expect(text).toContain('2026');
});
