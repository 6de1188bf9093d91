/** The accounts of the ledger: balance sheet first, then income statement. Debit is positive. */
export const ACCOUNTS = [
  'bank',
  'receivables',
  'grantsDue',
  'stock',
  'fixed',
  'accumulated',
  'deposits',
  'vat',
  'vatNotDue',
  'taxPrepaid',
  'payables',
  'accruedPay',
  'socialOwed',
  'taxOwed',
  'bankLoans',
  'partnerLoans',
  'quasiEquity',
  'accruedInterest',
  'advances',
  'deferred',
  'deferredGrants',
  'capital',
  'reserves',
  'retained',
  'drawings',
  'ownerTax',
  'revenue',
  'otherIncome',
  'directCosts',
  'directStaff',
  'staff',
  'social',
  'overheads',
  'variableOverheads',
  'badDebt',
  'depreciation',
  'amortization',
  'interest',
  'incomeTax',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** The accounts that are owed within a year, but for instalments of loans. */
export const SHORT_TERM = [
  'payables',
  'accruedPay',
  'socialOwed',
  'taxOwed',
  'accruedInterest',
  'advances',
  'deferred',
] as const satisfies readonly Account[];

export const NUMBER_OF: Readonly<Record<Account, number>> = Object.fromEntries(
  ACCOUNTS.map((account, index) => [account, index]),
) as Record<Account, number>;

export const isResultAccount = (account: Account): boolean => NUMBER_OF[account] >= NUMBER_OF.revenue;

/** The accounts of the result before tax. */
export const RESULT_BEFORE_TAX: readonly Account[] = ACCOUNTS.filter(
  (account) => isResultAccount(account) && account !== 'incomeTax',
);

/** The lines of the cash plan: where money comes from, then where it goes. */
export const RECEIPTS = [
  'customers',
  'capital',
  'partnerLoans',
  'loans',
  'grants',
  'vatRefund',
  'taxRefund',
] as const;
export const PAYMENTS = [
  'suppliers',
  'wages',
  'social',
  'ownerSocial',
  'overheads',
  'investments',
  'deposits',
  'vat',
  'incomeTax',
  'interest',
  'loanCosts',
  'principal',
  'bridgeRepayments',
  'partnerRepayments',
  'drawings',
  'dividends',
] as const;
export type CashLine = (typeof RECEIPTS)[number] | (typeof PAYMENTS)[number];
export const CASH_LINES: readonly CashLine[] = [...RECEIPTS, ...PAYMENTS];
export const FUNDING: readonly CashLine[] = ['capital', 'partnerLoans', 'loans', 'grants'];
