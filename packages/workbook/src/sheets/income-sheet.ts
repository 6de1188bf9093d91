import type { Account } from '@trazo/forecast/ledger/accounts';
import type { Sheet } from '../xlsx/sheet.ts';
import { heads, lineCells, monthColumn, PostedSums, type Source, type StatementLine } from './columns.ts';

const SUMS = ['grossProfit', 'ebitda', 'ebit', 'resultBeforeTax', 'netIncome'] as const;
type Sum = (typeof SUMS)[number];
type Line = Account | Sum;

const INCOME: readonly Line[] = ['revenue', 'otherIncome'];

/** Accounts, and what they add up to with all before. */
const LINES: readonly Line[] = [
  'revenue',
  'otherIncome',
  'directCosts',
  'directStaff',
  'grossProfit',
  'staff',
  'social',
  'overheads',
  'variableOverheads',
  'badDebt',
  'ebitda',
  'depreciation',
  'amortization',
  'ebit',
  'interest',
  'resultBeforeTax',
  'incomeTax',
  'netIncome',
];
const isSum = (line: Line): line is Sum => SUMS.some((sum) => sum === line);

/** The row of a line, whose heads are the first. */
export const incomeRow = (line: Line): number => LINES.indexOf(line) + 2;

/** What is added and taken to come to a sum: the sum before it, and the accounts since. */
function sumSource(sum: Sum, month: number): string {
  const index = LINES.indexOf(sum);
  const before = LINES.slice(0, index).findLastIndex(isSum);
  const cell = (line: Line) => `${monthColumn(month)}${incomeRow(line)}`;
  const start = LINES[before];
  const accounts = LINES.slice(before + 1, index);
  const terms = accounts.map((line) => `${INCOME.some((each) => each === line) ? '+' : '-'}${cell(line)}`);
  return `${start === undefined ? '' : cell(start)}${terms.join('')}`.replace(/^\+/, '');
}

/** The income statement by month and year. */
export function incomeSheet(source: Source): Sheet {
  const { words, worked } = source;
  const { income, ledger } = worked.forecast;
  const posted = new PostedSums(source);
  const lineOf = (line: Line): StatementLine => {
    if (isSum(line)) {
      const style = line === 'netIncome' ? 'total' : 'subtotal';
      return {
        name: words.income[line],
        style,
        months: income[line].months,
        source: (month) => sumSource(line, month),
      };
    }
    const sign = INCOME.includes(line) ? -1 : 1;
    const [plus, minus] = sign === 1 ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
    const cell = `$B${incomeRow(line)}`;
    return {
      name: words.accounts[line],
      account: words.accounts[line],
      months: ledger.flows(line).map((flow) => sign * flow || 0),
      source: (month) => `${posted.of(plus, month, cell)}-${posted.of(minus, month, cell)}`,
    };
  };
  return {
    name: words.own.income,
    widths: [34, 24, ...new Array<number>(5).fill(18), 11],
    frozen: { rows: 1, columns: 2 },
    rows: [heads(source), ...LINES.map((line, index) => lineCells(source, lineOf(line), index + 2))],
  };
}
