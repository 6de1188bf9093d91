import type { Part } from '../drivers/lags.ts';
import type { Posting } from '../ledger/ledger.ts';
import { MILLION } from '../numbers/fraction.ts';
import { addTo, noMonths } from '../numbers/posted.ts';
import type { Operand } from './figure.ts';
import { type Context, money, named, type PostedMonth, percent } from './operands.ts';

/** What the postings of an answer come to a month, each counted as often as is said. */
export function postedBy(
  { forecast }: Context,
  kind: string,
  id: string,
  signOf: (posting: Posting) => number,
): number[] {
  const total = noMonths();
  for (const posting of forecast.ledger.postings) {
    if (posting.origin.kind !== kind || posting.origin.id !== id) continue;
    const sign = signOf(posting);
    if (sign !== 0)
      addTo(
        total,
        posting.months.map((value) => sign * value),
      );
  }
  return total;
}

/** What was invoiced, with its tax, less bad debts: what payments are parts of. */
function invoiced(context: Context, { debit, credit, origin }: PostedMonth): number[] {
  const parked = debit === 'vatNotDue' || credit === 'vatNotDue';
  return postedBy(context, origin.kind, origin.id, (posting) => {
    if (origin.kind === 'stream') {
      if (parked) return Number(posting.debit === 'receivables' && posting.credit === 'vatNotDue');
      if (posting.debit === 'badDebt') return -1;
      return Number(posting.debit === 'receivables');
    }
    if (parked) return Number(posting.debit === 'vatNotDue' && posting.credit === 'payables');
    return Number(posting.credit === 'payables');
  });
}

/** Payments: each is a share of the invoice of an earlier month, or of a later one where it is a deposit. */
export function laterOperands(context: Context, posted: PostedMonth, parts: readonly Part[]): Operand[] {
  const { debit, credit, month } = posted;
  const whole = parts.reduce((total, { weight }) => total + weight, 0);
  const invoices = invoiced(context, posted);
  const isAhead = debit === 'bank' && credit === 'advances';
  const isDue = debit === 'vatNotDue' && credit === 'vat';
  const isSettled =
    debit === 'advances' || (isDue && (isEarly(posted, context) || parts.every(({ lag }) => lag < 0)));
  return parts.flatMap(({ lag, weight }): Operand[] => {
    const share = named('×', 'paidShare', percent(Math.round((weight / whole) * MILLION)));
    const from = (at: number): Operand[] =>
      (invoices[at] ?? 0) === 0
        ? []
        : [named('+', 'invoices', money(context, invoices[at] ?? 0), { month: at }), share];
    if (lag >= 0) return isAhead || isSettled ? [] : from(month - lag);
    if (isSettled) return from(month);
    if (!isAhead) return [];
    if (month > 0) return from(month - lag);
    return Array.from({ length: 1 - lag }, (_, at) => at).flatMap(from);
  });
}

/** Of the two postings that make parked tax due, the one for deposits is the later. */
function isEarly({ index, origin }: PostedMonth, { forecast }: Context): boolean {
  const first = forecast.ledger.postings.findIndex(
    ({ debit, credit, origin: each }) =>
      debit === 'vatNotDue' && credit === 'vat' && each.kind === origin.kind && each.id === origin.id,
  );
  return index > first;
}

/** What is bought from suppliers: its tax is a share of the invoice, its payment comes later. */
export function purchaseOperands(
  context: Context,
  posted: PostedMonth,
  vat: string,
  parts: readonly Part[],
): Operand[] | undefined {
  const { debit, credit, origin, month } = posted;
  if (credit === 'payables' && (debit === 'vat' || debit === 'vatNotDue')) {
    const invoices = postedBy(context, origin.kind, origin.id, (each) =>
      Number(each.credit === 'payables' && each.debit !== 'vat' && each.debit !== 'vatNotDue'),
    );
    return [
      named('+', 'invoices', money(context, invoices[month] ?? 0)),
      named('×', 'vatRate', percent(context.frame.vatRate(vat, month))),
    ];
  }
  return credit === 'payables' ? undefined : laterOperands(context, posted, parts);
}
