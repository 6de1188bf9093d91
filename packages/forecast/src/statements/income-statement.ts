import type { Account } from '../ledger/accounts.ts';
import type { IncomeLine } from '../ledger/figure.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { addTo, valueAt } from '../numbers/posted.ts';
import { type Line, lineOf } from './years.ts';

export type IncomeStatement = Readonly<Record<IncomeLine, Line>>;

/**
 * Revenue + other income − direct = gross; − staff − overheads − bad debts = EBITDA; − depreciation − amortisation = EBIT;
 * − interest = before tax; − tax = net: the identities of the plan's five-year grid.
 */
export function incomeStatementOf(ledger: Ledger): IncomeStatement {
  const of = (account: Account): number[] => ledger.flows(account);
  const income = (account: Account) => of(account).map((value) => 0 - value);
  const less = (from: readonly number[], ...costs: number[][]) => {
    const rest = [...from];
    for (const cost of costs) {
      for (let month = 0; month < rest.length; month += 1)
        rest[month] = valueAt(rest, month) - valueAt(cost, month);
    }
    return rest;
  };
  const revenue = income('revenue');
  const otherIncome = income('otherIncome');
  const directCosts = of('directCosts');
  const directStaff = of('directStaff');
  const grossProfit = less(
    revenue.map((value, month) => value + valueAt(otherIncome, month)),
    directCosts,
    directStaff,
  );
  const staff = of('staff');
  const social = of('social');
  const overheads = of('overheads');
  addTo(overheads, of('variableOverheads'));
  const badDebt = of('badDebt');
  const ebitda = less(grossProfit, staff, social, overheads, badDebt);
  const depreciation = of('depreciation');
  const amortization = of('amortization');
  const ebit = less(ebitda, depreciation, amortization);
  const interest = of('interest');
  const resultBeforeTax = less(ebit, interest);
  const incomeTax = of('incomeTax');
  const netIncome = less(resultBeforeTax, incomeTax);
  const line = (months: readonly number[]) => lineOf(months, ledger.years);
  return {
    revenue: line(revenue),
    otherIncome: line(otherIncome),
    directCosts: line(directCosts),
    directStaff: line(directStaff),
    grossProfit: line(grossProfit),
    staff: line(staff),
    social: line(social),
    overheads: line(overheads),
    badDebt: line(badDebt),
    ebitda: line(ebitda),
    depreciation: line(depreciation),
    amortization: line(amortization),
    ebit: line(ebit),
    interest: line(interest),
    resultBeforeTax: line(resultBeforeTax),
    incomeTax: line(incomeTax),
    netIncome: line(netIncome),
  };
}
