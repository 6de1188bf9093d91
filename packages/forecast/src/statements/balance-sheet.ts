import type { ScheduledLoan } from '../drivers/funding.ts';
import type { Frame } from '../frame.ts';
import { ACCOUNTS, type Account, isResultAccount, NUMBER_OF } from '../ledger/accounts.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { addTo, COLUMNS, noMonths } from '../numbers/posted.ts';

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
function dueWithinYear({ instalments, loan }: ScheduledLoan, frame: Frame): number[] {
  const first = loan.payouts[0]?.month ?? 0;
  const principal = new Map(instalments.map((row) => [row.month, row.principal] as const));
  const closing = new Map(instalments.map((row) => [row.month, row.closing] as const));
  let owed = 0;
  return Array.from({ length: COLUMNS }, (_, month) => {
    if (month === first) owed = instalments[0]?.opening ?? 0;
    owed = closing.get(month) ?? owed;
    if (month < first) return 0;
    let due = 0;
    for (let ahead = month + 1; ahead <= month + 12; ahead += 1) due += principal.get(ahead) ?? 0;
    return frame.fromCents(Math.min(due, owed));
  });
}

const OWN_FUNDS: readonly Account[] = [
  'capital',
  'reserves',
  'retained',
  'drawings',
  ...ACCOUNTS.filter(isResultAccount),
];
const SHORT_TERM: readonly Account[] = [
  'payables',
  'accruedPay',
  'socialOwed',
  'taxOwed',
  'accruedInterest',
  'advances',
  'deferred',
];

export function balanceSheetsOf(
  frame: Frame,
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
  for (const loan of loans) addTo(within, dueWithinYear(loan, frame));
  const fixed = sumOf(['fixed', 'accumulated', 'deposits']);
  const owing = sumOf(['receivables', 'grantsDue']);
  const equity = sumOf(OWN_FUNDS);
  const long = sumOf(['bankLoans', 'partnerLoans', 'quasiEquity']);
  const short = sumOf(SHORT_TERM);
  const grantsAreOwn = frame.pack.grantsAreOwnFunds;
  return within.map((loansWithinYear, month) => {
    const of = (account: Account) => row(account)[month] ?? 0;
    const [bank, vat, vatNotDue] = [of('bank'), of('vat'), of('vatNotDue')];
    const fixedAssets = fixed[month] ?? 0;
    const receivables = owing[month] ?? 0;
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
      ownFunds: (grantsAreOwn ? grants : 0) - (equity[month] ?? 0),
      quasiEquity: 0 - of('quasiEquity'),
      longTerm: (grantsAreOwn ? 0 : grants) - (long[month] ?? 0) - loansWithinYear,
      loansWithinYear,
      shortTerm: overdrawn + loansWithinYear - (short[month] ?? 0),
      total: fixedAssets + currentAssets,
    };
  });
}
