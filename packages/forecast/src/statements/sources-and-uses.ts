import { FUNDING } from '../ledger/accounts.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { CashPlan } from './cash-plan.ts';

/** What starting takes and where it comes from. Missing money is shown, never hidden in a reserve. */
export interface SourcesAndUses {
  readonly uses: {
    readonly setUp: number;
    readonly investments: number;
    readonly inKind: number;
    readonly deposits: number;
    readonly stock: number;
    readonly vat: number;
    /** Other payments before the first month: fees, repayments. */
    readonly other: number;
    /** What running takes until it pays for itself, within twelve months. */
    readonly workingCapital: number;
    readonly reserve: number;
  };
  readonly sources: {
    readonly ownCash: number;
    readonly inKind: number;
    readonly partnerLoans: number;
    readonly loans: number;
    readonly grants: number;
    readonly customersInAdvance: number;
    readonly cashBrought: number;
  };
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

export function sourcesAndUsesOf({ ledger, cash, prefinanced, quasiEquity }: Facts): SourcesAndUses {
  const firstYear = (line: keyof CashPlan['lines']) => {
    let total = 0;
    for (let month = 0; month <= 12; month += 1) total += cash.lines[line].months[month] ?? 0;
    return total;
  };
  const atStart = (line: keyof CashPlan['lines']) => cash.lines[line].months[0] ?? 0;
  const vatIn = (line: string, group?: string) =>
    [...prefinanced].reduce(
      (total, [use, part]) =>
        use.startsWith(`${line}.`) && (group === undefined || use === `${line}.${group}`)
          ? total + part
          : total,
      0,
    );
  let stock = 0;
  let inKind = 0;
  for (const { credit, months, origin } of ledger.postings) {
    if (origin.cash === 'suppliers' && origin.group === 'stock' && credit === 'bank') stock += months[0] ?? 0;
    if (origin.kind === 'inKind') for (let month = 0; month <= 12; month += 1) inKind += months[month] ?? 0;
  }
  stock -= vatIn('suppliers', 'stock');
  const setUp = atStart('overheads') - vatIn('overheads');
  const investments = atStart('investments') - vatIn('investments');
  const vat = [...prefinanced.values()].reduce((total, part) => total + part, 0);
  const deposits = atStart('deposits');
  const other = (cash.payments.months[0] ?? 0) - setUp - investments - vat - deposits - stock;
  let sum = 0;
  let lowest = 0;
  for (let month = 1; month <= 12; month += 1) {
    sum += (cash.receipts.months[month] ?? 0) - (cash.payments.months[month] ?? 0);
    for (const line of FUNDING) sum -= cash.lines[line].months[month] ?? 0;
    lowest = Math.min(lowest, sum);
  }
  const workingCapital = 0 - lowest;
  const sources = {
    ownCash: firstYear('capital'),
    inKind,
    partnerLoans: firstYear('partnerLoans'),
    loans: firstYear('loans'),
    grants: firstYear('grants'),
    customersInAdvance: atStart('customers') + atStart('vatRefund') + atStart('taxRefund'),
    cashBrought: cash.opening[0] ?? 0,
  };
  const totalSources = Object.values(sources).reduce((total, part) => total + part, 0);
  const needed = setUp + investments + inKind + deposits + stock + vat + other + workingCapital;
  const reserve = Math.max(0, totalSources - needed);
  const own = sources.ownCash + inKind + quasiEquity + Math.max(0, sources.cashBrought);
  return {
    uses: { setUp, investments, inKind, deposits, stock, vat, other, workingCapital, reserve },
    sources,
    totalSources,
    totalUses: needed + reserve,
    missing: Math.max(0, needed - totalSources),
    ownShare: totalSources > 0 ? Math.round((own / totalSources) * 1_000_000) : null,
  };
}
