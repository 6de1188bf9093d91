import type { Posting } from '@trazo/forecast/ledger/ledger';
import { lineOf } from '@trazo/forecast/statements/years';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Loan } from '@trazo/plan/finance/assumptions/funding';
import { decimalsOf } from '../../format.ts';
import { createRows } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { amountsOf } from './printed-forecast.ts';
import { yearColumns } from './year-columns.ts';

type Part = 'paidOut' | 'capitalised' | 'interestPaid' | 'repaid' | 'owed';

/** What a loan brings, costs and leaves owed at the end of each year, as posted. */
function partsOf({ forecast: { ledger } }: PlanForecast, loan: Loan): Readonly<Record<Part, number[]>> {
  const parts = {
    paidOut: [0, 0, 0, 0, 0],
    capitalised: [0, 0, 0, 0, 0],
    interestPaid: [0, 0, 0, 0, 0],
    repaid: [0, 0, 0, 0, 0],
  };
  const partOf = ({ debit, credit }: Posting) => {
    if (credit === 'bankLoans') return debit === 'accruedInterest' ? 'capitalised' : 'paidOut';
    if (credit !== 'bank') return undefined;
    return debit === 'bankLoans' ? 'repaid' : debit === 'accruedInterest' ? 'interestPaid' : undefined;
  };
  for (const posting of ledger.postings) {
    const { id, kind } = posting.origin;
    const part = id === loan.id && (kind === 'loan' || kind === 'opening') ? partOf(posting) : undefined;
    if (part === undefined) continue;
    for (const [year, value] of lineOf(posting.months).years.entries()) {
      parts[part][year] = (parts[part][year] ?? 0) + value;
    }
  }
  let owed = 0;
  return {
    ...parts,
    owed: parts.repaid.map((repaid, year) => {
      owed += (parts.paidOut[year] ?? 0) + (parts.capitalised[year] ?? 0) - repaid;
      return owed;
    }),
  };
}

/** Loans by year: interest and repayments paid, and what is owed at each year's end. */
export function loanTable(worked: PlanForecast, wording: Wording): FinanceTable | null {
  const { words, line, currency } = wording;
  const loans = worked.assumptions.loans
    .map((loan) => ({ loan, parts: partsOf(worked, loan) }))
    .filter(({ parts }) => Object.values(parts).some((years) => years.some((value) => value !== 0)));
  if (loans.length === 0) return null;
  const row = createRows(
    wording,
    decimalsOf(
      loans.flatMap(({ parts }) => Object.values(parts).flatMap((years) => amountsOf(worked, years))),
    ),
  );
  const rows = loans.flatMap(({ loan, parts }) => {
    const name = line(loan.name) || words('forecast:grid.loan');
    const of = (part: Part, weight: 'entry' | 'subtotal' = 'entry') =>
      row.number(
        weight,
        words('finance:document.loanOf', { name, part: words(`finance:document.${part}`) }),
        amountsOf(worked, parts[part]),
      );
    const isThere = (part: Part) => parts[part].some((value) => value !== 0);
    const shown = (['paidOut', 'capitalised', 'interestPaid', 'repaid'] as const).filter(isThere);
    return [...shown.map((part) => of(part)), of('owed', 'subtotal')];
  });
  return {
    id: 'loans',
    caption: words('finance:document.loanPlan'),
    columns: yearColumns(wording),
    rows,
    note: words('finance:document.inCurrency', { currency }),
  };
}
