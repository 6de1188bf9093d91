import type { Currency } from '@trazo/plan/currencies';
import type { CalendarDate } from '@trazo/plan/fields';
import type { Language } from '@trazo/plan/languages';
import { type Amount, toAmount, toDecimal } from '@trazo/plan/money';

/** The region whose habits a language follows; Typst wants it beside the language. */
export const REGIONS = { es: 'ES', en: 'GB', it: 'IT', fr: 'FR', de: 'DE' } as const satisfies Record<
  Language,
  string
>;

/** Figures and dates as a language writes them. */
export interface Format {
  /** An exact decimal with as many decimals as `decimals` says, or its own. */
  number(value: Amount, decimals?: number): string;
  /** The same with the plan's currency where the language puts it. */
  money(value: Amount, decimals?: number): string;
  /** A percentage given in hundredths (`12.5` is 12.5 %). */
  percent(value: Amount): string;
  /** A calendar day written out; empty for none. */
  date(day: CalendarDate): string;
  /** Month and year of a calendar day. */
  month(day: CalendarDate): string;
  /** “a, b and c”. */
  list(items: readonly string[]): string;
}

/** Decimals that show every figure of a table in full: none where all are whole, else at least two. */
export function decimalsOf(values: readonly Amount[]): number {
  const longest = Math.max(0, ...values.map((value) => value.split('.')[1]?.length ?? 0));
  return longest === 0 ? 0 : Math.max(2, longest);
}

const MINUS = '\u2212';
const isNumeric = (value: string): value is `${number}` => value !== '';

export function createFormat(language: Language, currency: Currency): Format {
  const locale = `${language}-${REGIONS[language]}`;
  const numberFormat = (decimals: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
      ...options,
    });
  // Decimal text goes to Intl as it is: no digit passes through a float.
  const parts = (value: Amount, format: Intl.NumberFormat) =>
    isNumeric(value) ? format.formatToParts(value) : [];
  const join = (found: readonly Intl.NumberFormatPart[]) =>
    found.map((part) => (part.type === 'minusSign' ? MINUS : part.value)).join('');
  const day = (value: CalendarDate, options: Intl.DateTimeFormatOptions) =>
    value === ''
      ? ''
      : new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
          new Date(`${value}T00:00:00Z`),
        );

  return {
    number: (value, decimals = decimalsOf([value])) => join(parts(value, numberFormat(decimals))),
    money: (value, decimals = decimalsOf([value])) =>
      join(
        withSymbol(parts(value, numberFormat(decimals, { style: 'currency', currency: 'EUR' })), currency),
      ),
    percent: (value) => {
      const share = value === '' ? '' : toAmount(toDecimal(value).div(100));
      return join(parts(share, numberFormat(2, { style: 'percent', minimumFractionDigits: 0 })));
    },
    date: (value) => day(value, { dateStyle: 'long' }),
    month: (value) => day(value, { month: 'long', year: 'numeric' }),
    list: (items) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  };
}

/** The language's own place for a currency, with the plan's symbol in it; a symbol of letters keeps off the digits. */
function withSymbol(
  parts: readonly Intl.NumberFormatPart[],
  currency: Currency,
): readonly Intl.NumberFormatPart[] {
  return parts.map((part, index) => {
    if (part.type !== 'currency') return part;
    const touchesDigits = parts[index + 1]?.type === 'integer' && /\p{L}$/u.test(currency);
    return { type: 'currency', value: touchesDigits ? `${currency}\u00a0` : currency };
  });
}
