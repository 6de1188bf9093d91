import { type CashLine, PAYMENTS, RECEIPTS } from '@trazo/forecast/ledger/accounts';
import type { Sheet } from '../xlsx/sheet.ts';
import { heads, lineCells, monthColumn, PostedSums, type Source, type StatementLine } from './columns.ts';

const OPENING = 2;
const rowOfReceipt = (index: number): number => OPENING + 1 + index;
const RECEIVED = rowOfReceipt(RECEIPTS.length);
const rowOfPayment = (index: number): number => RECEIVED + 1 + index;
const PAID = rowOfPayment(PAYMENTS.length);
export const CLOSING = PAID + 1;

/** Money in and out by month and year, tax included. */
export function cashSheet(source: Source): Sheet {
  const { words, worked } = source;
  const { cash } = worked.forecast;
  const posted = new PostedSums(source);
  const bank = words.accounts.bank;
  const moved = (line: CashLine, row: number, isReceipt: boolean): StatementLine => {
    const [plus, minus] = isReceipt ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
    return {
      name: words.cashLines[line],
      account: bank,
      months: cash.lines[line].months,
      source: (month) =>
        `${posted.of(plus, month, `$B${row}`, `$A${row}`)}-${posted.of(minus, month, `$B${row}`, `$A${row}`)}`,
    };
  };
  const sum = (name: string, from: number, row: number, months: readonly number[]): StatementLine => ({
    name,
    style: 'subtotal',
    months,
    source: (month) => `SUM(${monthColumn(month)}${from}:${monthColumn(month)}${row - 1})`,
  });
  const brought = `"${words.own.noLine}"`;
  const lines: readonly StatementLine[] = [
    {
      name: words.cash.opening,
      account: bank,
      year: 'first',
      months: cash.opening,
      source: (month) =>
        month === 0
          ? `${posted.of('debit', 0, `$B${OPENING}`, brought)}-${posted.of('credit', 0, `$B${OPENING}`, brought)}`
          : `${monthColumn(month - 1)}${CLOSING}`,
    },
    ...RECEIPTS.map((line, index) => moved(line, rowOfReceipt(index), true)),
    sum(words.cash.receipts, rowOfReceipt(0), RECEIVED, cash.receipts.months),
    ...PAYMENTS.map((line, index) => moved(line, rowOfPayment(index), false)),
    sum(words.cash.payments, rowOfPayment(0), PAID, cash.payments.months),
    {
      name: words.cash.closing,
      style: 'total',
      year: 'last',
      months: cash.closing,
      source: (month) => {
        const column = monthColumn(month);
        return `${column}${OPENING}+${column}${RECEIVED}-${column}${PAID}`;
      },
    },
  ];
  return {
    name: words.own.cash,
    widths: [34, 16, ...new Array<number>(5).fill(18), 11],
    frozen: { rows: 1, columns: 2 },
    rows: [heads(source), ...lines.map((line, index) => lineCells(source, line, index + 2))],
  };
}
