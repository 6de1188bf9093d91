import type { LineGroup } from '../fill/line-ids.ts';
import type { Account, CashLine } from '../ledger/accounts.ts';
import type { YearRatios } from '../ratios/ratios.ts';
import type { BalanceSheet } from '../statements/balance-sheet.ts';
import type { IncomeStatement } from '../statements/income-statement.ts';
import type { SourcesAndUses } from '../statements/sources-and-uses.ts';

/** A month (0 to 60), a fiscal year (1 to 5), or months on end. */
export type Period =
  | { readonly month: number }
  | { readonly year: number }
  | { readonly from: number; readonly until: number };

export type CashFigure = CashLine | 'opening' | 'receipts' | 'payments' | 'closing';
export type RatioName = keyof YearRatios | 'breakEvenUnits' | 'breakEvenPerDay';
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
  | { readonly kind: 'income'; readonly line: keyof IncomeStatement; readonly at: Period }
  /** A line of the five-year grid: `staff`, a stream, a category. */
  | { readonly kind: 'line'; readonly group: LineGroup; readonly source: string; readonly at: Period }
  /** All lines of a group of the grid. */
  | { readonly kind: 'group'; readonly group: LineGroup; readonly at: Period }
  | { readonly kind: 'cash'; readonly line: CashFigure; readonly at: Period }
  | { readonly kind: 'balance'; readonly line: keyof BalanceSheet; readonly month: number }
  /** What an account holds at the end of a month. */
  | { readonly kind: 'account'; readonly account: Account; readonly month: number }
  | { readonly kind: 'use'; readonly line: keyof SourcesAndUses['uses'] }
  | { readonly kind: 'source'; readonly line: keyof SourcesAndUses['sources'] }
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
  'amount',
  'rise',
  'cost',
  'life',
  'writtenOff',
  'vatRate',
  'vatCharged',
  'vatOnPurchases',
  'vatCarried',
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
  'vatWithin',
  'otherUses',
  'presentValue',
  'presentValueAtRate',
  'monthsBefore',
  'stillMissing',
] as const;
export type OperandName = (typeof OPERANDS)[number];

/** Where an answer stands: the list and line of the assumptions, or what the country's rules compute. */
export interface Source {
  readonly kind: string;
  readonly id: string;
}

/** Where a figure comes from. */
export interface Explanation {
  readonly figure: Figure;
  /** Null: it cannot be said, a division by nothing. */
  readonly value: Value | null;
  /** Why it cannot be said, where that is not a division by nothing: something sold has no units. */
  readonly unsaid?: 'withoutUnits';
  /** From left to right, products before sums. */
  readonly formula: readonly Operand[];
  /** Postings it is the sum of. */
  readonly postings: readonly PostingRow[];
  /** The answers behind it. */
  readonly sources: readonly Source[];
}

export interface PostingRow {
  readonly index: number;
  readonly at: Period;
  readonly debit: Account;
  readonly credit: Account;
  readonly source: Source;
  /** As it counts in the figure. */
  readonly grains: number;
}
