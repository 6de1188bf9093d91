import { expect, it } from 'vitest';
import { firstParagraphs, firstSentences } from './first-sentences.ts';

const TEXT =
  'Obrador Aljez, S. L. hornea pan en Zaragoza desde 2019. Vende unas 1.200 piezas al día, aprox. 40 por tienda. ¿Y después? Crece.';

it('takes whole sentences, and takes no point within one for its end', () => {
  expect(firstSentences(TEXT, 60)).toBe('Obrador Aljez, S. L. hornea pan en Zaragoza desde 2019.');
  expect(firstSentences(TEXT, 115)).toBe(TEXT.slice(0, TEXT.indexOf(' ¿')));
  expect(firstSentences(TEXT, 500)).toBe(TEXT);
});

it('cuts a first sentence that is too long at a word', () => {
  expect(firstSentences(TEXT, 30)).toBe('Obrador Aljez, S. L. hornea…');
  expect(firstSentences('a'.repeat(50), 10)).toBe(`${'a'.repeat(10)}…`);
});

it('cuts between characters as they are read, never within one', () => {
  expect(firstSentences(`¡${'🥖'.repeat(180)}`, 360)).toBe(`¡${'🥖'.repeat(179)}…`);
  expect(firstSentences(`¡${'🥖'.repeat(180)}`, 360).isWellFormed()).toBe(true);
  expect(firstSentences('👩‍🍳'.repeat(3), 7)).toBe('👩‍🍳…');
});

it('opens with the paragraphs that are sentences, without their formats, past a list that comes first', () => {
  const span = { bold: false, italic: false, link: null };
  const paragraph = (...texts: string[]) => ({
    kind: 'paragraph' as const,
    spans: texts.map((text) => ({ ...span, text })),
    size: 9,
  });
  expect(
    firstParagraphs([
      { kind: 'list', start: null, items: [[{ ...span, text: 'first' }]], size: 5 },
      paragraph('One ', 'thing.'),
      'And another.',
      'A heading',
      'More.',
    ]),
  ).toBe('One thing. And another.');
  expect(firstParagraphs(['No stop', 'More.'])).toBe('No stop');
  expect(firstParagraphs([])).toBe('');
});
