import { must } from '@trazo/plan/must';
import { columnName, type Sheet } from '../xlsx/sheet.ts';

type Value = number | string | boolean;
/** A value, or the cells of a range in order. */
type Result = Value | readonly Value[];

const TOKEN =
  /\s*('(?:[^']|'')*'!|"[^"]*"|\$?[A-Z]{1,3}\$?\d+|\d+(?:\.\d+)?(?:e[+-]?\d+)?|[A-Z]+(?=\()|<=|>=|<>|[-+*/^(),:<>=])/y;

const numberOf = (value: Result): number => {
  const only = typeof value === 'object' ? value[0] : value;
  return typeof only === 'number' ? only : Number(only ?? 0);
};
const listOf = (value: Result): readonly Value[] => (typeof value === 'object' ? value : [value]);
const numbersOf = (values: readonly Result[]): number[] =>
  values.flatMap((value) => listOf(value).filter((each) => typeof each === 'number'));

/** Half away from zero, of fifteen digits, as spreadsheets round. */
function rounded(value: number, digits: number): number {
  const scaled = Number((Math.abs(value) * 10 ** digits).toPrecision(15));
  return (Math.sign(value) * Math.round(scaled)) / 10 ** digits;
}

const FUNCTIONS: Readonly<Record<string, (values: readonly Result[]) => Value>> = {
  SUM: (values) => numbersOf(values).reduce((total, each) => total + each, 0),
  MAX: (values) => Math.max(...numbersOf(values)),
  MIN: (values) => Math.min(...numbersOf(values)),
  INT: ([value = 0]) => Math.floor(numberOf(value)),
  MOD: ([value = 0, divisor = 1]) => {
    const by = numberOf(divisor);
    return numberOf(value) - by * Math.floor(numberOf(value) / by);
  },
  ROUND: ([value = 0, digits = 0]) => rounded(numberOf(value), numberOf(digits)),
  IF: ([condition = false, yes = 0, no = 0]) => must(listOf(condition === true ? yes : no)[0], 'a value'),
  SUMIFS: ([amounts = [], ...criteria]) => {
    const pairs = [0, 2].flatMap((at) => {
      const [range, wanted] = [criteria[at], criteria[at + 1]];
      return range === undefined || wanted === undefined
        ? []
        : [{ range: listOf(range), wanted: listOf(wanted)[0] }];
    });
    let total = 0;
    for (const [index, amount] of listOf(amounts).entries()) {
      if (typeof amount === 'number' && pairs.every(({ range, wanted }) => range[index] === wanted))
        total += amount;
    }
    return total;
  },
};

const COMPARE: Readonly<Record<string, (a: Value, b: Value) => boolean>> = {
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
};

/** Works out the formulas of a workbook with the functions that ours use; the values beside the formulas are not looked at. */
export class Evaluator {
  readonly #sheets: ReadonlyMap<string, Sheet>;
  /** By sheet, then by row and column. */
  readonly #known = new Map<string, Map<number, Value>>();
  readonly #ranges = new Map<string, readonly Value[]>();
  #tokens: readonly string[] = [];
  #at = 0;
  #sheet = '';

  constructor(sheets: readonly Sheet[]) {
    this.#sheets = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  }

  /** What a cell comes to, by column (from 0) and row (from 1). */
  cell(sheet: string, column: number, row: number): Value {
    const worked = this.#known.get(sheet) ?? new Map<number, Value>();
    this.#known.set(sheet, worked);
    const key = row * 1000 + column;
    const known = worked.get(key);
    if (known !== undefined) return known;
    const cell = must(this.#sheets.get(sheet), `the sheet ${sheet}`).rows[row - 1]?.[column] ?? null;
    const value =
      cell === null
        ? 0
        : cell.kind === 'text'
          ? cell.text
          : cell.kind === 'number'
            ? cell.value
            : this.#worked(sheet, cell.formula);
    worked.set(key, value);
    return value;
  }

  #worked(sheet: string, formula: string): Value {
    const outer = { tokens: this.#tokens, at: this.#at, sheet: this.#sheet };
    const tokens: string[] = [];
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < formula.length) {
      const found = TOKEN.exec(formula);
      if (found === null) throw new SyntaxError(`cannot read ${formula}`);
      tokens.push(found[1] ?? '');
    }
    [this.#tokens, this.#at, this.#sheet] = [tokens, 0, sheet];
    const value = must(listOf(this.#comparison())[0], 'a value');
    if (this.#at !== tokens.length) throw new SyntaxError(`more than one value in ${formula}`);
    [this.#tokens, this.#at, this.#sheet] = [outer.tokens, outer.at, outer.sheet];
    return value;
  }

  get #next(): string {
    return this.#tokens[this.#at] ?? '';
  }

  #take(): string {
    this.#at += 1;
    return this.#tokens[this.#at - 1] ?? '';
  }

  #comparison(): Result {
    const left = this.#sum();
    const compare = COMPARE[this.#next];
    if (compare === undefined) return left;
    this.#take();
    return compare(numberOf(left), numberOf(this.#sum()));
  }

  #sum(): Result {
    let left = this.#product();
    while (this.#next === '+' || this.#next === '-') {
      const sign = this.#take() === '+' ? 1 : -1;
      left = numberOf(left) + sign * numberOf(this.#product());
    }
    return left;
  }

  #product(): Result {
    let left = this.#power();
    while (this.#next === '*' || this.#next === '/') {
      const isProduct = this.#take() === '*';
      const right = numberOf(this.#power());
      left = isProduct ? numberOf(left) * right : numberOf(left) / right;
    }
    return left;
  }

  #power(): Result {
    const base = this.#unary();
    if (this.#next !== '^') return base;
    this.#take();
    return numberOf(base) ** numberOf(this.#unary());
  }

  #unary(): Result {
    if (this.#next !== '-') return this.#value();
    this.#take();
    return -numberOf(this.#unary());
  }

  #value(): Result {
    const token = this.#take();
    if (token === '(') {
      const inner = this.#comparison();
      this.#take();
      return inner;
    }
    if (token.startsWith('"')) return token.slice(1, -1);
    if (/^\d/.test(token)) return Number(token);
    const named = FUNCTIONS[token];
    if (named !== undefined && this.#next === '(') return named(this.#arguments());
    if (token.endsWith('!')) return this.#range(token.slice(1, -2).replaceAll("''", "'"), this.#take());
    return this.#range(this.#sheet, token);
  }

  #arguments(): Result[] {
    const values: Result[] = [];
    this.#take();
    while (this.#next !== ')') {
      values.push(this.#comparison());
      if (this.#next === ',') this.#take();
    }
    this.#take();
    return values;
  }

  #range(sheet: string, first: string): Result {
    const [column, row] = placeOf(first);
    if (this.#next !== ':') return this.cell(sheet, column, row);
    this.#take();
    const last = this.#take();
    const key = `${sheet}!${first}:${last}`;
    const known = this.#ranges.get(key);
    if (known !== undefined) return known;
    const [lastColumn, lastRow] = placeOf(last);
    const values: Value[] = [];
    for (let y = row; y <= lastRow; y += 1) {
      for (let x = column; x <= lastColumn; x += 1) values.push(this.cell(sheet, x, y));
    }
    this.#ranges.set(key, values);
    return values;
  }
}

const COLUMN_NUMBERS = new Map(Array.from({ length: 200 }, (_, index) => [columnName(index), index]));

function placeOf(reference: string): readonly [column: number, row: number] {
  const [, letters = '', digits = ''] = /^\$?([A-Z]+)\$?(\d+)$/.exec(reference) ?? [];
  return [must(COLUMN_NUMBERS.get(letters), `the column of ${reference}`), Number(digits)];
}
