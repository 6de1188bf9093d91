import { expect, it } from 'vitest';
import { withArticle } from './italian-article.ts';
import { filesOf, read } from './testing/catalogue.ts';

it.each([
  ['il', '7 marzo 2027', 'il 7 marzo 2027'],
  ['il', '8 marzo 2027', 'l’8 marzo 2027'],
  ['Il', '11 marzo 2027 alle ore 09:08', 'L’11 marzo 2027 alle ore 09:08'],
  ['al', '11 mar 2027', 'all’11 mar 2027'],
  ['Dal', '8 mar 2027, 14:05', 'Dall’8 mar 2027, 14:05'],
  ['del', '1 marzo 2027', 'del 1 marzo 2027'],
  ['del', '18 marzo 2027', 'del 18 marzo 2027'],
])('%s, before %s: %s', (article, day, expected) => {
  expect(withArticle(article, day)).toBe(expected);
});

it('no Italian message has an article that its day could not take', () => {
  const bare = /\b(?:[id]e?l|d?al) \{\{(?:date|until|since|receivedAt|moment)\}\}/i;
  const found = filesOf('it').flatMap((file) =>
    [...read('it', file)].filter(([, text]) => bare.test(String(text))).map(([key]) => `${file} ${key}`),
  );
  expect(found).toEqual([]);
});
