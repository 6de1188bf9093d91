import { CURRENCIES, type Currency } from '../currencies.ts';
import type { Language } from '../languages.ts';
import { AMOUNT_DIGITS, type Amount, Decimal, toAmount } from '../money.ts';
import { decimalSeparatorOf, evidentSeparator, splitDigits } from './number-convention.ts';
import { withPlainDigits } from './plain-digits.ts';
import type { DecimalSeparator } from './writing-conventions.ts';

/** What a typed or pasted text amounts to. */
export type AmountReading =
  | { readonly kind: 'amount'; readonly amount: Amount }
  | { readonly kind: 'notNumber' }
  /** A number with more digits than an amount holds. */
  | { readonly kind: 'tooLong' };

const NOT_NUMBER: AmountReading = { kind: 'notNumber' };

const inAnyCase = (word: string) =>
  word.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
/** How each currency is written beside its sign, in our languages. */
const CURRENCY_WORDS: Readonly<Record<Currency, readonly string[]>> = {
  '€': ['EUR', 'euro', 'euros'],
  $: ['USD', 'US$', '$US', 'dollar', 'dollars', 'dólar', 'dólares', 'dollaro', 'dollari'],
  '£': ['GBP', 'pound', 'pounds', 'libra', 'libras', 'livre', 'livres', 'sterlina', 'sterline', 'Pfund'],
  '¥': ['JPY', 'CNY', 'yen', 'yenes'],
  R$: ['BRL', 'reales', 'reais'],
  // The point of `Fr. 200` belongs to the franc, not to the figure.
  Fr: ['CHF', 'Fr.', 'SFr.', 'franc', 'francs', 'franco', 'francos', 'franchi', 'Franken'],
  '₹': ['INR', 'rupia', 'rupias', 'rupees', 'roupies', 'rupie', 'Rupien'],
  '₽': ['RUB', 'rublos', 'roubles', 'rubli', 'Rubel'],
  '₿': ['BTC', 'bitcoin', 'bitcoins'],
};
/** Codes of what `$` is the sign of. */
const DOLLARS: ReadonlySet<string> = new Set(['MXN', 'ARS', 'CLP', 'COP', 'CAD', 'AUD', 'NZD']);
const WRITTEN = new Map(
  CURRENCIES.flatMap((currency) =>
    [currency, ...CURRENCY_WORDS[currency]].map((written) => [written.toLowerCase(), currency] as const),
  ),
);
const CURRENCY = `(?:${[...WRITTEN.keys()]
  .sort((a, b) => b.length - a.length)
  .map((written) => inAnyCase(written.replace(/[$.]/g, '\\$&')))
  .join('|')}|\\p{Sc}|[A-Z]{3})`;
/** How people in our languages shorten thousands and millions, in any case: `25k`, `25 mil`, `25 Tsd. €`, `1,2 Mio.`. */
const THOUSANDS = ['k', 'mil', 'mila', 'mille', 'milles', 'tsd', 'tausend', 'thousand', 't'];
const MILLIONS = [
  ...['m', 'mio', 'mill', 'mln', 'mm', 'millón', 'millon', 'millones', 'million', 'millions', 'millionen'],
  ...['milione', 'milioni'],
];
const UNITS = [...THOUSANDS, ...MILLIONS].sort((a, b) => b.length - a.length).map(inAnyCase);
/** A word ends where no letter follows, but for those of a currency: `25kEUR`, and `25 TJS` is none. */
const UNIT = `(?:(${UNITS.join('|')})\\.?(?:d[ei]?)?(?=$|-|[^\\p{L}]|${CURRENCY}-?$))?`;
const SIGNS = new RegExp(`^([-+]?)${CURRENCY}?([-+]?)([\\d.,]+)${UNIT}(-?)${CURRENCY}?(-?)$`, 'u');
/** Spreadsheets show a zero as a lone dash in their accounting format. */
const DASH = new RegExp(`^${CURRENCY}?-{1,2}${CURRENCY}?$`, 'u');
/** Where there are no cents, some write a dash for them: `100,– €`, `Fr. 100.--`. */
const NO_CENTS = /(?<=\d[.,])-{1,2}(?![-\d])/;
const INVISIBLE = /[\s\u00a0\u202f\u2009\u200b-\u200f\u2060\ufeff'’]/gu;

interface SignedDigits {
  readonly negative: boolean;
  readonly digits: string;
  /** A thousand or a million where the text says so. */
  readonly times: number;
}

function timesOf(unit: string | undefined): number {
  if (unit === undefined) return 1;
  return THOUSANDS.includes(unit.toLowerCase()) ? 1_000 : 1_000_000;
}

/** Takes blanks, currency and sign off; undefined when what is left is not made of digits. */
export function splitSigns(text: string): SignedDigits | undefined {
  const bare = withPlainDigits(text).replace(INVISIBLE, '').replace(/[−–—]/g, '-').replace(NO_CENTS, '00');
  const inBrackets = /^\((.+)\)$/.exec(
    bare.replace(new RegExp(`^${CURRENCY}(?=\\()|(?<=\\))${CURRENCY}$`, 'gu'), ''),
  );
  const core = inBrackets?.[1] ?? bare;
  if (DASH.test(core)) return { negative: false, digits: '0', times: 1 };
  const found = SIGNS.exec(core);
  if (found === null) return undefined;
  const signs = [found[1], found[2], found[5], found[6]].join('');
  if (signs.length > 1 || (signs !== '' && inBrackets !== null)) return undefined;
  return { negative: signs === '-' || inBrackets !== null, digits: found[3] ?? '', times: timesOf(found[4]) };
}

const UNIT_WORDS: ReadonlySet<string> = new Set([...THOUSANDS, ...MILLIONS]);
const SIGN_TYPED = new RegExp(`(?<!\\p{L})${CURRENCY}(?!\\p{L})`, 'gu');

/** Whether a currency, as it is written, is another than the plan's. Any dollar is the dollar of a plan in dollars. */
function isOther(written: string, currency: Currency): boolean {
  const known = WRITTEN.get(written.toLowerCase());
  if (known !== undefined) return known !== currency;
  return !(currency === '$' && (written.includes('$') || DOLLARS.has(written)));
}

/** The currency an amount was typed in, where that is another than the plan's: its sign as it was typed. */
export function otherCurrencyIn(text: string, currency: Currency): string | undefined {
  // A word for thousands is no currency: `25 MIO`.
  return text
    .match(SIGN_TYPED)
    ?.find((typed) => !UNIT_WORDS.has(typed.toLowerCase()) && isOther(typed, currency));
}

const words = Object.values(CURRENCY_WORDS).flat();
const codes = words.filter((word) => /^[A-Z]{3}$/.test(word));
const names = words.filter((word) => /^\p{L}{4,}$/u.test(word)).map(inAnyCase);
/** Signs and codes in words, codes that may be words only where they are set off, and names behind `in`, `US` or `thousands of`. */
const NAMED = new RegExp(
  [
    String.raw`(?:(?<!\p{L})(?:US|R))?\p{Sc}`,
    String.raw`(?<=(?<!\p{L})[TkK]?)(?:${codes.join('|')})(?!\p{L})`,
    String.raw`(?<=[([\d]\s?|(?<!\p{L})(?:in|en)\s)[A-Z]{3}(?!\p{L})`,
    String.raw`(?<=(?<!\p{L})(?:(?:in|en|US|(?:miles|milliers|thousands?|migliaia) (?:of|de|di)|Tausend|Tsd\.?)[\s-]|milliers d[’']))(?:${names.join('|')})(?!\p{L})`,
  ].join('|'),
  'gu',
);

const isCode = (text: string): boolean =>
  codes.includes(text) || Intl.supportedValuesOf('currency').includes(text);

/** The other currency that the words beside amounts name: `Sales (USD)`, `in T£`, `US dollars`. */
export const otherCurrencyNamed = (text: string, currency: Currency): string | undefined =>
  text
    .match(NAMED)
    ?.find((named) => (!/^[A-Z]{3}$/.test(named) || isCode(named)) && isOther(named, currency));

/** An amount without the signs and words of its currency. */
export const withoutCurrency = (text: string): string => text.replace(SIGN_TYPED, '').trim();

/** The decimal separator most of the texts agree on by themselves, else the language's. */
export function separatorOfBlock(texts: readonly string[], language: Language): DecimalSeparator {
  const evident = texts.map((text) => evidentSeparator(splitSigns(text)?.digits ?? ''));
  const commas = evident.filter((separator) => separator === ',').length;
  const points = evident.filter((separator) => separator === '.').length;
  if (commas === points) return decimalSeparatorOf(language);
  return commas > points ? ',' : '.';
}

/**
 * Reads an amount the way people and spreadsheets write it: `1.234,56`, `1,234.56`, `1 234,5 €`, `(1,200)`, `-3`, `25k`, `1,2 M €`.
 * `separator` decides only where the text has two readings (`1.234`).
 */
export function readAmount(text: string, separator: DecimalSeparator): AmountReading {
  if (text.replace(INVISIBLE, '') === '') return { kind: 'amount', amount: '' };
  const signed = splitSigns(text);
  if (signed === undefined) return NOT_NUMBER;
  const parts = splitDigits(signed.digits, evidentSeparator(signed.digits) ?? separator);
  return parts === undefined ? NOT_NUMBER : canonical(signed, parts.whole, parts.decimals);
}

/** An amount of money as it is typed: no currency has thousandths, so that a separator before three digits groups them. */
export function readMoney(text: string, separator: DecimalSeparator): AmountReading {
  const digits = splitSigns(text)?.digits ?? '';
  if (evidentSeparator(digits) !== undefined) return readAmount(text, separator);
  return readAmount(text, digits.includes(',') ? '.' : ',');
}

function canonical({ negative, times }: SignedDigits, whole: string, decimals: string): AmountReading {
  const value = times === 1 ? '' : toAmount(new Decimal(`${whole || '0'}.${decimals || '0'}`).times(times));
  const [multiplied, remainder = ''] = value.split('.');
  const integer = (multiplied || whole).replace(/^0+(?=\d)/, '') || '0';
  const fraction = (value === '' ? decimals : remainder).replace(/0+$/, '');
  if (integer.length > AMOUNT_DIGITS.integer || fraction.length > AMOUNT_DIGITS.fraction)
    return { kind: 'tooLong' };
  const digits = fraction === '' ? integer : `${integer}.${fraction}`;
  return { kind: 'amount', amount: negative && digits !== '0' ? `-${digits}` : digits };
}
