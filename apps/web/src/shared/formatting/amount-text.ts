import type { Language } from '@trazo/plan/languages';
import { AMOUNT_DIGITS, type Amount, amount, Decimal, toAmount } from '@trazo/plan/money';

const SPACES_AND_SYMBOLS = /[\s'’\u00a0\u202f]|R\$|Fr|[$€£¥₹₽₿]/gu;

function decimalMark(language: Language): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/**
 * Reads an amount as people write it: `1.234,56`, `1,234.56`, `1 234`, `(1.000)` for a negative. With one kind of mark
 * only, the language decides whether it groups or divides. Undefined when it is no amount.
 */
export function parseAmount(text: string, language: Language): Amount | undefined {
  const bare = text
    .replace(SPACES_AND_SYMBOLS, '')
    .replace(/[−–]/g, '-')
    .replace(/^\((.+)\)$/, '-$1');
  if (bare === '') return '';
  const match = /^([+-]?)([\d.,]*\d[\d.,]*)$/.exec(bare);
  if (match === null) return undefined;
  const [, sign = '', digits = ''] = match;
  const plain = withPointOnly(digits, decimalMark(language));
  if (plain === undefined || !/^\d*(?:\.\d*)?$/.test(plain)) return undefined;
  const [integer = '', fraction = ''] = plain.split('.');
  if (integer.replace(/^0+/, '').length > AMOUNT_DIGITS.integer || fraction.length > AMOUNT_DIGITS.fraction) {
    return undefined;
  }
  return toAmount(new Decimal(`${sign === '-' ? '-' : ''}${integer || '0'}.${fraction || '0'}`));
}

function withPointOnly(digits: string, mark: string): string | undefined {
  const marks = digits.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return digits;
  const kinds = new Set(marks).size;
  const groups = kinds === 1 && (marks.length > 1 || (last !== mark && isGrouped(digits, last)));
  const decimal = groups ? undefined : last;
  if (decimal !== undefined && marks.indexOf(decimal) !== marks.length - 1) return undefined;
  const [whole = '', fraction] = decimal === undefined ? [digits] : digits.split(decimal);
  const group = decimal === undefined ? last : marks[0];
  if (group !== undefined && group !== decimal && !isGrouped(whole, group)) return undefined;
  const integer = whole.replace(/[.,]/g, '');
  return fraction === undefined ? integer : `${integer}.${fraction}`;
}

const isGrouped = (whole: string, mark: string): boolean => {
  const [first = '', ...rest] = whole.split(mark);
  return first.length >= 1 && first.length <= 3 && rest.every((group) => group.length === 3);
};

const isNumeric = (value: string): value is `${number}` => value !== '' && amount.safeParse(value).success;

/** An amount in the language's own writing, exact to the last digit; text that is no amount comes back as it is. */
export function formatAmount(value: Amount, language: Language): string {
  if (!isNumeric(value)) return value;
  const format = new Intl.NumberFormat(language, {
    useGrouping: 'always',
    minimumFractionDigits: value.includes('.') ? 2 : 0,
    maximumFractionDigits: AMOUNT_DIGITS.fraction,
  });
  return format.format(value);
}
