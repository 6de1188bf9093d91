import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { must } from '@trazo/plan/must';
import { type Forecast, forecast } from '../forecast.ts';
import type { PlanFacts } from '../forecast-context.ts';
import { ACCOUNTS } from '../ledger/accounts.ts';
import type { Pack } from '../pack.ts';
import { balancePartsOf } from '../statements/balance-parts.ts';
import type { Line } from '../statements/years.ts';

const MONTHS = Array.from({ length: 61 }, (_, month) => month);

/** Every number inside a value, with its path. */
function* numbersOf(value: unknown, path = ''): Generator<[path: string, value: number]> {
  if (typeof value === 'number') yield [path, value];
  else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* numbersOf(each, `${path}[${index}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* numbersOf(each, `${path}.${key}`);
  }
}

/** All figures of a forecast as plain data: what a screen or a document may show. */
export const figuresOf = ({ ledger, sales, loans, ...rest }: Forecast) => ({
  ...rest,
  loans: loans.map(({ loan, instalments }) => ({ id: loan.id, instalments })),
  sales: sales.map(({ stream, ...figures }) => ({ id: stream.id, ...figures })),
  accounts: Object.fromEntries(ACCOUNTS.map((account) => [account, ledger.balances(account)])),
});

/** A law of every forecast: yields what breaks it. */
type Law = (result: Forecast, assumptions: Assumptions) => Generator<string>;

function* figuresAreWhole(result: Forecast): Generator<string> {
  for (const [path, value] of numbersOf(figuresOf(result))) {
    if (Number.isSafeInteger(value) && !Object.is(value, -0)) continue;
    yield `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    return;
  }
}

function* postingsAreWhole({ ledger }: Forecast): Generator<string> {
  for (const { debit, credit, months } of ledger.postings) {
    if (months.length !== MONTHS.length || !months.every(Number.isSafeInteger)) {
      yield `posting ${debit}/${credit} is not whole`;
    }
  }
}

function* booksBalance({ ledger, cash, balance }: Forecast): Generator<string> {
  const bank = ledger.balances('bank');
  const all = ACCOUNTS.map((account) => ledger.balances(account));
  for (const month of MONTHS) {
    const total = all.reduce((sum, row) => sum + (row[month] ?? 0), 0);
    if (total !== 0) yield `accounts do not add up in month ${month}`;
    if (cash.closing[month] !== bank[month]) yield `cash plan is not the bank in month ${month}`;
    if (month > 0 && cash.opening[month] !== cash.closing[month - 1]) yield `opening of month ${month}`;
    const sheet = balance[month];
    if (sheet === undefined) continue;
    const assets = sheet.fixedAssets + sheet.currentAssets;
    if (assets !== sheet.ownFunds + sheet.longTerm + sheet.shortTerm) yield `balance of month ${month}`;
    if (sheet.loansWithinYear < 0) yield `loans due within a year in month ${month}`;
  }
}

function* balancesAreTheirParts(result: Forecast): Generator<string> {
  for (const month of [0, ...[1, 2, 3, 4, 5].map((year) => result.years.lastOf(year))]) {
    const { ownFunds, longTerm, shortTerm } = must(result.balance[month], 'a balance for each month');
    const { bankDebt, suppliers, publicDebt, otherDebt, ...others } = balancePartsOf(result, false, month);
    if (bankDebt + suppliers + publicDebt + otherDebt !== shortTerm)
      yield `short-term debts of month ${month}`;
    const sum = Object.values(others).reduce((total, part) => total + part, 0);
    if (sum !== ownFunds + longTerm) yield `own funds and long-term debts of month ${month}`;
  }
}

function* lowestMonthIsLowest({ cash }: Forecast): Generator<string> {
  const lowest = Math.min(...cash.closing);
  if (cash.lowest.amount !== lowest || cash.lowest.month !== cash.closing.indexOf(lowest))
    yield 'lowest month';
}

function* yearsAreTheirMonths({ income, cash, years: calendar }: Forecast): Generator<string> {
  const lines: readonly [string, Line][] = [...Object.entries(income), ...Object.entries(cash.lines)];
  for (const [name, { months, years }] of lines) {
    for (const [index, total] of years.entries()) {
      const [first, last] = calendar.monthsOf(index + 1);
      const sum = months.slice(first, last + 1).reduce((before, value) => before + value, 0);
      if (sum !== total) yield `${name} of year ${index + 1} is not its months`;
    }
  }
}

/** The change in cash by the indirect method. */
function* financingExplainsCash({ financing }: Forecast): Generator<string> {
  for (const [index, year] of financing.entries()) {
    const { selfFinancing, ownMoney, partnerLoans, grants, loans } = year;
    const { investments, workingCapital, principal, distributed, changeInCash } = year;
    const sources = selfFinancing + ownMoney + partnerLoans + grants + loans;
    const uses = investments + workingCapital + principal + distributed;
    if (sources - uses !== changeInCash) yield `indirect cash flow of year ${index + 1}`;
  }
}

function* loansAreRepaid({ loans }: Forecast): Generator<string> {
  for (const { loan, instalments } of loans) {
    const paidOut = loan.payouts.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    const added = instalments.reduce((sum, { capitalised }) => sum + capitalised, 0);
    const repaid = instalments.reduce((sum, { principal }) => sum + principal, 0);
    if (instalments.length > 0 && repaid !== paidOut + added) yield `loan ${loan.id} is not repaid`;
    if (!instalments.every(({ principal, closing }) => principal >= 0 && closing >= 0)) {
      yield `loan ${loan.id} repays less than nothing`;
    }
  }
}

function* sidesMeet({ sourcesAndUses: money }: Forecast): Generator<string> {
  if (money.totalSources + money.missing !== money.totalUses) yield 'sources and uses';
}

function* nothingFallsBelowZero(
  { lossesLeft, income, sales }: Forecast,
  { pins }: Assumptions,
): Generator<string> {
  if (lossesLeft < 0) yield 'losses';
  const pinned = new Set(pins.map(({ path }) => path));
  for (const [index, tax] of income.incomeTax.years.entries()) {
    if (!pinned.has(`incomeTaxExpense.FY${index + 1}`) && tax < 0) yield `tax of year ${index + 1}`;
  }
  if (!sales.every(({ stockWanted }) => stockWanted.every((wanted) => wanted >= 0))) yield 'stock below zero';
}

function* pinsAreShown({ beyond, income, scale }: Forecast, { pins }: Assumptions): Generator<string> {
  if (beyond.includes('total')) return;
  for (const { path, amount } of pins) {
    const last = pins.filter((pin) => pin.path === path).at(-1);
    if (amount === '' || last?.amount !== amount || beyond.includes(`pins.${path}`)) continue;
    const [, line = '', year = ''] = /^(.*)\.FY(\d)$/.exec(path) ?? [];
    const shown = {
      'revenues.f:otherIncome': income.otherIncome,
      'otherExpenses.f:badDebt': income.badDebt,
      depreciation: income.depreciation,
      amortization: income.amortization,
      interestExpense: income.interest,
      incomeTaxExpense: income.incomeTax,
    }[line];
    const target = Math.round(Number(amount) * scale);
    const isBetweenUnits = Math.abs(Number(amount) * scale - target) >= 0.4;
    const figure = shown?.years[Number(year) - 1];
    if (shown !== undefined && !isBetweenUnits && figure !== target) {
      yield `${path} is ${figure}, typed ${amount}`;
    }
  }
}

const LAWS: readonly Law[] = [
  figuresAreWhole,
  postingsAreWhole,
  booksBalance,
  balancesAreTheirParts,
  lowestMonthIsLowest,
  yearsAreTheirMonths,
  financingExplainsCash,
  loansAreRepaid,
  sidesMeet,
  nothingFallsBelowZero,
  pinsAreShown,
];

/** What is wrong with a forecast by the laws that hold for every one; empty: nothing. */
export function brokenLaws(assumptions: Assumptions, pack: Pack, facts: PlanFacts): string[] {
  const result = forecast(assumptions, pack, facts);
  return LAWS.flatMap((law) => [...law(result, assumptions)]);
}
