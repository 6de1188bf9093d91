import type { BoughtKind } from '@trazo/plan/finance/assumptions/costs';
import { type CashLine, FUNDING } from '../ledger/accounts.ts';
import type { FundingSource, Use } from '../ledger/figure.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { mulDiv } from '../numbers/integers.ts';
import { sumBetween, valueAt } from '../numbers/posted.ts';
import type { CashPlan } from './cash-plan.ts';

/** What the first twelve months take and where it comes from. Missing money is shown, never hidden in a reserve. */
export interface SourcesAndUses {
  /** Investments by kind, paid within twelve months, without tax. */
  readonly uses: Readonly<Record<Use, number>>;
  readonly sources: Readonly<Record<FundingSource, number>>;
  readonly totalSources: number;
  readonly totalUses: number;
  readonly missing: number;
  /** Own and subordinated money and capital grants, in parts per million of all sources; null without sources. */
  readonly ownShare: number | null;
}

interface Facts {
  readonly ledger: Ledger;
  readonly cash: CashPlan;
  /** Tax inside payments of month 0, by line and group. */
  readonly prefinanced: ReadonlyMap<string, number>;
  /** Money that counts as own: subordinated loans and capital grants received in the first twelve months. */
  readonly quasiEquity: number;
}

const INVESTED: readonly CashLine[] = ['investments', 'deposits'];

/** Money in a month before owners, lenders and grants; `running` leaves out what is invested, too. */
export function beforeFunding({ receipts, payments, lines }: CashPlan, month: number) {
  const of = (names: readonly CashLine[]) =>
    names.reduce((total, line) => total + valueAt(lines[line].months, month), 0);
  const all = valueAt(receipts.months, month) - valueAt(payments.months, month) - of(FUNDING);
  return { all, running: all + of(INVESTED) };
}

/** How deep the sum of months 1 to 12 sinks, and the month it does: what has to be there on the first day. */
export function deepest(flows: (month: number) => number): {
  readonly amount: number;
  readonly month: number;
} {
  let sum = 0;
  let found = { amount: 0, month: 0 };
  for (let month = 1; month <= 12; month += 1) {
    sum += flows(month);
    if (sum < 0 - found.amount) found = { amount: 0 - sum, month };
  }
  return found;
}

const firstYear = (months: readonly number[]): number => sumBetween(months, 0, 12);

/** What is paid for investments of each kind within the first twelve months, and the tax inside those payments. */
function investedIn(ledger: Ledger) {
  const bills = new Map<string, { kind: string; invoiced: number; tax: number; paid: number }>();
  for (const { debit, credit, months, origin } of ledger.postings) {
    if (origin.kind !== 'investment' || (credit !== 'payables' && debit !== 'payables')) continue;
    const bill = bills.get(origin.id) ?? { kind: origin.group ?? '', invoiced: 0, tax: 0, paid: 0 };
    bills.set(origin.id, bill);
    if (debit === 'payables') bill.paid += firstYear(months);
    else {
      const amount = months.reduce((total, month) => total + month, 0);
      bill.invoiced += amount;
      if (debit === 'vat' || debit === 'vatNotDue') bill.tax += amount;
    }
  }
  const net = new Map<string, number>();
  let vat = 0;
  for (const { kind, invoiced, tax, paid } of bills.values()) {
    const within = invoiced === 0 ? 0 : mulDiv(paid, tax, invoiced);
    vat += within;
    net.set(kind, (net.get(kind) ?? 0) + paid - within);
  }
  return { of: (kind: string) => net.get(kind) ?? 0, vat };
}

export function sourcesAndUsesOf({ ledger, cash, prefinanced, quasiEquity }: Facts): SourcesAndUses {
  const atStart = (line: CashLine) => valueAt(cash.lines[line].months, 0);
  const vatIn = (isMeant: (use: string) => boolean) =>
    [...prefinanced].reduce((total, [use, part]) => (isMeant(use) ? total + part : total), 0);
  let stockPaid = 0;
  let inKind = 0;
  for (const { credit, months, origin } of ledger.postings) {
    if (origin.cash === 'suppliers' && origin.group === 'stock' && credit === 'bank')
      stockPaid += valueAt(months, 0);
    if (origin.kind === 'inKind') inKind += firstYear(months);
  }
  const invested = investedIn(ledger);
  const runningVat = vatIn((use) => !use.startsWith('investments.'));
  const setUp = atStart('overheads') - vatIn((use) => use.startsWith('overheads.'));
  const stock = stockPaid - vatIn((use) => use === 'suppliers.stock');
  const running = deepest((month) => beforeFunding(cash, month).running);
  const needed = {
    setUp,
    ...byKind(invested.of),
    inKind,
    deposits: invested.of('deposit'),
    stock,
    vat: runningVat + invested.vat,
    other:
      valueAt(cash.payments.months, 0) -
      atStart('investments') -
      atStart('deposits') -
      setUp -
      stock -
      runningVat,
    workingCapital: running.amount,
  };
  const investedLater = INVESTED.reduce(
    (total, line) => total + firstYear(cash.lines[line].months) - atStart(line),
    0,
  );
  const sources = {
    ownCash: firstYear(cash.lines.capital.months),
    inKind,
    partnerLoans: firstYear(cash.lines.partnerLoans.months),
    loans: firstYear(cash.lines.loans.months),
    grants: firstYear(cash.lines.grants.months),
    customersInAdvance: atStart('customers') + atStart('vatRefund') + atStart('taxRefund'),
    cashBrought: valueAt(cash.opening, 0),
    // What is bought later than the money is lowest may be paid by what the business earns.
    earned: investedLater + running.amount - deepest((month) => beforeFunding(cash, month).all).amount,
  };
  const sum = (parts: Readonly<Record<string, number>>) =>
    Object.values(parts).reduce((total, part) => total + part, 0);
  const totalSources = sum(sources);
  const totalNeeded = sum(needed);
  const reserve = Math.max(0, totalSources - totalNeeded);
  const own = sources.ownCash + inKind + quasiEquity + Math.max(0, sources.cashBrought);
  const funded = totalSources - sources.earned;
  return {
    uses: { ...needed, reserve },
    sources,
    totalSources,
    totalUses: totalNeeded + reserve,
    missing: Math.max(0, totalNeeded - totalSources),
    ownShare: funded > 0 ? Math.round((own / funded) * 1_000_000) : null,
  };
}

const byKind = (of: (kind: BoughtKind) => number): Readonly<Record<BoughtKind, number>> => ({
  intangible: of('intangible'),
  software: of('software'),
  building: of('building'),
  machines: of('machines'),
  tools: of('tools'),
  vehicles: of('vehicles'),
  technology: of('technology'),
  furniture: of('furniture'),
  land: of('land'),
  goodwill: of('goodwill'),
});
