import { withFirstOfMonth } from '@trazo/messages/first-of-month';
import type { Currency } from '@trazo/plan/currencies';
import type { CalendarDate } from '@trazo/plan/fields';
import type { Language } from '@trazo/plan/languages';
import { type Amount, toAmount, toDecimal } from '@trazo/plan/money';
import { type DocumentLanguage, documentLocale } from '@trazo/plan/theme/english';
import { memoise } from '../memoise.ts';

/** Figures and dates as a language writes them. */
export interface Format {
  /** An exact decimal with as many decimals as `decimals` says, or its own. */
  number(value: Amount, decimals?: number): string;
  /** The same with the plan's currency where the language puts it. */
  money(value: Amount, decimals?: number): string;
  /** A percentage given in hundredths (`12.5` is 12.5 %), with one decimal unless given, so that all of a row agree. */
  percent(value: Amount, decimals?: number): string;
  /** A figure of two or three digits for an axis (“1.2 M”). */
  short(value: number): string;
  /** A calendar day written out; empty for none. */
  date(day: CalendarDate): string;
  /** The same short enough for a column (“31/03/2028”). */
  columnDay(day: CalendarDate): string;
  /** A calendar month (1 to 12). */
  monthName(month: number): string;
  /** Month and year of a calendar day. */
  month(day: CalendarDate): string;
  /** The same short enough for a column (“Apr 27”). */
  shortMonth(day: CalendarDate): string;
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

/** Beyond a thousand million million no language has short names; powers of ten stand in. */
const LARGEST_NAMED = 1e15;

type FigureStyle = 'decimal' | 'currency' | 'percent';

/** Whose figures a document has: thousands, decimals, and where the currency stands. */
interface Habit {
  readonly locale: string;
  /** Stands for the plan's symbol where a position is asked for. */
  readonly code: string;
}

/** Currencies that are at home where a document's language is spoken, but not in the region it otherwise follows. */
const AT_HOME: Partial<Record<Currency, Partial<Record<Language, Habit>>>> = {
  '₹': { en: { locale: 'en-IN', code: 'INR' } },
  Fr: {
    de: { locale: 'de-CH', code: 'CHF' },
    fr: { locale: 'fr-CH', code: 'CHF' },
    it: { locale: 'it-CH', code: 'CHF' },
  },
  $: { es: { locale: 'es-MX', code: 'MXN' } },
};

const habitOf = (worded: DocumentLanguage, currency: Currency): Habit =>
  AT_HOME[currency]?.[worded.language] ?? { locale: documentLocale(worded), code: 'EUR' };

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Formats are costly to make and few, so they are kept. */
function numberFormatOf({ locale, code }: Habit, decimals: number, style: FigureStyle): Intl.NumberFormat {
  const key = `${locale} ${style} ${decimals}`;
  const known = numberFormats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, {
    style,
    // Only its position counts: the plan's own symbol is put there.
    ...(style === 'currency' ? { currency: code } : {}),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
  numberFormats.set(key, format);
  return format;
}

const formats = new Map<string, Format>();

/** The formats of a document's language, with a plan's currency. */
export function createFormat(language: DocumentLanguage, currency: Currency): Format {
  const key = `${documentLocale(language)} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = formatOf(language, currency);
  formats.set(key, format);
  return format;
}

function formatOf(worded: DocumentLanguage, currency: Currency): Format {
  const { language } = worded;
  const locale = documentLocale(worded);
  const habit = habitOf(worded, currency);
  // Decimal text goes to Intl as it is: no digit passes through a float.
  const figure = (value: Amount, decimals: number, style: FigureStyle): string =>
    isNumeric(value)
      ? withSymbol(numberFormatOf(habit, decimals, style).formatToParts(value), currency)
          .map((part) => (part.type === 'minusSign' ? MINUS : part.value.replace("'", '’')))
          .join('')
      : '';
  const remembered = memoise((key) => {
    const [value = '', decimals, style] = key.split(' ');
    return figure(value, Number(decimals), style === 'currency' || style === 'percent' ? style : 'decimal');
  });
  const print = (value: Amount, decimals: number, style: FigureStyle) =>
    remembered(`${value} ${decimals} ${style}`);
  const day = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (value: CalendarDate) =>
      value === '' ? '' : withFirstOfMonth(format.format(new Date(`${value}T00:00:00Z`)), language);
  };
  const calendarMonth = day({ month: 'long' });
  const compact = new Intl.NumberFormat(habit.locale, { notation: 'compact', maximumSignificantDigits: 3 });
  const powers = new Intl.NumberFormat(habit.locale, {
    notation: 'engineering',
    maximumSignificantDigits: 3,
  });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });

  return {
    number: (value, decimals = decimalsOf([value])) => print(value, decimals, 'decimal'),
    money: (value, decimals = decimalsOf([value])) => print(value, decimals, 'currency'),
    percent: (value, decimals = 1) =>
      print(value === '' ? '' : toAmount(toDecimal(value).div(100)), decimals, 'percent'),
    short: (value) => (Math.abs(value) < LARGEST_NAMED ? compact : powers).format(value).replace('-', MINUS),
    date: day({ dateStyle: 'long' }),
    columnDay: day({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    monthName: (month) => calendarMonth(`2027-${String(month).padStart(2, '0')}-01`),
    month: day({ month: 'long', year: 'numeric' }),
    shortMonth: day({ month: 'short', year: '2-digit' }),
    list: (items) => lists.format(items),
  };
}

/** The language's own position of a currency, with the plan's symbol in it; a symbol of letters keeps off the digits. */
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
