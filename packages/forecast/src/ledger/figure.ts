import { BOUGHT_KINDS } from '@trazo/plan/finance/assumptions/costs';
import type { Account, CashLine } from './accounts.ts';
import type { Period } from './period.ts';

/** The lines of the income statement, from revenue down. */
export const INCOME_LINES = [
  'revenue',
  'otherIncome',
  'directCosts',
  'directStaff',
  'grossProfit',
  'staff',
  'social',
  'overheads',
  'badDebt',
  'ebitda',
  'depreciation',
  'amortization',
  'ebit',
  'interest',
  'resultBeforeTax',
  'incomeTax',
  'netIncome',
] as const;
export type IncomeLine = (typeof INCOME_LINES)[number];

/** Groups of the five-year grid whose lines have names. */
export const LINE_GROUPS = ['revenues', 'directExpenses', 'otherExpenses'] as const;
export type LineGroup = (typeof LINE_GROUPS)[number];

export type BalanceLine =
  | 'fixedAssets'
  | 'stock'
  | 'receivables'
  | 'taxReceivable'
  | 'cash'
  | 'currentAssets'
  | 'ownFunds'
  | 'quasiEquity'
  | 'longTerm'
  | 'loansWithinYear'
  | 'shortTerm'
  | 'total';

/** What the money of the first twelve months is used for. */
export const OTHER_USES = [
  'setUp',
  'inKind',
  'deposits',
  'stock',
  'vat',
  'other',
  'workingCapital',
  'reserve',
] as const;
/** Those, and what is bought by kind. */
export const USES = [...OTHER_USES, ...BOUGHT_KINDS];
export type Use = (typeof USES)[number];

/** Where the money of the start comes from. */
export const FUNDING_SOURCES = [
  'ownCash',
  'inKind',
  'partnerLoans',
  'loans',
  'grants',
  'customersInAdvance',
  'cashBrought',
  'earned',
] as const;
export type FundingSource = (typeof FUNDING_SOURCES)[number];

export type YearRatio =
  | 'grossMargin'
  | 'ebitdaMargin'
  | 'netMargin'
  | 'variableShare'
  | 'breakEvenRevenue'
  | 'safetyMargin'
  | 'breakEvenMonth'
  | 'debtCover'
  | 'equityRatio'
  | 'equityRatioWithQuasi'
  | 'assetTurnover'
  | 'returnOnAssets'
  | 'currentRatio'
  | 'quickRatio'
  | 'receivableDays'
  | 'payableDays'
  | 'stockDays'
  | 'workingCapitalNeed'
  | 'workingCapitalDays'
  | 'selfFinancing';

export type CashFigure = CashLine | 'opening' | 'receipts' | 'payments' | 'closing';
export type RatioName = YearRatio | 'breakEvenUnits' | 'breakEvenPerDay';
export type WholeRatio = 'lowestDebtCover' | 'payback' | 'netPresentValue' | 'internalRate' | 'runway';
export type InstalmentColumn =
  | 'opening'
  | 'payout'
  | 'interest'
  | 'capitalised'
  | 'principal'
  | 'payment'
  | 'closing';

/** A computed figure of the section, by what it is. */
export type Figure =
  | { readonly kind: 'income'; readonly line: IncomeLine; readonly at: Period }
  /** A line of the five-year grid: `staff`, a stream, a category. */
  | { readonly kind: 'line'; readonly group: LineGroup; readonly source: string; readonly at: Period }
  /** All lines of a group of the grid. */
  | { readonly kind: 'group'; readonly group: LineGroup; readonly at: Period }
  | { readonly kind: 'cash'; readonly line: CashFigure; readonly at: Period }
  | { readonly kind: 'balance'; readonly line: BalanceLine; readonly month: number }
  /** What an account holds at the end of a month. */
  | { readonly kind: 'account'; readonly account: Account; readonly month: number }
  | { readonly kind: 'use'; readonly line: Use }
  | { readonly kind: 'source'; readonly line: FundingSource }
  /** What a loan brings in the first twelve months. */
  | { readonly kind: 'loan'; readonly loan: string }
  | { readonly kind: 'total'; readonly of: 'uses' | 'sources' | 'missing' }
  | { readonly kind: 'ratio'; readonly ratio: RatioName; readonly year: number }
  | { readonly kind: 'whole'; readonly ratio: WholeRatio }
  | {
      readonly kind: 'instalment';
      readonly loan: string;
      readonly index: number;
      readonly column: InstalmentColumn;
    }
  /** One posting of the ledger, by its index. */
  | { readonly kind: 'posting'; readonly index: number; readonly at: Period };

/** How a value is written: an amount, a plain decimal, per cent, a time, or which month of the forecast. */
export type Measure = 'money' | 'number' | 'percent' | 'days' | 'months' | 'times' | 'month';

/** A decimal as text, with a point. */
export interface Value {
  readonly measure: Measure;
  readonly text: string;
}

/** One number of a formula: a figure that can be opened itself, something with a name, or a bracket. */
export interface Operand {
  readonly operator: '+' | '−' | '×' | '÷';
  readonly value: Value;
  readonly figure?: Figure;
  readonly name?: OperandName;
  /** The month it belongs to. */
  readonly month?: number;
  /** A bracket: what it is worked out from. */
  readonly inner?: readonly Operand[];
}

/** What operands are called that are no figures of their own. */
export const OPERANDS = [
  'quantity',
  'growth',
  'season',
  'price',
  'discounted',
  'priceRise',
  'heads',
  'hoursPerWeek',
  'weeksAMonth',
  'shareSold',
  'capacity',
  'turns',
  'daysOpen',
  'customers',
  'yearAmount',
  'shareOfYear',
  'unitCost',
  'costRise',
  'revenue',
  'share',
  'withVat',
  'withVatKept',
  'invoices',
  'paidShare',
  'consumed',
  'stockWanted',
  'stockHeld',
  'invoicedAhead',
  'gross',
  'salaries',
  'monthsOfYear',
  'payRise',
  'regularPay',
  'extraPay',
  'chargedPay',
  'chargeRate',
  'employerAllowance',
  'amount',
  'rise',
  'cost',
  'life',
  'writtenOff',
  'vatRate',
  'vatCharged',
  'vatOnPurchases',
  'vatCarried',
  'taxedBefore',
  'debt',
  'interestRate',
  'payout',
  'annuity',
  'fee',
  'guarantee',
  'overdraft',
  'taxable',
  'taxRate',
  'adjustments',
  'lossesUsed',
  'taxPrepaid',
  'profitSoFar',
  'lastTax',
  'cut',
  'typedYear',
  'otherPostings',
  'contribution',
  'owners',
  'privateNeed',
  'privateIncome',
  'debtService',
  'earned',
  'variableCosts',
  'fixedCosts',
  'drawn',
  'soldInYear',
  'averageBalance',
  'invoicedYear',
  'days',
  'freeCash',
  'grantsReleased',
  'beforeFunding',
  'fromRunning',
  'vatWithin',
  'otherUses',
  'presentValue',
  'presentValueAtRate',
  'monthsBefore',
  'stillMissing',
] as const;
export type OperandName = (typeof OPERANDS)[number];
