import type { Language } from '../languages.ts';
import { type DecimalSeparator, WRITING_CONVENTIONS } from './writing-conventions.ts';

const GROUPED_BY = { ',': /^\d{1,3}(?:,\d{3})+$/, '.': /^\d{1,3}(?:\.\d{3})+$/ } as const;

/** In India all groups but the last are of two (`1,00,000`). */
const INDIAN_GROUPS = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

const isGroupedBy = (separator: DecimalSeparator, whole: string): boolean =>
  GROUPED_BY[separator].test(whole) || (separator === ',' && INDIAN_GROUPS.test(whole));

const other = (separator: DecimalSeparator): DecimalSeparator => (separator === ',' ? '.' : ',');

/** The separator a language writes decimals with. */
export const decimalSeparatorOf = (language: Language): DecimalSeparator =>
  WRITING_CONVENTIONS[language].decimal;

/** An exact number with its thousands grouped; decimals, where there are any, are at least two. */
export function writeDigits(value: `${number}`, language: Language): string {
  const { decimal, thousands } = WRITING_CONVENTIONS[language];
  const [, sign = '', whole = '', decimals] = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(value) ?? [];
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return sign + grouped + (decimals === undefined ? '' : decimal + decimals.padEnd(2, '0'));
}

/**
 * The decimal separator that digits and separators alone give away; undefined where both readings are possible (`1.234`) or there
 * is no separator at all.
 */
export function evidentSeparator(digits: string): DecimalSeparator | undefined {
  const separators = digits.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last !== ',' && last !== '.') return undefined;
  if (new Set(separators).size > 1) return last;
  if (separators.length > 1) return other(last);
  return GROUPED_BY[last].test(digits) && !digits.startsWith('0') ? undefined : last;
}

/** Splits digits and separators into the whole part and the decimals; undefined when the separators stand in the wrong positions. */
export function splitDigits(
  digits: string,
  separator: DecimalSeparator,
): { whole: string; decimals: string } | undefined {
  const [whole = '', decimals = '', ...more] = digits.split(separator);
  const isGrouped = isGroupedBy(other(separator), whole);
  if (more.length > 0 || !/^\d*$/.test(decimals) || !(isGrouped || /^\d*$/.test(whole))) return undefined;
  const plain = whole.replaceAll(other(separator), '');
  return plain === '' && decimals === '' ? undefined : { whole: plain, decimals };
}
