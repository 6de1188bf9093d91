import { must } from '@trazo/plan/must';
import type { Forecast } from '../forecast.ts';
import type { Account } from '../ledger/accounts.ts';
import { sumBetween } from '../numbers/posted.ts';

/** What own funds and debts of a balance sheet consist of. Debts are positive, losses and drawings negative. */
export interface BalanceParts {
  readonly capital: number;
  readonly reserves: number;
  /** What is left of results of years before. */
  readonly earlierResults: number;
  /** Of the fiscal year so far. */
  readonly result: number;
  /** What owners who are taxed themselves have taken since the start. */
  readonly drawn: number;
  /** Not yet released; part of own funds or of long-term debts, as the country has it. */
  readonly ownGrants: number;
  readonly owedGrants: number;
  /** Due after a year. */
  readonly bankLoans: number;
  readonly partnerLoans: number;
  /** Due within a year, with what an account is overdrawn by. */
  readonly bankDebt: number;
  readonly suppliers: number;
  /** Taxes and social contributions. */
  readonly publicDebt: number;
  /** Pay and interest not yet due, deposits and prepayments of customers. */
  readonly otherDebt: number;
}

/** The parts of the balance sheet at the end of a month: they come to its own funds, long-term and short-term debts. */
export function balancePartsOf(
  { ledger, balance, income }: Pick<Forecast, 'ledger' | 'balance' | 'income'>,
  grantsAreOwnFunds: boolean,
  month: number,
): BalanceParts {
  const sheet = must(balance[month], 'a balance sheet for each month');
  const owed = (...accounts: readonly Account[]) =>
    accounts.reduce((total, account) => total - ledger.flowBetween(account, 0, month), 0);
  const short = (account: Account) => Math.max(0, owed(account));
  const [first] = ledger.years.monthsOf(ledger.years.yearOf(month));
  const resultTo = (last: number) => sumBetween(income.netIncome.months, 0, last);
  const before = resultTo(first - 1);
  const grants = owed('deferredGrants');
  return {
    capital: owed('capital'),
    reserves: owed('reserves'),
    earlierResults: owed('retained') + before,
    result: resultTo(month) - before,
    drawn: owed('drawings', 'ownerTax'),
    ownGrants: grantsAreOwnFunds ? grants : 0,
    owedGrants: grantsAreOwnFunds ? 0 : grants,
    bankLoans: owed('bankLoans') - sheet.loansWithinYear,
    partnerLoans: owed('partnerLoans', 'quasiEquity'),
    bankDebt: sheet.loansWithinYear + short('bank'),
    suppliers: owed('payables'),
    publicDebt: short('vat') + short('vatNotDue') + owed('socialOwed', 'taxOwed'),
    otherDebt: owed('accruedPay', 'accruedInterest', 'advances', 'deferred'),
  };
}
