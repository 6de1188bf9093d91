import { type Account, SHORT_TERM } from '../ledger/accounts.ts';
import type { Ledger, Posting } from '../ledger/ledger.ts';
import { FISCAL_YEARS, noMonths, valueAt } from '../numbers/posted.ts';
import type { CashPlan } from './cash-plan.ts';
import type { IncomeStatement } from './income-statement.ts';
import { YEARS } from './years.ts';

/** Where the change in cash of a fiscal year comes from (indirect method over several years). */
export interface FinancingYear {
  readonly investments: number;
  /** Rise of all that is tied up between invoices and payments. */
  readonly workingCapital: number;
  readonly principal: number;
  readonly distributed: number;
  readonly ownMoney: number;
  readonly partnerLoans: number;
  readonly grants: number;
  readonly loans: number;
  /** Net income + depreciation + amortisation − grants released: what the business itself brings in. */
  readonly selfFinancing: number;
  readonly changeInCash: number;
}

const WORKING_CAPITAL: readonly Account[] = [
  'receivables',
  'grantsDue',
  'stock',
  'vat',
  'vatNotDue',
  'taxPrepaid',
  ...SHORT_TERM,
];

/** Balances brought in and assets in kind move no money. */
const movesNothing = ({ debit, credit, origin }: Posting): boolean =>
  origin.kind === 'inKind' || (origin.kind === 'opening' && (debit === 'retained' || credit === 'retained'));

type Apart = Account | 'capitalised' | 'released';

/** What all flows of a fiscal year leave out, and grants released and interest capitalised, which move no money either. */
function apartOf(ledger: Ledger) {
  const apart = new Map<Apart, number[]>();
  const add = (key: Apart, year: number, amount: number) => {
    const years = apart.get(key) ?? noMonths(FISCAL_YEARS + 1);
    years[year] = valueAt(years, year) + amount;
    apart.set(key, years);
  };
  for (const posting of ledger.postings) {
    const { debit, credit, months } = posting;
    const kind =
      credit === 'bankLoans' && debit === 'accruedInterest'
        ? 'capitalised'
        : debit === 'deferredGrants' && credit === 'otherIncome'
          ? 'released'
          : undefined;
    const out = movesNothing(posting);
    if (kind === undefined && !out) continue;
    for (let month = 0; month < months.length; month += 1) {
      const amount = valueAt(months, month);
      if (amount === 0) continue;
      const year = ledger.years.yearOf(month);
      if (kind !== undefined) add(kind, year, amount);
      if (out) {
        add(debit, year, amount);
        add(credit, year, 0 - amount);
      }
    }
  }
  return (key: Apart, year: number) => apart.get(key)?.[year] ?? 0;
}

export function financingPlanOf(ledger: Ledger, income: IncomeStatement, cash: CashPlan): FinancingYear[] {
  const apart = apartOf(ledger);
  return YEARS.map((year) => {
    const [first, last] = ledger.years.monthsOf(year);
    const flow = (...accounts: Account[]) =>
      accounts.reduce(
        (total, account) => total + ledger.flowBetween(account, first, last) - apart(account, year),
        0,
      );
    const capitalised = apart('capitalised', year);
    const released = apart('released', year);
    const of = (line: keyof IncomeStatement) => valueAt(income[line].years, year - 1);
    const paid = (line: keyof CashPlan['lines']) => valueAt(cash.lines[line].years, year - 1);
    return {
      investments: flow('fixed', 'deposits'),
      workingCapital: flow(...WORKING_CAPITAL) - capitalised,
      principal: paid('principal') + paid('bridgeRepayments') + paid('partnerRepayments'),
      distributed: flow('drawings', 'ownerTax', 'retained', 'reserves'),
      ownMoney: 0 - flow('capital'),
      partnerLoans: paid('partnerRepayments') - flow('partnerLoans', 'quasiEquity'),
      grants: released - flow('deferredGrants'),
      loans: paid('principal') + paid('bridgeRepayments') - flow('bankLoans') - capitalised,
      selfFinancing: of('netIncome') + of('depreciation') + of('amortization') - released,
      changeInCash: valueAt(cash.receipts.years, year - 1) - valueAt(cash.payments.years, year - 1),
    };
  });
}
