import { type CashRow, cashRowsOf } from '@trazo/forecast/statements/cash-rows';
import type { Sheet } from '../xlsx/sheet.ts';
import { heads, lineCells, monthColumn, PostedSums, type Source, type StatementLine } from './columns.ts';

const OPENING = 2;

/** Where what stands, by the rows of receipts and payments. */
function placesOf({ worked: { forecast } }: Source) {
  const { receipts, payments } = cashRowsOf(forecast.ledger, forecast.cash);
  const received = OPENING + 1 + receipts.length;
  const paid = received + 1 + payments.length;
  return { receipts, payments, received, paid, closing: paid + 1 };
}

/** The row of what is in the bank at the end. */
export const closingRow = (source: Source): number => placesOf(source).closing;

/** Money in and out by month and year, tax included. */
export function cashSheet(source: Source): Sheet {
  const { words, worked } = source;
  const { cash } = worked.forecast;
  const places = placesOf(source);
  const posted = new PostedSums(source);
  const bank = words.accounts.bank;
  const moved = ({ name, months }: CashRow, row: number, isReceipt: boolean): StatementLine => {
    const [plus, minus] = isReceipt ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
    return {
      name: words.cashRows[name],
      account: bank,
      months,
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
          : `${monthColumn(month - 1)}${places.closing}`,
    },
    ...places.receipts.map((row, index) => moved(row, OPENING + 1 + index, true)),
    sum(words.cash.receipts, OPENING + 1, places.received, cash.receipts.months),
    ...places.payments.map((row, index) => moved(row, places.received + 1 + index, false)),
    sum(words.cash.payments, places.received + 1, places.paid, cash.payments.months),
    {
      name: words.cash.closing,
      style: 'total',
      year: 'last',
      months: cash.closing,
      source: (month) => {
        const column = monthColumn(month);
        return `${column}${OPENING}+${column}${places.received}-${column}${places.paid}`;
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
