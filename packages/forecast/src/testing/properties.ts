import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { type Forecast, forecast } from '../forecast.ts';
import type { PlanFacts } from '../frame.ts';
import { monthsOfYear } from '../frame.ts';
import { ACCOUNTS } from '../ledger/accounts.ts';
import type { Pack } from '../pack.ts';
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

/** What is wrong with a forecast by the laws that hold for every one; empty: nothing. */
export function brokenLaws(assumptions: Assumptions, pack: Pack, facts: PlanFacts): string[] {
  const result = forecast(assumptions, pack, facts);
  const { ledger, cash, balance, income, financing } = result;
  const broken: string[] = [];
  const check = (holds: boolean, law: string) => {
    if (!holds) broken.push(law);
  };
  for (const [path, value] of numbersOf(figuresOf(result))) {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
      broken.push(`${path} is ${Object.is(value, -0) ? '-0' : value}`);
      break;
    }
  }
  for (const { debit, credit, months } of ledger.postings) {
    check(
      months.length === 61 && months.every(Number.isSafeInteger),
      `posting ${debit}/${credit} is not whole`,
    );
  }
  const bank = ledger.balances('bank');
  const all = ACCOUNTS.map((account) => ledger.balances(account));
  for (const month of MONTHS) {
    check(
      all.reduce((sum, row) => sum + (row[month] ?? 0), 0) === 0,
      `accounts do not add up in month ${month}`,
    );
    check(cash.closing[month] === bank[month], `cash plan is not the bank in month ${month}`);
    if (month > 0) check(cash.opening[month] === cash.closing[month - 1], `opening of month ${month}`);
    const sheet = balance[month];
    if (sheet === undefined) continue;
    check(
      sheet.fixedAssets + sheet.currentAssets === sheet.ownFunds + sheet.longTerm + sheet.shortTerm,
      `balance of month ${month}`,
    );
    check(sheet.loansWithinYear >= 0, `loans due within a year in month ${month}`);
  }
  const lowest = Math.min(...cash.closing);
  check(cash.lowest.amount === lowest && cash.lowest.month === cash.closing.indexOf(lowest), 'lowest month');
  const lines: readonly [string, Line][] = [...Object.entries(income), ...Object.entries(cash.lines)];
  for (const [name, { months, years }] of lines) {
    for (const [index, total] of years.entries()) {
      const [first, last] = monthsOfYear(index + 1);
      const sum = months.slice(first, last + 1).reduce((before, value) => before + value, 0);
      check(sum === total, `${name} of year ${index + 1} is not its months`);
    }
  }
  for (const [index, year] of financing.entries()) {
    const { selfFinancing, ownMoney, partnerLoans, grants, loans } = year;
    const { investments, workingCapital, principal, distributed, changeInCash } = year;
    const sources = selfFinancing + ownMoney + partnerLoans + grants + loans;
    const uses = investments + workingCapital + principal + distributed;
    check(sources - uses === changeInCash, `indirect cash flow of year ${index + 1}`);
  }
  for (const { loan, instalments } of result.loans) {
    const paidOut = loan.payouts.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    const added = instalments.reduce((sum, { capitalised }) => sum + capitalised, 0);
    const repaid = instalments.reduce((sum, { principal }) => sum + principal, 0);
    if (instalments.length > 0) check(repaid === paidOut + added, `loan ${loan.id} is not repaid`);
    check(
      instalments.every(({ principal, closing }) => principal >= 0 && closing >= 0),
      `loan ${loan.id} repays less than nothing`,
    );
  }
  const { sourcesAndUses: money } = result;
  check(money.totalSources + money.missing === money.totalUses, 'sources and uses');
  check(result.lossesLeft >= 0, 'losses');
  const pinned = new Set(assumptions.pins.map(({ path }) => path));
  for (const [index, tax] of income.incomeTax.years.entries()) {
    if (!pinned.has(`incomeTaxExpense.FY${index + 1}`)) check(tax >= 0, `tax of year ${index + 1}`);
  }
  check(
    result.sales.every(({ stockWanted }) => stockWanted.every((wanted) => wanted >= 0)),
    'stock below zero',
  );
  const counted = result.beyond.includes('total') ? [] : assumptions.pins;
  for (const { path, amount } of counted) {
    const last = assumptions.pins.filter((pin) => pin.path === path).at(-1);
    if (amount === '' || last?.amount !== amount || result.beyond.includes(`pins.${path}`)) continue;
    const [, line = '', year = ''] = /^(.*)\.FY(\d)$/.exec(path) ?? [];
    const shown = {
      depreciation: income.depreciation,
      amortization: income.amortization,
      interestExpense: income.interest,
      incomeTaxExpense: income.incomeTax,
    }[line];
    const target = Math.round(Number(amount) * result.scale);
    const halves = Math.abs(Number(amount) * result.scale - target);
    if (shown !== undefined && halves < 0.4) {
      check(
        shown.years[Number(year) - 1] === target,
        `${path} is ${shown.years[Number(year) - 1]}, typed ${amount}`,
      );
    }
  }
  return broken;
}
