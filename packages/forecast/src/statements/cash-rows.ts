import { OVERHEAD_CATEGORIES, type OverheadCategory } from '@trazo/plan/finance/assumptions/costs';
import { type CashLine, PAYMENTS, RECEIPTS } from '../ledger/accounts.ts';
import type { Ledger, Posting } from '../ledger/ledger.ts';
import { addTo, type Months, noMonths, totalOf } from '../numbers/posted.ts';
import type { CashPlan } from './cash-plan.ts';

/** What of goods and overheads paid, in per cent, a category has at least to be a row of its own. */
const LEAST_SHARE = 3;

/** A row of the cash plan as it is shown: one of its lines, or what overheads are for. */
export type CashRowName = CashLine | OverheadCategory;
export interface CashRow {
  readonly name: CashRowName;
  readonly months: Months;
}

/** The cash plan as the document and the workbook show it. */
export interface CashRows {
  readonly receipts: readonly CashRow[];
  readonly payments: readonly CashRow[];
  /** The row that a posting's money stands in; undefined where it moves none. */
  readonly nameOf: (posting: Posting) => CashRowName | undefined;
}

export const isOverheadCategory = (name: string | undefined): name is OverheadCategory =>
  OVERHEAD_CATEGORIES.some((category) => category === name);

/** A direct overhead stands with what it is for, not with the goods that it is paid with. */
const purposeOf = ({ origin: { kind, group, cash } }: Posting): CashRowName | undefined =>
  cash !== undefined && kind === 'overhead' && isOverheadCategory(group) ? group : cash;

/** What the bank pays a month, by row. */
function paidBy(postings: readonly Posting[], nameOf: CashRows['nameOf']): (name: CashRowName) => Months {
  const rows = new Map<CashRowName, number[]>();
  for (const posting of postings) {
    const { credit, debit, months } = posting;
    const name = nameOf(posting);
    const sign = credit === 'bank' ? 1 : debit === 'bank' ? -1 : 0;
    if (name === undefined || sign === 0) continue;
    const row = rows.get(name) ?? noMonths();
    addTo(
      row,
      months.map((amount) => sign * amount),
    );
    rows.set(name, row);
  }
  return (name) => rows.get(name) ?? noMonths();
}

/** The lines of the cash plan, suppliers and overheads by what is paid for where that weighs. */
export function cashRowsOf({ postings }: Pick<Ledger, 'postings'>, { lines }: CashPlan): CashRows {
  const byPurpose = paidBy(postings, purposeOf);
  const least = (LEAST_SHARE * (totalOf(lines.suppliers.months) + totalOf(lines.overheads.months))) / 100;
  const weighing = OVERHEAD_CATEGORIES.filter((category) => {
    const paid = totalOf(byPurpose(category));
    return category !== 'other' && paid !== 0 && paid >= least;
  });
  const rest = weighing.length === 0 ? 'overheads' : 'other';
  const nameOf = (posting: Posting): CashRowName | undefined => {
    const purpose = purposeOf(posting);
    return isOverheadCategory(purpose) && !weighing.includes(purpose) ? rest : purpose;
  };
  const paid = paidBy(postings, nameOf);
  const rowsOf = (line: CashLine): readonly CashRowName[] =>
    line === 'overheads' ? [...weighing, rest] : [line];
  return {
    receipts: RECEIPTS.map((name) => ({ name, months: lines[name].months })),
    payments: PAYMENTS.flatMap(rowsOf).map((name) => ({ name, months: paid(name) })),
    nameOf,
  };
}
