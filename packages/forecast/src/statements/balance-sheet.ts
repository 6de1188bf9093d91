import type { ScheduledLoan } from '../drivers/funding.ts';
import type { ForecastContext } from '../forecast-context.ts';
import { ACCOUNTS, type Account, isResultAccount, NUMBER_OF, SHORT_TERM } from '../ledger/accounts.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { addTo, COLUMNS, noMonths, valueAt } from '../numbers/posted.ts';

/** Balances at the end of each month. Debts are positive on their side. */
export interface BalanceSheet {
  readonly fixedAssets: number;
  readonly stock: number;
  readonly receivables: number;
  readonly taxReceivable: number;
  readonly cash: number;
  readonly currentAssets: number;
  readonly ownFunds: number;
  /** Loans of partners behind all other creditors: long-term debt that banks count as own money. */
  readonly quasiEquity: number;
  readonly longTerm: number;
  readonly loansWithinYear: number;
  readonly shortTerm: number;
  /** Fixed and current assets. */
  readonly total: number;
}

/** Principal of a loan due within twelve months after each month, in grains; never more than is owed. */
function dueWithinYear({ instalments, loan }: ScheduledLoan, context: ForecastContext): number[] {
  const first = loan.payouts[0]?.month ?? 0;
  const within = noMonths();
  // Both move on with the month: instalments up to it, and those up to twelve months after it.
  let [past, ahead] = [0, 0];
  let owed = instalments[0]?.opening ?? 0;
  let due = 0;
  for (let month = first; month < COLUMNS; month += 1) {
    for (
      let row = instalments[ahead];
      row !== undefined && row.month <= month + 12;
      row = instalments[ahead]
    ) {
      due += row.principal;
      ahead += 1;
    }
    for (let row = instalments[past]; row !== undefined && row.month <= month; row = instalments[past]) {
      due -= row.principal;
      owed = row.closing;
      past += 1;
    }
    within[month] = context.fromCents(Math.min(due, owed));
  }
  return within;
}

const OWN_FUNDS: readonly Account[] = [
  'capital',
  'reserves',
  'retained',
  'drawings',
  'ownerTax',
  ...ACCOUNTS.filter(isResultAccount),
];

export function balanceSheetsOf(
  context: ForecastContext,
  ledger: Ledger,
  loans: readonly ScheduledLoan[],
): BalanceSheet[] {
  const balances = ACCOUNTS.map((account) => ledger.balances(account));
  const row = (account: Account): readonly number[] => balances[NUMBER_OF[account]] ?? [];
  const sumOf = (accounts: readonly Account[]): number[] => {
    const total = noMonths();
    for (const account of accounts) addTo(total, row(account));
    return total;
  };
  const within = noMonths();
  for (const loan of loans) addTo(within, dueWithinYear(loan, context));
  const fixed = sumOf(['fixed', 'accumulated', 'deposits']);
  const owing = sumOf(['receivables', 'grantsDue']);
  const equity = sumOf(OWN_FUNDS);
  const long = sumOf(['bankLoans', 'partnerLoans', 'quasiEquity']);
  const short = sumOf(SHORT_TERM);
  const grantsAreOwn = context.pack.grantsAreOwnFunds;
  return within.map((loansWithinYear, month) => {
    const of = (account: Account) => valueAt(row(account), month);
    const [bank, vat, vatNotDue] = [of('bank'), of('vat'), of('vatNotDue')];
    const fixedAssets = valueAt(fixed, month);
    const receivables = valueAt(owing, month);
    const taxReceivable = Math.max(0, vat) + Math.max(0, vatNotDue) + of('taxPrepaid');
    const cash = Math.max(0, bank);
    const currentAssets = of('stock') + receivables + taxReceivable + cash;
    const grants = 0 - of('deferredGrants');
    const overdrawn = Math.max(0, 0 - vat) + Math.max(0, 0 - vatNotDue) + Math.max(0, 0 - bank);
    return {
      fixedAssets,
      stock: of('stock'),
      receivables,
      taxReceivable,
      cash,
      currentAssets,
      ownFunds: (grantsAreOwn ? grants : 0) - valueAt(equity, month),
      quasiEquity: 0 - of('quasiEquity'),
      longTerm: (grantsAreOwn ? 0 : grants) - valueAt(long, month) - loansWithinYear,
      loansWithinYear,
      shortTerm: overdrawn + loansWithinYear - valueAt(short, month),
      total: fixedAssets + currentAssets,
    };
  });
}
