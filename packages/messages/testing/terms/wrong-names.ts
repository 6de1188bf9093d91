import type { DocumentWording } from '../../languages.ts';
import { DE } from './de.ts';
import { AMERICAN, EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { CONCEPTS, type Concept, type Term, type Terms } from './terms.ts';

const TERMS: Readonly<Record<DocumentWording, Terms>> = {
  es: ES,
  en: EN,
  american: AMERICAN,
  it: IT,
  fr: FR,
  de: DE,
};

export const termsOf = (language: DocumentWording): [Concept, Term][] =>
  Object.entries(TERMS[language]) as [Concept, Term][];

const NO_WORD = /\{\{\w+\}\}|\]\([^)]*\)/g;

/** The words of a form, not within other words. */
function wordsOf(form: string): RegExp {
  const letters = form.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}${form.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])'}`, 'iu');
}

/** Whether a text has a name, in whatever case. */
export const hasName = (text: string, form: string): boolean =>
  wordsOf(form).test(text.replace(NO_WORD, ' '));

/** A concept of plans: its name is printed. Others are the product's own, and their words mean something else in a plan. */
const isOfPlans = (concept: Concept): boolean => /:(?:document\.\w+|title)$/.test(CONCEPTS[concept] ?? '');

/** Where texts, by their keys, call a concept by a name that is not its own. */
export function wrongNames(
  language: DocumentWording,
  texts: Iterable<readonly [key: string, text: string]>,
  { ofPlansAlone = false } = {},
): string[] {
  const terms = termsOf(language).filter(([concept]) => !ofPlansAlone || isOfPlans(concept));
  return [...texts].flatMap(([key, text]) =>
    terms.flatMap(([, { term, not = [], allowedIn = [] }]) =>
      not
        .filter((form) => !allowedIn.includes(key) && hasName(text, form))
        .map((form) => `${key}: “${form}” is “${term}”: ${text}`),
    ),
  );
}
