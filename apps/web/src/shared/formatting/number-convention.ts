/** How a text writes decimals: with a comma (`1.234,56`) or with a point (`1,234.56`). */
export type DecimalMark = ',' | '.';

const GROUPED_BY = { ',': /^\d{1,3}(?:,\d{3})+$/, '.': /^\d{1,3}(?:\.\d{3})+$/ } as const;

const other = (mark: DecimalMark): DecimalMark => (mark === ',' ? '.' : ',');

const marks = new Map<string, DecimalMark>();

/** The mark a language writes decimals with; asked for on every key, looked up once. */
export function decimalMarkOf(language: string): DecimalMark {
  const mark = marks.get(language) ?? lookUpMark(language);
  marks.set(language, mark);
  return mark;
}

const lookUpMark = (language: string): DecimalMark =>
  new Intl.NumberFormat(language)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';

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
  const isGrouped = GROUPED_BY[other(mark)].test(whole);
  if (more.length > 0 || !/^\d*$/.test(decimals) || !(isGrouped || /^\d*$/.test(whole))) return undefined;
  const plain = whole.replaceAll(other(mark), '');
  return plain === '' && decimals === '' ? undefined : { whole: plain, decimals };
}
