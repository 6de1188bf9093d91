import { must } from '@trazo/plan/must';
import type { Ledger } from '../ledger/ledger.ts';
import { MILLION } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import { addTo, COLUMNS, noMonths, sumBetween, totalOf, valueAt } from '../numbers/posted.ts';
import type { BalanceSheet } from '../statements/balance-sheet.ts';
import type { CashPlan } from '../statements/cash-plan.ts';
import type { IncomeStatement } from '../statements/income-statement.ts';
import { lineOf, YEARS } from '../statements/years.ts';
import { costsByBehaviour } from './cost-behaviour.ts';
import { internalRate, netPresentValue, paybackOf } from './investment-return.ts';

/** Shares are parts per million, days tenths of a day, amounts grains. Null: it cannot be said (a division by nothing). */
export interface YearRatios {
  readonly grossMargin: number | null;
  readonly ebitdaMargin: number | null;
  readonly netMargin: number | null;
  /** Direct costs, overheads by revenue and bad debts in revenue. */
  readonly variableShare: number | null;
  /** Of owners who are taxed themselves with their drawings as a cost. */
  readonly breakEvenRevenue: number | null;
  readonly safetyMargin: number | null;
  /** First month in which the year's revenue so far reaches the break-even. */
  readonly breakEvenMonth: number | null;
  readonly debtCover: number | null;
  readonly equityRatio: number | null;
  /** With loans of partners behind all others. */
  readonly equityRatioWithQuasi: number | null;
  /** Revenue, and the result before interest and tax, over all assets at the year's end. */
  readonly assetTurnover: number | null;
  readonly returnOnAssets: number | null;
  readonly currentRatio: number | null;
  readonly quickRatio: number | null;
  readonly receivableDays: number | null;
  readonly payableDays: number | null;
  readonly stockDays: number | null;
  readonly workingCapitalNeed: number;
  readonly workingCapitalDays: number | null;
  readonly selfFinancing: number;
}

export interface Ratios {
  readonly years: readonly YearRatios[];
  /** Lowest cover of any twelve months on end. */
  readonly lowestDebtCover: number | null;
  /** Hundredths of months until the free cash has paid back what was put in. */
  readonly payback: number | null;
  readonly netPresentValue: number;
  readonly internalRate: number | null;
  /** First month with less than nothing in the bank; null: none. */
  readonly runway: number | null;
}

/** `a · b / d`; null over nothing, and where almost nothing makes it larger than can be counted. */
export function quotient(a: number, b: number, d: number): number | null {
  const value = d > 0 ? mulDiv(a, b, d) : null;
  return value !== null && Number.isSafeInteger(value) ? value : null;
}

const share = (part: number, whole: number): number | null => quotient(part, MILLION, whole);

interface Facts {
  readonly ledger: Ledger;
  readonly income: IncomeStatement;
  readonly cash: CashPlan;
  readonly balance: readonly BalanceSheet[];
  /** For the net present value, in parts per million. */
  readonly discountRate: number;
}

/** What the debt takes: principal and interest paid, to banks and to partners; not what a refund or grant repays. */
export const DEBT_SERVICE = ['principal', 'partnerRepayments', 'interest'] as const;

/** The debt service of each month or year. */
export const debtServiceOf = ({ lines }: CashPlan, by: 'months' | 'years'): readonly number[] =>
  lines.interest[by].map((_, at) =>
    DEBT_SERVICE.reduce((total, line) => total + valueAt(lines[line][by], at), 0),
  );

/** What is there to serve the debt a month or year: EBITDA less tax paid and what self-employed owners live on. */
export const earnedForDebt = (
  { ledger, income, cash }: Pick<Facts, 'ledger' | 'income' | 'cash'>,
  by: 'months' | 'years',
): readonly number[] => {
  const { taxRefund, incomeTax } = cash.lines;
  const drawings = lineOf(ledger.flows('drawings'), ledger.years)[by];
  return income.ebitda[by].map(
    (ebitda, at) => ebitda + valueAt(taxRefund[by], at) - valueAt(incomeTax[by], at) - valueAt(drawings, at),
  );
};

/** What serves the debt over what the debt takes, by first and last month. */
function coverBy(facts: Facts): (first: number, last: number) => number | null {
  const service = debtServiceOf(facts.cash, 'months');
  const available = earnedForDebt(facts, 'months');
  // Running sums: every twelve months on end are asked for.
  const [earned, served] = [[0], [0]];
  for (let month = 0; month < COLUMNS; month += 1) {
    earned.push(valueAt(earned, month) + valueAt(available, month));
    served.push(valueAt(served, month) + valueAt(service, month));
  }
  const between = (sums: readonly number[], first: number, last: number) =>
    valueAt(sums, last + 1) - valueAt(sums, first);
  return (first, last) => share(between(earned, first, last), between(served, first, last));
}

function yearRatios(facts: YearFacts, year: number): YearRatios {
  const { ledger, income, balance, invoiced } = facts;
  const [first, last] = ledger.years.monthsOf(year);
  const start = ledger.years.firstOf(year);
  const spanOf = (months: readonly number[]) => totalOf(months.slice(first, last + 1));
  const of = (line: keyof IncomeStatement) => valueAt(income[line].years, year - 1);
  const revenue = of('revenue');
  const { variable, fixed } = costsByBehaviour(facts, year);
  const breakEvenRevenue = revenue > 0 ? quotient(fixed, revenue, revenue - variable) : null;
  const sheet = must(balance[last], 'a balance sheet for each month');
  const average = (pick: (sheet: BalanceSheet) => number) => {
    let total = 0;
    for (let month = start; month <= last; month += 1) {
      const each = balance[month];
      if (each !== undefined) total += pick(each);
    }
    return total;
  };
  const days = (tenths: number, whole: number) => quotient(tenths, 3650, 12 * whole);
  const balances = (account: 'receivables' | 'payables') => {
    let balance = ledger.flowBetween(account, 0, start - 1);
    let total = 0;
    for (let month = start; month <= last; month += 1) {
      balance += ledger.flow(account, month);
      total += balance;
    }
    return total;
  };
  const need = workingCapitalNeed(ledger, last);
  let reached: number | null = null;
  let sold = 0;
  for (let month = first; month <= last && breakEvenRevenue !== null; month += 1) {
    sold += valueAt(income.revenue.months, month);
    if (reached === null && month > 0 && sold >= breakEvenRevenue) reached = month;
  }
  const released = ledger.postings.reduce((total, { debit, credit, months }) => {
    if (debit !== 'deferredGrants' || credit !== 'otherIncome') return total;
    return total + sumBetween(months, first, last);
  }, 0);
  return {
    // Of revenue and other income, as in the five-year statement: one fact, one figure.
    grossMargin: share(of('grossProfit'), revenue + of('otherIncome')),
    ebitdaMargin: share(of('ebitda'), revenue + of('otherIncome')),
    netMargin: share(of('netIncome'), revenue + of('otherIncome')),
    variableShare: share(variable, revenue),
    breakEvenRevenue,
    safetyMargin: breakEvenRevenue === null ? null : share(revenue - breakEvenRevenue, revenue),
    breakEvenMonth: reached,
    debtCover: facts.cover(first, last),
    equityRatio: share(sheet.ownFunds, sheet.total),
    equityRatioWithQuasi: share(sheet.ownFunds + sheet.quasiEquity, sheet.total),
    assetTurnover: share(revenue, sheet.total),
    returnOnAssets: share(of('ebit'), sheet.total),
    currentRatio: share(sheet.currentAssets, sheet.shortTerm),
    quickRatio: share(sheet.currentAssets - sheet.stock, sheet.shortTerm),
    receivableDays: days(balances('receivables'), spanOf(invoiced.sold)),
    payableDays: days(0 - balances('payables'), spanOf(invoiced.bought)),
    stockDays: days(
      average(({ stock }) => stock),
      of('directCosts'),
    ),
    workingCapitalNeed: need,
    workingCapitalDays: quotient(need, 300 * ledger.years.lengthOf(year), revenue),
    selfFinancing: of('netIncome') + of('depreciation') + of('amortization') - released,
  };
}

interface YearFacts extends Facts {
  readonly invoiced: Invoiced;
  readonly cover: ReturnType<typeof coverBy>;
}

interface Invoiced {
  readonly sold: readonly number[];
  readonly bought: readonly number[];
}

/** Invoices a month, tax included: to customers, and of suppliers. */
function invoicedBy(ledger: Ledger): Invoiced {
  const [sold, bought] = [noMonths(), noMonths()];
  for (const { debit, credit, months, origin } of ledger.postings) {
    if (debit === 'receivables' && origin.kind === 'stream') addTo(sold, months);
    if (credit === 'payables' && origin.kind !== 'opening') addTo(bought, months);
  }
  return { sold, bought };
}

/** Accounts of the working capital need. */
export const NEED = [
  'stock',
  'receivables',
  'vat',
  'payables',
  'socialOwed',
  'taxOwed',
  'taxPrepaid',
  'advances',
] as const;

/** Stock and what is owed to the firm less what it owes in the course of business (BFR, NOF). */
const workingCapitalNeed = (ledger: Ledger, month: number): number =>
  NEED.reduce((total, account) => total + ledger.flowBetween(account, 0, month), 0);

/** Cash before money of owners, lenders and grants. */
export function freeCash({ cash }: Pick<Facts, 'cash'>): number[] {
  const money = ['capital', 'partnerLoans', 'loans', 'grants'] as const;
  const service = [
    'interest',
    'principal',
    'bridgeRepayments',
    'partnerRepayments',
    'loanCosts',
    'drawings',
    'dividends',
  ] as const;
  return cash.closing.map((_, month) => {
    let flow = valueAt(cash.receipts.months, month) - valueAt(cash.payments.months, month);
    for (const line of money) flow -= valueAt(cash.lines[line].months, month);
    for (const line of service) flow += valueAt(cash.lines[line].months, month);
    return flow;
  });
}

export function ratiosOf(facts: Facts): Ratios {
  const free = freeCash(facts);
  const { years: calendar } = facts.ledger;
  const cover = coverBy(facts);
  const yearFacts = { ...facts, cover, invoiced: invoicedBy(facts.ledger) };
  const years = YEARS.map((year) => sumBetween(free, calendar.firstOf(year), calendar.lastOf(year)));
  const flows = [valueAt(free, 0), ...years];
  let lowestDebtCover: number | null = null;
  for (let last = 12; last <= calendar.lastMonth; last += 1) {
    const covered = cover(last - 11, last);
    if (covered !== null && (lowestDebtCover === null || covered < lowestDebtCover))
      lowestDebtCover = covered;
  }
  const runway = facts.cash.closing.findIndex((amount) => amount < 0);
  return {
    years: YEARS.map((year) => yearRatios(yearFacts, year)),
    lowestDebtCover,
    payback: paybackOf(free),
    netPresentValue: netPresentValue(flows, facts.discountRate),
    internalRate: internalRate(flows),
    runway: runway < 0 ? null : runway,
  };
}
