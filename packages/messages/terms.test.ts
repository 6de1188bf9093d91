import { describe, expect, it } from 'vitest';
import { MESSAGE_LANGUAGES, type MessageLanguage } from './languages.ts';
import { allTexts } from './testing/catalogue.ts';
import { DE } from './testing/terms/de.ts';
import { EN } from './testing/terms/en.ts';
import { ES } from './testing/terms/es.ts';
import { FR } from './testing/terms/fr.ts';
import { IT } from './testing/terms/it.ts';
import { CONCEPTS, type Concept, type Term, type Terms } from './testing/terms/terms.ts';

const TERMS: Readonly<Record<MessageLanguage, Terms>> = { es: ES, en: EN, it: IT, fr: FR, de: DE };

const PLACEHOLDER = /\{\{\w+\}\}|\]\([^)]*\)/g;

/** The words of a form, not within other words. */
function wordsOf(form: string): RegExp {
  const letters = form.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}${form.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])'}`, 'iu');
}

describe.each(MESSAGE_LANGUAGES)('in %s', (language) => {
  const texts = allTexts(language);
  const terms = Object.entries(TERMS[language]) as [Concept, Term][];

  it.each(terms)('%s has its name', (concept, { term }) => {
    const key = CONCEPTS[concept];
    if (key !== null) return expect(texts.get(key), key).toBe(term);
    expect(
      [...texts.values()].some((text) => wordsOf(term).test(text)),
      term,
    ).toBe(true);
  });

  it('nothing goes by a name that is not its own', () => {
    const wrong = [...texts].flatMap(([key, text]) =>
      terms.flatMap(([, { term, not = [], allowedIn = [] }]) =>
        not
          .filter((form) => !allowedIn.includes(key) && wordsOf(form).test(text.replace(PLACEHOLDER, ' ')))
          .map((form) => `${key}: “${form}” is “${term}”: ${text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('every exception is of use', () => {
    const unused = terms.flatMap(([concept, { not = [], allowedIn = [] }]) =>
      allowedIn
        .filter((key) => !not.some((form) => wordsOf(form).test(texts.get(key) ?? '')))
        .map((key) => `${concept}: ${key}`),
    );
    expect(unused).toEqual([]);
  });
});
