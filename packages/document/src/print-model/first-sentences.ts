import type { PrintBlock, PrintText } from './print-parts.ts';

/** Where a sentence ends: after a word of three letters or more, before a capital; “S. L.” and “approx. 5” end none. */
const SENTENCE_END = /(?<=[\p{L}\p{N}]{3}[.?!…]+["'”’»)]*)\s+(?=["'“‘«(¿¡„]*[\p{Lu}\p{N}])/u;
const LOOSE_END = /[\s,;:.–—]+$/u;

/** Whole sentences. */
const ENDED = /[.?!…]["'”’»)]*$/u;

/** The first paragraphs of a text on one line, without their formats, up to one that ends no sentence. */
export function firstParagraphs(text: PrintText): string {
  const paragraphs = text.map(paragraphOf);
  const begin = paragraphs.findIndex((paragraph) => paragraph !== '');
  if (begin === -1) return '';
  const from = paragraphs.slice(begin);
  const end = from.findIndex((paragraph) => !ENDED.test(paragraph));
  return from.slice(0, end === -1 ? from.length : Math.max(end, 1)).join(' ');
}

/** Empty for what is no paragraph. */
const paragraphOf = (block: PrintBlock): string => {
  if (typeof block === 'string') return block;
  if (block.kind !== 'paragraph') return '';
  return block.spans.map((run) => ('text' in run ? run.text : '')).join('');
};

/** Grapheme clusters: half a surrogate pair is no text, and part of an emoji is another one. */
const CHARACTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const wholeCharacters = (text: string, length: number): string =>
  text.slice(0, CHARACTERS.segment(text).containing(length)?.index ?? length);

/** As many whole sentences from the start as `length` characters hold; a first one that is longer is cut at a word. */
export function firstSentences(paragraph: string, length: number): string {
  if (paragraph.length <= length) return paragraph;
  const [first = '', ...others] = paragraph.split(SENTENCE_END);
  if (first.length > length) {
    const start = wholeCharacters(paragraph, length);
    const words = start.split(' ');
    return `${(words.length > 1 ? words.slice(0, -1).join(' ') : start).replace(LOOSE_END, '')}…`;
  }
  let taken = first;
  for (const sentence of others) {
    if (taken.length + 1 + sentence.length > length) break;
    taken += ` ${sentence}`;
  }
  return taken;
}
