import { describe, expect, it } from 'vitest';
import { AMERICAN_ENGLISH, MESSAGE_LANGUAGES } from './languages.ts';
import { allTexts, helpTexts } from './testing/catalogue.ts';
import { CONCEPTS } from './testing/terms/terms.ts';
import { hasName, termsOf, wrongNames } from './testing/terms/wrong-names.ts';

/** What users write, not what they read: hackneyed phrases that are looked for in their texts. */
const PHRASES = /^help\/phrases:/;

describe.each(MESSAGE_LANGUAGES)('in %s', (language) => {
  const texts = new Map(
    [...allTexts(language), ...helpTexts(language)].filter(([key]) => !PHRASES.test(key)),
  );
  const terms = termsOf(language);

  it.each(terms)('%s has its name', (concept, { term }) => {
    const key = CONCEPTS[concept];
    if (key !== null) return expect(texts.get(key), key).toBe(term);
    expect(
      [...texts.values()].some((text) => hasName(text, term)),
      term,
    ).toBe(true);
  });

  it('nothing goes by a name that is not its own', () => {
    expect(wrongNames(language, texts)).toEqual([]);
  });

  it('every exception is of use', () => {
    const unused = terms.flatMap(([concept, { not = [], allowedIn = [] }]) =>
      allowedIn
        .filter((key) => !not.some((form) => hasName(texts.get(key) ?? '', form)))
        .map((key) => `${concept}: ${key}`),
    );
    expect(unused).toEqual([]);
  });
});

it('what American English says otherwise has its name there', () => {
  const texts = allTexts(AMERICAN_ENGLISH);
  const terms = termsOf(AMERICAN_ENGLISH).map(([concept, { term }]) => [CONCEPTS[concept] ?? '', term]);
  for (const [key = '', term] of terms) expect([undefined, term]).toContain(texts.get(key));
  expect(wrongNames(AMERICAN_ENGLISH, texts)).toEqual([]);
});
