import type { Account } from '../ledger/accounts.ts';
import type { CashFigure, Figure, Operand, OperandName, RatioName, Value } from '../ledger/figure.ts';
import { bracket, money, named, opened, percent } from '../ledger/operands.ts';
import { decimal } from '../numbers/decimal.ts';
import { valueAt } from '../numbers/posted.ts';
import { type CostBehaviour, costsByBehaviour } from '../ratios/cost-behaviour.ts';
import type { YearRatios } from '../ratios/ratios.ts';
import type { BalanceSheet } from '../statements/balance-sheet.ts';
import type { IncomeStatement } from '../statements/income-statement.ts';
import type { Context } from './context.ts';
import { balanceAt } from './statement-figures.ts';

type Operator = Operand['operator'];

/** How each ratio is written; ratios are millionths, days tenths. */
export const MEASURES: Readonly<
  Record<RatioName, 'percent' | 'money' | 'month' | 'times' | 'days' | 'number'>
> = {
  grossMargin: 'percent',
  ebitdaMargin: 'percent',
  netMargin: 'percent',
  variableShare: 'percent',
  breakEvenRevenue: 'money',
  breakEvenUnits: 'number',
  breakEvenPerDay: 'money',
  safetyMargin: 'percent',
  breakEvenMonth: 'month',
  debtCover: 'times',
  equityRatio: 'percent',
  equityRatioWithQuasi: 'percent',
  assetTurnover: 'times',
  returnOnAssets: 'percent',
  currentRatio: 'times',
  quickRatio: 'times',
  receivableDays: 'days',
  payableDays: 'days',
  stockDays: 'days',
  workingCapitalNeed: 'money',
  workingCapitalDays: 'days',
  selfFinancing: 'money',
};

/** A ratio as it is written: millionths, tenths of a day, thousandths of a unit, grains. */
export function written(context: Context, measure: Value['measure'], value: number): Value {
  switch (measure) {
    case 'percent':
      return percent(value);
    case 'money':
      return money(context, value);
    case 'times':
      return { measure, text: decimal(value, 6) };
    case 'days':
      return { measure, text: decimal(value, 1) };
    case 'number':
      return { measure, text: decimal(value, 3) };
    default:
      return { measure, text: String(value) };
  }
}

type PaidLine = 'interest' | 'principal' | 'partnerRepayments' | 'incomeTax' | 'taxRefund';

/** The numbers of one fiscal year that its ratios are made of. */
export class RatioYear {
  readonly #context: Context;
  readonly #year: number;
  readonly index: number;
  readonly last: number;

  constructor(context: Context, year: number) {
    this.#context = context;
    this.#year = year;
    this.index = year - 1;
    this.last = context.forecast.years.lastOf(year);
  }

  amount(line: keyof IncomeStatement): number {
    return valueAt(this.#context.forecast.income[line].years, this.#year - 1);
  }

  income(operator: Operator, line: keyof IncomeStatement): Operand {
    const figure: Figure = { kind: 'income', line, at: { year: this.#year } };
    return opened(operator, figure, money(this.#context, this.amount(line)));
  }

  /** Revenue and other income: the total of the grid's first group. */
  allIncome(operator: Operator): Operand {
    const figure: Figure = { kind: 'group', group: 'revenues', at: { year: this.#year } };
    const amount = this.amount('revenue') + this.amount('otherIncome');
    return opened(operator, figure, money(this.#context, amount));
  }

  paid(line: PaidLine): number {
    return valueAt(this.#context.forecast.cash.lines[line].years, this.#year - 1);
  }

  cash(operator: Operator, line: CashFigure & PaidLine): Operand {
    const figure: Figure = { kind: 'cash', line, at: { year: this.#year } };
    return opened(operator, figure, money(this.#context, this.paid(line)));
  }

  balance(operator: Operator, line: keyof BalanceSheet): Operand {
    return opened(operator, { kind: 'balance', line, month: this.last }, this.#sheet(line));
  }

  ratio(operator: Operator, ratio: keyof YearRatios): Operand[] {
    const value = this.#context.forecast.ratios.years[this.#year - 1]?.[ratio] ?? null;
    if (value === null) return [];
    const figure: Figure = { kind: 'ratio', ratio, year: this.#year };
    return [opened(operator, figure, written(this.#context, MEASURES[ratio], value))];
  }

  named(operator: Operator, name: OperandName, grains: number): Operand {
    return named(operator, name, money(this.#context, grains));
  }

  bracket(operator: Operator, inner: readonly Operand[], grains: number): Operand {
    return bracket(operator, inner, money(this.#context, grains));
  }

  get first(): number {
    return this.#context.forecast.years.monthsOf(this.#year)[0];
  }

  get #costs(): CostBehaviour {
    return costsByBehaviour(this.#context.forecast, this.#year);
  }

  get variable(): number {
    return this.#costs.variable;
  }

  get fixed(): number {
    return this.#costs.fixed;
  }

  /** What self-employed owners live on. */
  get drawn(): number {
    return this.#context.forecast.ledger.flowBetween('drawings', this.first, this.last);
  }

  get months(): number {
    return this.#context.forecast.years.lengthOf(this.#year);
  }

  /** Sum of the balances at the ends of its months. */
  average(account: Account): number {
    let total = 0;
    for (let month = this.last - this.months + 1; month <= this.last; month += 1)
      total += balanceAt(this.#context, account, month);
    return account === 'payables' ? 0 - total : total;
  }

  #sheet(line: keyof BalanceSheet): Value {
    return money(this.#context, valueAt(this.#context.forecast.balance, this.last)[line]);
  }
}
