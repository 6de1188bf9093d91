import { CURRENCIES } from '@trazo/plan/currencies';
import type { Language } from '@trazo/plan/languages';
import { AMOUNT_DIGITS, type Amount } from '@trazo/plan/money';
import { decimalMarkOf, evidentMark, splitDigits } from './number-convention.ts';
import { withPlainDigits } from './plain-digits.ts';
import type { DecimalMark } from './writing-conventions.ts';

/** What a typed or pasted text amounts to. */
export type AmountReading =
  | { readonly kind: 'amount'; readonly amount: Amount }
  | { readonly kind: 'notNumber' }
  /** A number with more digits than an amount holds. */
  | { readonly kind: 'tooLong' };

const NOT_NUMBER: AmountReading = { kind: 'notNumber' };

const SIGNS_OF_CURRENCIES = [...CURRENCIES]
  .sort((a, b) => b.length - a.length)
  // The point of `Fr. 200` belongs to the franc, not to the figure.
  .map((sign) => sign.replace('$', '\\$').replace('Fr', 'Fr\\.?'));
const CURRENCY = `(?:${SIGNS_OF_CURRENCIES.join('|')}|CHF|\\p{Sc}|[A-Z]{3})`;
const SIGNS = new RegExp(`^([-+]?)${CURRENCY}?([-+]?)([\\d.,]+)(-?)${CURRENCY}?(-?)$`, 'u');
/** Spreadsheets show a zero as a lone dash in their accounting format. */
const DASH = new RegExp(`^${CURRENCY}?-{1,2}${CURRENCY}?$`, 'u');
/** Where there are no cents, some write a dash for them: `100,– €`, `Fr. 100.--`. */
const NO_CENTS = /(?<=\d[.,])-{1,2}(?![-\d])/;
const INVISIBLE = /[\s\u00a0\u202f\u2009\u200b-\u200f\u2060\ufeff'’]/gu;

interface Marked {
  readonly negative: boolean;
  readonly digits: string;
}

/** Takes blanks, currency and sign off; undefined when what is left is not made of digits. */
function unmark(text: string): Marked | undefined {
  const bare = withPlainDigits(text).replace(INVISIBLE, '').replace(/[−–—]/g, '-').replace(NO_CENTS, '00');
  const inBrackets = /^\((.+)\)$/.exec(
    bare.replace(new RegExp(`^${CURRENCY}(?=\\()|(?<=\\))${CURRENCY}$`, 'gu'), ''),
  );
  const core = inBrackets?.[1] ?? bare;
  if (DASH.test(core)) return { negative: false, digits: '0' };
  const found = SIGNS.exec(core);
  if (found === null) return undefined;
  const signs = [found[1], found[2], found[4], found[5]].join('');
  if (signs.length > 1 || (signs !== '' && inBrackets !== null)) return undefined;
  return { negative: signs === '-' || inBrackets !== null, digits: found[3] ?? '' };
}

/** The decimal mark most of the texts agree on by themselves, else the language's. */
export function markOfBlock(texts: readonly string[], language: Language): DecimalMark {
  const evident = texts.map((text) => evidentMark(unmark(text)?.digits ?? ''));
  const commas = evident.filter((mark) => mark === ',').length;
  const points = evident.filter((mark) => mark === '.').length;
  if (commas === points) return decimalMarkOf(language);
  return commas > points ? ',' : '.';
}

/**
 * Reads an amount the way people and spreadsheets write it: `1.234,56`, `1,234.56`, `1 234,5 €`, `(1,200)`, `-3`.
 * `mark` decides only where the text has two readings (`1.234`).
 */
export function readAmount(text: string, mark: DecimalMark): AmountReading {
  if (text.replace(INVISIBLE, '') === '') return { kind: 'amount', amount: '' };
  const marked = unmark(text);
  if (marked === undefined) return NOT_NUMBER;
  const parts = splitDigits(marked.digits, evidentMark(marked.digits) ?? mark);
  return parts === undefined ? NOT_NUMBER : canonical(marked.negative, parts.whole, parts.decimals);
}

function canonical(negative: boolean, whole: string, decimals: string): AmountReading {
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  const fraction = decimals.replace(/0+$/, '');
  if (integer.length > AMOUNT_DIGITS.integer || fraction.length > AMOUNT_DIGITS.fraction)
    return { kind: 'tooLong' };
  const digits = fraction === '' ? integer : `${integer}.${fraction}`;
  return { kind: 'amount', amount: negative && digits !== '0' ? `-${digits}` : digits };
}
