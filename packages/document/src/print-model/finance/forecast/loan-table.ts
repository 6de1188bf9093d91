import type { Posting } from '@trazo/forecast/ledger/ledger';
import { lineOf } from '@trazo/forecast/statements/years';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import { must } from '@trazo/plan/must';
import { decimalsOf } from '../../format.ts';
import type { PrintRow } from '../../print-parts.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { amountsOf } from './printed-forecast.ts';
import { yearColumns } from './year-columns.ts';

type LoanFlow = 'paidOut' | 'capitalised' | 'interestPaid' | 'repaid' | 'owed';

/** What a loan brings, costs and leaves owed at the end of each year, as posted. */
function flowsOfLoan(
  { forecast: { ledger } }: PlanForecast,
  loan: Loan,
): Readonly<Record<LoanFlow, number[]>> {
  const flows = {
    paidOut: [0, 0, 0, 0, 0],
    capitalised: [0, 0, 0, 0, 0],
    interestPaid: [0, 0, 0, 0, 0],
    repaid: [0, 0, 0, 0, 0],
  };
  const flowOf = ({ debit, credit }: Posting) => {
    if (credit === 'bankLoans') return debit === 'accruedInterest' ? 'capitalised' : 'paidOut';
    if (credit !== 'bank') return undefined;
    return debit === 'bankLoans' ? 'repaid' : debit === 'accruedInterest' ? 'interestPaid' : undefined;
  };
  for (const posting of ledger.postings) {
    const { id, kind } = posting.origin;
    const flow = id === loan.id && (kind === 'loan' || kind === 'opening') ? flowOf(posting) : undefined;
    if (flow === undefined) continue;
    for (const [year, value] of lineOf(posting.months, ledger.years).years.entries()) {
      flows[flow][year] = must(flows[flow][year], 'five fiscal years') + value;
    }
  }
  let owed = 0;
  return {
    ...flows,
    owed: flows.repaid.map((repaid, year) => {
      owed +=
        must(flows.paidOut[year], 'five fiscal years') +
        must(flows.capitalised[year], 'five fiscal years') -
        repaid;
      return owed;
    }),
  };
}

/** Each loan by year: what it brings, interest and repayments paid, and what is owed at each year's end. */
export function loanTables(worked: PlanForecast, wording: Wording): FinanceTable[] {
  const { words, line, currency } = wording;
  return worked.assumptions.loans.flatMap((loan) => {
    const flows = flowsOfLoan(worked, loan);
    const isThere = (flow: LoanFlow) => flows[flow].some((value) => value !== 0);
    const shown = (['paidOut', 'capitalised', 'interestPaid', 'repaid'] as const).filter(isThere);
    if (shown.length === 0) return [];
    const figures = Object.values(flows).flatMap((years) => amountsOf(worked, years));
    const row = createRows(wording, decimalsOf(figures));
    const of = (flow: LoanFlow, weight: PrintRow['weight']) =>
      row.booked(weight, words(`finance:document.${flow}`), amountsOf(worked, flows[flow]));
    const name = line(loan.name) || words('forecast:grid.loan');
    return {
      id: 'loans',
      caption: words('finance:document.loanOf', { name, plan: words('finance:document.loanPlan') }),
      columns: yearColumns(wording),
      rows: [...shown.map((flow) => of(flow, 'entry')), of('owed', 'total')],
      note: words('finance:document.inCurrency', { currency }),
    };
  });
}
