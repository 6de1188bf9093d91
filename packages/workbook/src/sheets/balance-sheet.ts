import { ACCOUNTS, type Account, isResultAccount, SHORT_TERM } from '@trazo/forecast/ledger/accounts';
import type { BalanceSheet } from '@trazo/forecast/statements/balance-sheet';
import { packOf } from '@trazo/packs/pack-of';
import { quoted, type Sheet, type Style } from '../xlsx/sheet.ts';
import { heads, lineCells, monthColumn, PostedSums, type Source, type StatementLine } from './columns.ts';
import { incomeRow } from './income-sheet.ts';

const HELD: readonly Account[] = ACCOUNTS.filter((account) => !isResultAccount(account));
const EARNED_ROW = HELD.length + 2;
const LINES = [
  'fixedAssets',
  'stock',
  'receivables',
  'taxReceivable',
  'cash',
  'total',
  'ownFunds',
  'longTerm',
  'loansWithinYear',
  'shortTerm',
] as const satisfies readonly (keyof BalanceSheet)[];
type Line = (typeof LINES)[number];

export const accountRow = (account: Account): number => HELD.indexOf(account) + 2;
export const balanceRow = (line: Line): number => EARNED_ROW + 1 + LINES.indexOf(line);
export const DIFFERENCE_ROW = EARNED_ROW + 1 + LINES.length;

/** Balances of all accounts at the end of each month, and the balance sheet that they make. */
export function balanceSheet(source: Source): Sheet {
  const { words, worked } = source;
  const { ledger, balance, income } = worked.forecast;
  const { grantsAreOwnFunds } = packOf(worked.assumptions.country);
  const posted = new PostedSums(source);
  const before = (month: number, row: number) => (month === 0 ? '' : `${monthColumn(month - 1)}${row}+`);
  const cell = (account: Account, month: number) => `${monthColumn(month)}${accountRow(account)}`;
  const held = HELD.map((account): StatementLine => {
    const row = accountRow(account);
    return {
      name: words.accounts[account],
      account: words.accounts[account],
      year: 'last',
      months: ledger.balances(account),
      source: (month) =>
        `${before(month, row)}${posted.of('debit', month, `$B${row}`)}-${posted.of('credit', month, `$B${row}`)}`,
    };
  });
  let sum = 0;
  const earned: StatementLine = {
    name: words.income.netIncome,
    year: 'last',
    months: income.netIncome.months.map((each) => {
      sum += each;
      return sum;
    }),
    source: (month) =>
      `${before(month, EARNED_ROW)}${quoted(words.own.income)}${monthColumn(month)}${incomeRow('netIncome')}`,
  };
  const plus = (month: number, ...accounts: readonly Account[]) =>
    accounts.map((account) => `+${cell(account, month)}`).join('');
  const minus = (month: number, ...accounts: readonly Account[]) =>
    accounts.map((account) => `-${cell(account, month)}`).join('');
  const line = (name: Line, month: number) => `${monthColumn(month)}${balanceRow(name)}`;
  const above = (month: number, ...accounts: readonly Account[]) =>
    accounts.map((account) => `+MAX(0,${cell(account, month)})`).join('');
  const below = (month: number, ...accounts: readonly Account[]) =>
    accounts.map((account) => `+MAX(0,-${cell(account, month)})`).join('');
  const grants = (month: number, isHere: boolean) => (isHere ? minus(month, 'deferredGrants') : '');
  const sources: Readonly<Record<Exclude<Line, 'loansWithinYear'>, (month: number) => string>> = {
    fixedAssets: (month) => plus(month, 'fixed', 'accumulated', 'deposits'),
    stock: (month) => plus(month, 'stock'),
    receivables: (month) => plus(month, 'receivables', 'grantsDue'),
    taxReceivable: (month) => above(month, 'vat', 'vatNotDue') + plus(month, 'taxPrepaid'),
    cash: (month) => above(month, 'bank'),
    total: (month) => `SUM(${line('fixedAssets', month)}:${line('cash', month)})`,
    ownFunds: (month) =>
      `${monthColumn(month)}${EARNED_ROW}${minus(month, 'capital', 'reserves', 'retained', 'drawings', 'ownerTax')}${grants(month, grantsAreOwnFunds)}`,
    longTerm: (month) =>
      `0${minus(month, 'bankLoans', 'partnerLoans', 'quasiEquity')}${grants(month, !grantsAreOwnFunds)}-${line('loansWithinYear', month)}`,
    shortTerm: (month) =>
      `${line('loansWithinYear', month)}${minus(month, ...SHORT_TERM)}${below(month, 'vat', 'vatNotDue', 'bank')}`,
  };
  const styleOf = (name: Line): Style =>
    name === 'total' ? 'total' : name === 'loansWithinYear' ? 'typed' : 'subtotal';
  const sheetLines = LINES.map(
    (name): StatementLine => ({
      name: words.balance[name],
      style: styleOf(name),
      year: 'last',
      months: balance.map((sheet) => sheet[name]),
      ...(name === 'loansWithinYear' ? {} : { source: (month) => sources[name](month).replace(/^\+/, '') }),
    }),
  );
  const difference: StatementLine = {
    name: words.own.balances,
    style: 'total',
    year: 'last',
    months: balance.map(() => 0),
    source: (month) =>
      `${line('total', month)}-${line('ownFunds', month)}-${line('longTerm', month)}-${line('shortTerm', month)}`,
  };
  const lines = [...held, earned, ...sheetLines, difference];
  return {
    name: words.own.balance,
    widths: [34, 24, ...new Array<number>(5).fill(18), 11],
    frozen: { rows: 1, columns: 2 },
    rows: [heads(source), ...lines.map((each, index) => lineCells(source, each, index + 2))],
  };
}
