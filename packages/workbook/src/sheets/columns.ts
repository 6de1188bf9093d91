import { COLUMNS, FISCAL_YEARS, sumBetween, valueAt } from '@trazo/forecast/numbers/posted';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { firstDayOf } from '@trazo/plan/finance/calendar-years';
import { must } from '@trazo/plan/must';
import type { WorkbookWords } from '../words.ts';
import { type Cell, cellName, columnName, formula, quoted, type Style, text } from '../xlsx/sheet.ts';

/** Every month of the forecast, the one before the first day among them. */
export const MONTHS = Array.from({ length: COLUMNS }, (_, month) => month);
export const YEARS = Array.from({ length: FISCAL_YEARS }, (_, index) => index + 1);

/** In statements: name, account, five years, months. */
const FIRST_YEAR = 2;
const FIRST_MONTH = FIRST_YEAR + FISCAL_YEARS;
export const yearColumn = (year: number): string => columnName(FIRST_YEAR + year - 1);
export const monthColumn = (month: number): string => columnName(FIRST_MONTH + month);

/** What all sheets are made from. */
export interface Source {
  readonly worked: PlanForecast;
  readonly words: WorkbookWords;
}

/** Grains as an amount of money. */
export const amount = ({ worked }: Source, grains: number): number => grains / worked.forecast.scale;

export const monthNames = ({ worked, words }: Source): string[] =>
  MONTHS.map((month) =>
    month === 0 ? words.before : firstDayOf(`${worked.assumptions.start || '2027-01'}-01`, month).slice(0, 7),
  );

export function heads(source: Source): Cell[] {
  const names = monthNames(source);
  const nameOf = (month: number) => must(names[month], 'each month has a name');
  const { years } = source.worked.forecast;
  return [
    text('', 'heading'),
    text(source.words.own.account, 'heading'),
    ...YEARS.map((year) => text(`${nameOf(years.firstOf(year))} … ${nameOf(years.lastOf(year))}`, 'heading')),
    ...names.map((name) => text(name, 'heading')),
  ];
}

/** A line of a statement: how a month comes about, by its column, and what each month is, in grains. */
export interface StatementLine {
  readonly name: string;
  readonly account?: string;
  readonly style?: Style;
  /** A year is the sum of its months (`flow`), or the first or last of them. */
  readonly year?: 'flow' | 'first' | 'last';
  readonly months: readonly number[];
  /** Undefined: the months are figures of their own. */
  readonly source?: (month: number) => string;
}

/** The cells of a line in a row of its sheet. */
export function lineCells(source: Source, line: StatementLine, row: number): Cell[] {
  const style = line.style ?? 'number';
  const at = (month: number) => amount(source, valueAt(line.months, month));
  const years = YEARS.map((year) => {
    const [first, last] = source.worked.forecast.years.monthsOf(year);
    const [from, to] = [`${monthColumn(first)}${row}`, `${monthColumn(last)}${row}`];
    if (line.year === 'first') return formula(from, at(first), style);
    if (line.year === 'last') return formula(to, at(last), style);
    return formula(`SUM(${from}:${to})`, amount(source, sumBetween(line.months, first, last)), style);
  });
  const written = line.source;
  return [
    text(line.name, style === 'number' || style === 'typed' ? 'text' : 'heading'),
    text(line.account ?? ''),
    ...years,
    ...MONTHS.map(
      (month): Cell =>
        written === undefined
          ? { kind: 'number', value: at(month), style: 'typed' }
          : formula(written(month), at(month), style),
    ),
  ];
}

const DEBIT = 'B';
const CREDIT = 'C';
const CASH_LINE = 'D';
const FIRST_POSTED = 4;

/** Sums over the sheet of postings. */
export class PostedSums {
  readonly #sheet: string;
  readonly #last: number;

  constructor({ worked, words }: Source) {
    this.#sheet = quoted(words.own.postings);
    this.#last = worked.forecast.ledger.postings.length + 1;
  }

  #column(name: string): string {
    return `${this.#sheet}$${name}$2:$${name}$${this.#last}`;
  }

  /** What a month adds to an account (`debit`) or takes from it, under a line of the cash plan if one is named. */
  of(side: 'debit' | 'credit', month: number, account: string, cashLine?: string): string {
    const months = `${this.#sheet}${cellName(FIRST_POSTED + month, 2)}:${cellName(FIRST_POSTED + month, this.#last)}`;
    const line = cashLine === undefined ? '' : `,${this.#column(CASH_LINE)},${cashLine}`;
    return `SUMIFS(${months},${this.#column(side === 'debit' ? DEBIT : CREDIT)},${account}${line})`;
  }
}
