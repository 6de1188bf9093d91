import type { Language } from '@trazo/plan/languages';
import { type DecimalMark, WRITING_CONVENTIONS } from './writing-conventions.ts';

const GROUPED_BY = { ',': /^\d{1,3}(?:,\d{3})+$/, '.': /^\d{1,3}(?:\.\d{3})+$/ } as const;

/** In India all groups but the last are of two (`1,00,000`). */
const INDIAN_GROUPS = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

const isGroupedBy = (mark: DecimalMark, whole: string): boolean =>
  GROUPED_BY[mark].test(whole) || (mark === ',' && INDIAN_GROUPS.test(whole));

const other = (mark: DecimalMark): DecimalMark => (mark === ',' ? '.' : ',');

/** The mark a language writes decimals with. */
export const decimalMarkOf = (language: Language): DecimalMark => WRITING_CONVENTIONS[language].decimal;

/** An exact number with its thousands grouped; decimals, where there are any, are at least two. */
export function writeDigits(value: `${number}`, language: Language): string {
  const { decimal, thousands } = WRITING_CONVENTIONS[language];
  const [, sign = '', whole = '', decimals] = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(value) ?? [];
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return sign + grouped + (decimals === undefined ? '' : decimal + decimals.padEnd(2, '0'));
}

/**
 * The decimal mark that digits and marks alone give away; undefined where both readings are possible (`1.234`) or there
 * is no mark at all.
 */
export function evidentMark(digits: string): DecimalMark | undefined {
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last !== ',' && last !== '.') return undefined;
  if (new Set(marks).size > 1) return last;
  if (marks.length > 1) return other(last);
  return GROUPED_BY[last].test(digits) && !digits.startsWith('0') ? undefined : last;
}

/** Splits digits and marks into the whole part and the decimals; undefined when the marks stand in the wrong places. */
export function splitDigits(
  digits: string,
  mark: DecimalMark,
): { whole: string; decimals: string } | undefined {
  const [whole = '', decimals = '', ...more] = digits.split(mark);
  const isGrouped = isGroupedBy(other(mark), whole);
  if (more.length > 0 || !/^\d*$/.test(decimals) || !(isGrouped || /^\d*$/.test(whole))) return undefined;
  const plain = whole.replaceAll(other(mark), '');
  return plain === '' && decimals === '' ? undefined : { whole: plain, decimals };
}
