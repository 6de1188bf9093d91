import { typographicFaults } from '@trazo/messages/testing/typography';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, it } from 'vitest';

/** Pictures, and what is written for machines. */
const NO_TEXT = new Set(['image', 'logo', 'photo', 'email', 'phone', 'id', 'digital']);

interface Paragraph {
  readonly spans: readonly { readonly text: string }[];
}
const isParagraph = (tree: object): tree is Paragraph => 'spans' in tree;

/** Every text of a plan by its path; a paragraph whole, whatever stands in bold in it. */
function textsOf(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  if (isParagraph(tree)) return [[path, tree.spans.map(({ text }) => text).join('')]];
  return Object.entries(tree)
    .filter(([key]) => !NO_TEXT.has(key))
    .flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

const faultsIn = (language: Language, texts: readonly [path: string, text: string][]): string[] =>
  texts.flatMap(([path, text]) =>
    typographicFaults(language, text).map((fault) => `${path}: ${fault}: ${text}`),
  );

it.each(LANGUAGES)('the sample plan in %s is written as a printer would set it', (language) => {
  const texts = textsOf(sampleContent(language).plan);
  expect(texts.length).toBeGreaterThan(200);
  expect(faultsIn(language, texts)).toEqual([]);
});

it.each(LANGUAGES)('the templates are described in %s as a printer would set it', (language) => {
  const texts = TEMPLATES.flatMap(({ key, description, suits }): [string, string][] => [
    [`${key} description`, description[language]],
    [`${key} suits`, suits[language]],
  ]);
  expect(faultsIn(language, texts)).toEqual([]);
});
