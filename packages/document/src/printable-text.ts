import { INVISIBLE, isBlank } from '@trazo/plan/fields';
import { type FontName, fontFamily } from '@trazo/plan/theme/fonts';
import { canShow, canShowTogether } from './fonts/coverage.ts';
import { memoise } from './memoise.ts';

/** Stands where a character was that no font of the document has; Noto Sans, always among them, has this one. */
export const REPLACEMENT = '\ufffd';

/** Joins emoji and shapes the letters of some scripts; anywhere else it is an invisible trap. */
const isJoiner = (character: string) => character === '\u200c' || character === '\u200d';
const JOINED_SCRIPTS =
  /[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Gujr}\p{sc=Guru}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

/** All that never shows; joiners are judged beside their neighbours. */
const STEERING = new RegExp(String.raw`[[${INVISIBLE}]--[\u200c\u200d]]`, 'gv');

/** Blanks of every width that a line of text has no use for; those that forbid a break stay. */
const BLANKS = /[\t\n\v\f\r\u0085\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000 ]+/gu;

/**
 * Two letters in one, as texts copied out of a PDF have them. Fonts join letters by themselves; given already joined, one of
 * the two letters would be read out as both from then on, all through the document.
 */
const JOINED_LETTERS = /[\ufb00-\ufb06]/gu;

/** Text in which several characters make one sign. */
const COMPOUND = /[\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}]|\u200c|\u200d/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Makes one line of a user's text printable in a font: whole code points, composed, without controls, and only with
 * characters some font of the document shows. Empty if nothing of it can be seen.
 */
export function printableText(font: FontName): (text: string) => string {
  const known = printers.get(font);
  if (known !== undefined) return known;
  const printer = memoise(createPrinter(font));
  printers.set(font, printer);
  return printer;
}

const printers = new Map<FontName, (text: string) => string>();

function createPrinter(font: FontName): (text: string) => string {
  const family = fontFamily(font);
  const replaceUnknown = (text: string): string => {
    let shown = '';
    for (const character of text) {
      shown += canShow(family, character) ? character : replacementOf(character);
    }
    return shown;
  };
  const grapheme = (text: string): string => {
    const kept = JOINED_SCRIPTS.test(text) ? text : [...text].filter((part) => !isJoiner(part)).join('');
    // One font must show the whole sign: a base of one and an accent of another do not combine.
    if (canShowTogether(family, kept)) return kept;
    const [base = '', ...marks] = [...kept].filter((character) => !isJoiner(character));
    return replaceUnknown([base, ...marks.filter((mark) => !/\p{M}/u.test(mark))].join(''));
  };
  return (text) => {
    const clean = text
      .toWellFormed()
      .normalize('NFC')
      .replace(BLANKS, ' ')
      .replace(STEERING, '')
      .replace(JOINED_LETTERS, (joined) => joined.normalize('NFKC'))
      .trim();
    if (isBlank(clean)) return '';
    if (!COMPOUND.test(clean)) return replaceUnknown(clean);
    return [...graphemes.segment(clean)]
      .map(({ segment }) => grapheme(segment))
      .join('')
      .trim();
  };
}

/** A mark without its letter is nothing; anything else leaves a visible sign. */
const replacementOf = (character: string) =>
  /\p{M}/u.test(character) || isJoiner(character) ? '' : REPLACEMENT;
