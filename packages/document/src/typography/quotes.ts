import type { TypographyRules } from './typography-rules.ts';

const LETTER = '[\\p{L}\\p{M}\\p{N}]';
/** What may stand between an opening mark and its word: `"¡Hola"`, `"$5"`, `"'90s"`. */
const BEFORE_WORD = `[(\\[«“„‘'’¿¡#@$€£%+−–…-]{0,3}`;
/** Where only an opening mark can stand: after nothing, a blank, a bracket, a dash, ¡ ¿ or an elision (`l'"atelier"`). */
const OPENS = `(?<=^|[\\s(\\[{«“„‘‚–—/¡¿-]|\\p{L}['’])`;

const OPENING = new RegExp(`${OPENS}"(?=${BEFORE_WORD}${LETTER})`, 'uy');
/** Behind a mark without a blank (`lema:"Hola"`): opening where none is open. */
const OPENING_BEHIND_MARK = new RegExp(`(?<=[:;,.!?)=])"(?=${BEFORE_WORD}${LETTER})`, 'uy');
const CLOSING = /(?<=[^\s"])"/uy;
const BEHIND_DIGIT = /(?<=\d)"/uy;

/** Letters left out at a word's beginning, and inside of it: `'tis`, `rock 'n' roll`, `don't`, `(TNT)'s`, `the '90s`. */
const CERTAIN_APOSTROPHE = new RegExp(
  `(?<=[\\p{L})\\]»”])'(?=\\p{L})|(?<=\\d)'(?=s(?!${LETTER}))|'(?=\\d\\ds?(?!${LETTER}))|` +
    `(?<!${LETTER})'(?=(?:tis|twas|twill|twere|em|til|till|cause|bout|cept|n)(?!\\p{L}))|(?<=['’]n)'(?!\\p{L})`,
  'giu',
);
/** At a word's end or beginning, where no pair was found: `the bakers' oven`, `'s war`. */
const LOOSE_APOSTROPHE = new RegExp(`(?<=\\p{L})'|${OPENS}'(?=\\p{L})`, 'gu');

const matchesAt = (pattern: RegExp, text: string, index: number): boolean => {
  pattern.lastIndex = index;
  return pattern.test(text);
};

/** What each straight double quote of a line is: opening, closing, or neither (an inch). */
function doubleQuotes(text: string): Map<number, 'open' | 'close'> {
  const found = new Map<number, 'open' | 'close'>();
  let open = 0;
  for (let index = text.indexOf('"'); index !== -1; index = text.indexOf('"', index + 1)) {
    if (matchesAt(OPENING, text, index) || (open === 0 && matchesAt(OPENING_BEHIND_MARK, text, index))) {
      found.set(index, 'open');
      open += 1;
    } else if (open > 0 && matchesAt(CLOSING, text, index) && !isInch(text, index)) {
      found.set(index, 'close');
      open -= 1;
    }
  }
  return found;
}

/** Behind a figure, where another mark closes what is open. */
function isInch(text: string, index: number): boolean {
  const next = text.indexOf('"', index + 1);
  return (
    matchesAt(BEHIND_DIGIT, text, index) &&
    next !== -1 &&
    !matchesAt(OPENING, text, next) &&
    matchesAt(CLOSING, text, next)
  );
}

/** Sets straight quotation marks and apostrophes as a language does, each by what stands beside it. */
export function quotes({ quotes: [open, close], innerQuotes: [innerOpen, innerClose] }: TypographyRules) {
  const inner = new RegExp(`${OPENS}'(?=${BEFORE_WORD}${LETTER})([^']*?[^\\s'])'(?!${LETTER})`, 'gu');
  return (text: string): string => {
    if (!/["']/.test(text)) return text;
    const doubles = doubleQuotes(text);
    return text
      .replaceAll('"', (mark, index: number) => {
        const side = doubles.get(index);
        if (side === undefined) return mark;
        return side === 'open' ? open : close;
      })
      .replaceAll(CERTAIN_APOSTROPHE, '’')
      .replaceAll(inner, `${innerOpen}$1${innerClose}`)
      .replaceAll(LOOSE_APOSTROPHE, '’');
  };
}
