import { LANGUAGES } from '@trazo/plan/languages';
import { expect, it } from 'vitest';
import { openingOf } from './openings.ts';

it('opens with a title and a lead, or a skeleton where there is no lead', async () => {
  expect(await openingOf('/signin', 'de')).toMatch(/<main><h1>[^<]+<\/h1><p>[^<]+<\/p><\/main>$/);
  expect(await openingOf('/account', 'de')).toMatch(/<h1>[^<]+<\/h1><div aria-hidden="true"><div><\/div>/);
});

it('has openings in each language', async () => {
  const texts = new Set(await Promise.all(LANGUAGES.map((language) => openingOf('/builder/form', language))));
  expect(texts.size).toBe(LANGUAGES.length);
  for (const language of LANGUAGES) expect(await openingOf('/shared/:token', language)).toMatch(/<h1>[^<]/);
});
