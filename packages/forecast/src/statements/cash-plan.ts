import { type CashLine, PAYMENTS, RECEIPTS } from '../ledger/accounts.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { addTo, noMonths, valueAt } from '../numbers/posted.ts';
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
  const linesOf = (lines: readonly CashLine[], sign: 1 | -1) => {
    const total = noMonths();
    const entries = lines.map((line) => {
      // No negative zero: it would print and compare differently.
      const months = ledger.received(line).map((amount) => sign * amount || 0);
      addTo(total, months);
      return [line, lineOf(months, ledger.years)] as const;
    });
    return { total, entries };
  };
  const { total: receipts, entries: received } = linesOf(RECEIPTS, 1);
  const { total: payments, entries: paid } = linesOf(PAYMENTS, -1);
  const opening: number[] = [];
  const closing: number[] = [];
  let held = valueAt(ledger.received(), 0);
  let lowest = { month: 0, amount: Number.POSITIVE_INFINITY };
  for (let month = 0; month < receipts.length; month += 1) {
    opening.push(held);
    held += valueAt(receipts, month) - valueAt(payments, month);
    closing.push(held);
    if (held < lowest.amount) lowest = { month, amount: held };
  }
  const lines = Object.fromEntries([...received, ...paid]) as Record<CashLine, Line>;
  return {
    opening,
    lines,
    receipts: lineOf(receipts, ledger.years),
    payments: lineOf(payments, ledger.years),
    closing,
    lowest,
  };
}
