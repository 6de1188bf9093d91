import type { Posting } from '@trazo/forecast/ledger/ledger';
import { noMonths } from '@trazo/forecast/numbers/posted';
import { YEARS } from '@trazo/forecast/statements/years';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import type { Plan } from '@trazo/plan/plan';
import { decimalsOf } from '../../format.ts';
import type { PrintRow } from '../../print-parts.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { loanTerms } from './assumptions/assumed-money.ts';
import { AssumptionWords } from './assumptions/assumption-words.ts';
import { amountsOf, monthLabel } from './printed-forecast.ts';
import { figureColumn } from './year-columns.ts';

const FLOWS = ['paidOut', 'capitalised', 'interestPaid', 'repaid'] as const;
type Flow = (typeof FLOWS)[number];

const flowOf = ({ debit, credit }: Posting): Flow | undefined => {
  if (credit === 'bankLoans') return debit === 'accruedInterest' ? 'capitalised' : 'paidOut';
  if (credit !== 'bank') return undefined;
  return debit === 'bankLoans' ? 'repaid' : debit === 'accruedInterest' ? 'interestPaid' : undefined;
};

/** What a loan brings and costs a month, as posted. */
function flowsOfLoan({ forecast: { ledger } }: PlanForecast, loan: Loan): Readonly<Record<Flow, number[]>> {
  const flows = {
    paidOut: noMonths(),
    capitalised: noMonths(),
    interestPaid: noMonths(),
    repaid: noMonths(),
  };
  for (const posting of ledger.postings) {
    const { id, kind } = posting.origin;
    const flow = id === loan.id && (kind === 'loan' || kind === 'opening') ? flowOf(posting) : undefined;
    if (flow === undefined) continue;
    flows[flow] = flows[flow].map((sum, month) => sum + (posting.months[month] ?? 0));
  }
  return flows;
}

/** The quarters of a fiscal year by their first and last months; what was before the first day is with the first. */
function quartersOf({ forecast: { years } }: PlanForecast, year: number): [first: number, last: number][] {
  const [first, last] = years.monthsOf(year);
  const begin = years.firstOf(year);
  const count = Math.ceil((last - begin + 1) / 3);
  return Array.from({ length: count }, (_, index) => [
    index === 0 ? first : begin + 3 * index,
    Math.min(last, begin + 3 * index + 2),
  ]);
}

const sumOf = (months: readonly number[], first: number, last: number): number =>
  months.slice(first, last + 1).reduce((sum, value) => sum + value, 0);

/** Each loan by year, and by quarter where it is repaid: what it brings, interest and repayments paid, what is owed at the end; and its terms. */
export function loanTables(
  plan: Pick<Plan, 'general' | 'products'>,
  worked: PlanForecast,
  wording: Wording,
): FinanceTable[] {
  const { words, line, currency } = wording;
  const said = new AssumptionWords(plan, worked, wording);
  return worked.assumptions.loans.flatMap((loan) => {
    const flows = flowsOfLoan(worked, loan);
    const shown = FLOWS.filter((flow) => flows[flow].some((value) => value !== 0));
    if (shown.length === 0) return [];
    const movedIn = (first: number, last: number) => {
      const moved = shown.map((flow) => sumOf(flows[flow], first, last));
      const paid = sumOf(flows.interestPaid, first, last) + sumOf(flows.repaid, first, last);
      const owed = (['paidOut', 'capitalised'] as const).reduce(
        (sum, flow) => sum + sumOf(flows[flow], 0, last),
        0,
      );
      return {
        isMoved: moved.some((value) => value !== 0),
        figures: amountsOf(worked, [...moved, paid, owed - sumOf(flows.repaid, 0, last)]),
      };
    };
    const periods = YEARS.flatMap((year) => {
      const whole = movedIn(...worked.forecast.years.monthsOf(year));
      if (!whole.isMoved) return [];
      // By quarter only where it is repaid: interest alone is the same in each.
      const isRepaid = sumOf(flows.repaid, ...worked.forecast.years.monthsOf(year)) !== 0;
      const parts = isRepaid ? quartersOf(worked, year) : [];
      const quarters = parts.flatMap(([first, last]) => {
        const { isMoved, figures } = movedIn(first, last);
        return isMoved
          ? [{ weight: 'entry' as const, label: monthLabel(worked, last, wording), figures }]
          : [];
      });
      return [
        ...quarters,
        { weight: 'subtotal' as const, label: wording.year(year), figures: whole.figures },
      ];
    });
    const row = createRows(wording, decimalsOf(periods.flatMap(({ figures }) => figures)));
    const name = line(loan.name) || words('forecast:grid.loan');
    return {
      id: 'loans',
      caption: words('finance:document.loanOf', { name, plan: words('finance:document.loanPlan') }),
      columns: [
        { label: words('finance:document.quarterTo'), align: 'start' as const },
        ...[...shown, 'instalments' as const, 'owed' as const].map((flow) =>
          figureColumn(words(`finance:document.${flow}`)),
        ),
      ],
      rows: periods.map(({ weight, label, figures }): PrintRow => row.booked(weight, label, figures)),
      note: `${words('finance:document.inCurrency', { currency })}. ${loanTerms(said, loan)}.`,
    };
  });
}
