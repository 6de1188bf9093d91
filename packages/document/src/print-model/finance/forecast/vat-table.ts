import type { Posting } from '@trazo/forecast/ledger/ledger';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { must } from '@trazo/plan/must';
import { decimalsOf } from '../../format.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { balancesOf, flowsOf, monthColumns } from './month-columns.ts';

type VatFlow = 'charged' | 'deducted' | 'paid' | 'refunded';

/** What a posting does to the tax that is owed; settlements with the tax office are computed postings. */
function flowOf({ debit, credit, origin }: Posting): VatFlow | undefined {
  if (debit !== 'vat' && credit !== 'vat') return undefined;
  if (origin.kind === 'computed') return debit === 'vat' ? 'paid' : 'refunded';
  return credit === 'vat' ? 'charged' : 'deducted';
}

/** Value-added tax of the first year, month by month, and what is owed of it; null for a company without any. */
export function vatTable(worked: PlanForecast, wording: Wording): FinanceTable | null {
  const { words } = wording;
  const none = () => new Array<number>(61).fill(0);
  const flows = { charged: none(), deducted: none(), paid: none(), refunded: none() };
  for (const posting of worked.forecast.ledger.postings) {
    const flow = flowOf(posting);
    if (flow === undefined) continue;
    for (const [month, value] of posting.months.entries()) {
      flows[flow][month] = must(flows[flow][month], 'a figure for each month') + value;
    }
  }
  if (Object.values(flows).every((months) => months.every((value) => value === 0))) return null;
  let owed = 0;
  const opening: number[] = [];
  const closing = none().map((_, month) => {
    opening.push(owed);
    const at = (flow: VatFlow) => must(flows[flow][month], 'a figure for each month');
    owed += at('charged') - at('deducted') - at('paid') + at('refunded');
    return owed;
  });
  const figures = {
    opening: balancesOf(worked, opening, 0),
    charged: flowsOf(worked, flows.charged),
    deducted: flowsOf(worked, flows.deducted),
    paid: flowsOf(worked, flows.paid),
    refunded: flowsOf(worked, flows.refunded),
    closing: balancesOf(
      worked,
      closing,
      must(closing[worked.forecast.years.lastOf(1)], 'a figure for each month'),
    ),
  };
  const row = createRows(wording, decimalsOf(Object.values(figures).flat()));
  const entries = (['opening', 'charged', 'deducted', 'paid', 'refunded'] as const)
    .filter((name) => name === 'opening' || figures[name].some((figure) => figure !== '0'))
    .map((name) => row.booked('entry', words(`finance:document.vatParts.${name}`), figures[name]));
  return {
    id: 'vat',
    caption: words('finance:document.vatPlan'),
    ...monthColumns(worked, wording),
    rows: [...entries, row.number('total', words('finance:document.vatParts.closing'), figures.closing)],
    note: words('finance:document.vatNote', { currency: wording.currency }),
  };
}
