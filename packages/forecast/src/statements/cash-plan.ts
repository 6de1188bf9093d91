import { type CashLine, PAYMENTS, RECEIPTS } from '../ledger/accounts.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { addTo, noMonths } from '../numbers/posted.ts';
import { type Line, lineOf } from './years.ts';

/** Money in and out a month, tax included: the postings of the bank by their line (direct method). */
export interface CashPlan {
  readonly opening: readonly number[];
  readonly lines: Readonly<Record<CashLine, Line>>;
  readonly receipts: Line;
  readonly payments: Line;
  readonly closing: readonly number[];
  /** The lowest closing balance and the first month that has it. */
  readonly lowest: { readonly month: number; readonly amount: number };
}

export function cashPlanOf(ledger: Ledger): CashPlan {
  const months = new Map<CashLine, number[]>([...RECEIPTS, ...PAYMENTS].map((line) => [line, noMonths()]));
  const isReceipt = new Set<CashLine>(RECEIPTS);
  let brought = 0;
  for (const { debit, credit, months: amounts, origin } of ledger.postings) {
    if (debit !== 'bank' && credit !== 'bank') continue;
    if (origin.cash === undefined) {
      brought += (debit === 'bank' ? 1 : -1) * (amounts[0] ?? 0);
      continue;
    }
    const row = months.get(origin.cash) ?? noMonths();
    if ((debit === 'bank') === isReceipt.has(origin.cash)) addTo(row, amounts);
    else
      addTo(
        row,
        amounts.map((amount) => 0 - amount),
      );
  }
  const rowOf = (line: CashLine) => months.get(line) ?? noMonths();
  const sumOf = (lines: readonly CashLine[]) =>
    noMonths().map((_, month) => lines.reduce((total, line) => total + (rowOf(line)[month] ?? 0), 0));
  const receipts = sumOf(RECEIPTS);
  const payments = sumOf(PAYMENTS);
  const opening: number[] = [];
  const closing: number[] = [];
  let held = brought;
  let lowest = { month: 0, amount: Number.POSITIVE_INFINITY };
  for (let month = 0; month < receipts.length; month += 1) {
    opening.push(held);
    held += (receipts[month] ?? 0) - (payments[month] ?? 0);
    closing.push(held);
    if (held < lowest.amount) lowest = { month, amount: held };
  }
  const lines = Object.fromEntries([...months].map(([line, row]) => [line, lineOf(row)])) as Record<
    CashLine,
    Line
  >;
  return { opening, lines, receipts: lineOf(receipts), payments: lineOf(payments), closing, lowest };
}
