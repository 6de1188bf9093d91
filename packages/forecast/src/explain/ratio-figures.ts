import { breakEvenVolumes, openDays, soldByYear } from '../break-even-volume.ts';
import type { Account } from '../ledger/accounts.ts';
import type { Figure, Operand, RatioName } from '../ledger/figure.ts';
import { money, named, number, opened } from '../ledger/operands.ts';
import { decimal } from '../numbers/decimal.ts';
import { sumBetween, valueAt } from '../numbers/posted.ts';
import { DEBT_SERVICE, NEED } from '../ratios/ratios.ts';
import type { IncomeStatement } from '../statements/income-statement.ts';
import type { Context } from './context.ts';
import type { Explanation } from './explanation.ts';
import { MEASURES, RatioYear, written } from './ratio-year.ts';
import { balanceAt } from './statement-figures.ts';

type Of<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

/** The days that an average balance stands for: average ÷ a year’s flow × 365. */
function daysFormula(context: Context, year: RatioYear, account: Account, flow: Operand): Operand[] {
  const average = decimal(
    Math.round((year.average(account) * 1_000_000) / (year.months * context.forecast.scale)),
    6,
  );
  return [
    named('+', 'averageBalance', { measure: 'money', text: average }),
    flow,
    named('×', 'days', number(decimal(Math.round((3650 * year.months) / 12), 1))),
  ];
}

function invoiced(context: Context, year: RatioYear, side: 'receivables' | 'payables'): number {
  let total = 0;
  for (const { debit, credit, months, origin } of context.forecast.ledger.postings) {
    const counts =
      side === 'receivables'
        ? debit === side && origin.kind === 'stream'
        : credit === side && origin.kind !== 'opening';
    if (counts) total += sumBetween(months, year.first, year.last);
  }
  return total;
}

const over = (year: RatioYear, line: keyof IncomeStatement): Operand[] => [
  year.income('+', line),
  year.allIncome('÷'),
];

/** Fixed costs, with what self-employed owners live on, ÷ (1 − variable costs in the revenue). */
function breakEven(year: RatioYear): Operand[] {
  const revenue = year.amount('revenue');
  const fixed = year.named('+', 'fixedCosts', year.fixed - year.drawn);
  return [
    year.drawn === 0 ? fixed : year.bracket('+', [fixed, year.named('+', 'drawn', year.drawn)], year.fixed),
    year.income('×', 'revenue'),
    year.bracket(
      '÷',
      [year.income('+', 'revenue'), year.named('−', 'variableCosts', year.variable)],
      revenue - year.variable,
    ),
  ];
}

const FORMULAS: Readonly<Record<RatioName, (context: Context, year: RatioYear) => Operand[]>> = {
  grossMargin: (_, year) => over(year, 'grossProfit'),
  ebitdaMargin: (_, year) => over(year, 'ebitda'),
  netMargin: (_, year) => over(year, 'netIncome'),
  variableShare: (_, year) => [year.named('+', 'variableCosts', year.variable), year.income('÷', 'revenue')],
  breakEvenRevenue: (_, year) => breakEven(year),
  breakEvenUnits: (context, year) => [
    ...year.ratio('+', 'breakEvenRevenue'),
    named('×', 'soldInYear', number(decimal(soldByYear(context)[year.index] ?? 0, 3))),
    year.income('÷', 'revenue'),
  ],
  breakEvenPerDay: (context, year) => [
    ...year.ratio('+', 'breakEvenRevenue'),
    named('÷', 'daysOpen', number(String(openDays(context)))),
  ],
  safetyMargin: (_, year) => [
    year.bracket('+', [year.income('+', 'revenue'), ...year.ratio('−', 'breakEvenRevenue')], 0),
    year.income('÷', 'revenue'),
  ],
  breakEvenMonth: (_, year) => year.ratio('+', 'breakEvenRevenue'),
  debtCover: (_, year) => [
    year.bracket(
      '+',
      [
        year.income('+', 'ebitda'),
        year.cash('−', 'incomeTax'),
        year.cash('+', 'taxRefund'),
        ...(year.drawn === 0 ? [] : [year.named('−', 'drawn', year.drawn)]),
      ],
      year.amount('ebitda') - year.paid('incomeTax') + year.paid('taxRefund') - year.drawn,
    ),
    year.bracket(
      '÷',
      DEBT_SERVICE.filter((line) => line !== 'partnerRepayments' || year.paid(line) !== 0).map((line) =>
        year.cash('+', line),
      ),
      DEBT_SERVICE.reduce((total, line) => total + year.paid(line), 0),
    ),
  ],
  equityRatio: (_, year) => [year.balance('+', 'ownFunds'), year.balance('÷', 'total')],
  equityRatioWithQuasi: (context, year) => [
    year.bracket(
      '+',
      [year.balance('+', 'ownFunds'), year.balance('+', 'quasiEquity')],
      valueAt(context.forecast.balance, year.last).ownFunds +
        valueAt(context.forecast.balance, year.last).quasiEquity,
    ),
    year.balance('÷', 'total'),
  ],
  assetTurnover: (_, year) => [year.income('+', 'revenue'), year.balance('÷', 'total')],
  returnOnAssets: (_, year) => [year.income('+', 'ebit'), year.balance('÷', 'total')],
  currentRatio: (_, year) => [year.balance('+', 'currentAssets'), year.balance('÷', 'shortTerm')],
  quickRatio: (context, year) => [
    year.bracket(
      '+',
      [year.balance('+', 'currentAssets'), year.balance('−', 'stock')],
      valueAt(context.forecast.balance, year.last).currentAssets -
        valueAt(context.forecast.balance, year.last).stock,
    ),
    year.balance('÷', 'shortTerm'),
  ],
  receivableDays: (context, year) =>
    daysFormula(
      context,
      year,
      'receivables',
      year.named('÷', 'invoicedYear', invoiced(context, year, 'receivables')),
    ),
  payableDays: (context, year) =>
    daysFormula(
      context,
      year,
      'payables',
      year.named('÷', 'invoicedYear', invoiced(context, year, 'payables')),
    ),
  stockDays: (context, year) => daysFormula(context, year, 'stock', year.income('÷', 'directCosts')),
  workingCapitalNeed: (context, year) =>
    NEED.flatMap((account): Operand[] => {
      const amount = balanceAt(context, account, year.last);
      const figure: Figure = { kind: 'account', account, month: year.last };
      const isDebt = ['payables', 'socialOwed', 'taxOwed', 'advances'].includes(account);
      if (amount === 0) return [];
      return [opened(isDebt ? '−' : '+', figure, money(context, isDebt ? 0 - amount : amount))];
    }),
  workingCapitalDays: (_, year) => [
    ...year.ratio('+', 'workingCapitalNeed'),
    year.income('÷', 'revenue'),
    named('×', 'days', number(String(30 * year.months))),
  ],
  selfFinancing: (context, year) => {
    const own = valueAt(context.forecast.ratios.years, year.index).selfFinancing;
    const earned = year.amount('netIncome') + year.amount('depreciation') + year.amount('amortization');
    return [
      year.income('+', 'netIncome'),
      year.income('+', 'depreciation'),
      year.income('+', 'amortization'),
      ...(earned === own ? [] : [year.named('−', 'grantsReleased', earned - own)]),
    ];
  },
};

function ratioValue(context: Context, ratio: RatioName, year: number): number | null {
  if (ratio === 'breakEvenUnits' || ratio === 'breakEvenPerDay')
    return breakEvenVolumes(context)[year - 1]?.[ratio] ?? null;
  return context.forecast.ratios.years[year - 1]?.[ratio] ?? null;
}

export function explainRatio(context: Context, figure: Of<'ratio'>): Explanation {
  const { ratio, year } = figure;
  const value = ratioValue(context, ratio, year);
  const isWithoutUnits = ratio === 'breakEvenUnits' && soldByYear(context)[year - 1] === null;
  return {
    figure,
    ...(isWithoutUnits && { unsaid: 'withoutUnits' }),
    value: value === null ? null : written(context, MEASURES[ratio], value),
    formula: value === null ? [] : FORMULAS[ratio](context, new RatioYear(context, year)),
    postings: [],
    sources: [],
  };
}
