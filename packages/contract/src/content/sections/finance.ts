import { type BalanceSheet, balanceOf } from '@trazo/plan/finance/balance';
import { type IncomeStatement, incomeStatement } from '@trazo/plan/finance/income-statement';
import type { YearLine } from '@trazo/plan/finance/year-lines';
import type { Finance, ReasonedAmount } from '@trazo/plan/sections/finance';
import { money, yearAmounts, years } from '../codec/amounts.ts';
import { assumptions } from '../codec/assumptions.ts';
import { itemList } from '../codec/lists.ts';
import { at, type Field, mapping, object } from '../codec/mapping.ts';
import { richText } from '../codec/rich-text.ts';
import { choice, identifier, text } from '../codec/value-codec.ts';
import { put } from '../codec/wire-object.ts';
import { sectionCodec } from './section-codec.ts';

const yearLines = itemList(
  object(mapping<YearLine>({ id: at('id', identifier), name: at('name', text), years })),
);

const reasonedAmounts = itemList(
  object(
    mapping<ReasonedAmount>({
      id: at('id', identifier),
      reason: at('reason', text),
      amount: at('amount', money),
      period: at('period', choice('once')),
    }),
  ),
);

const balance = mapping<BalanceSheet>(
  {
    fixedAssets: at('finances.static_assets', money),
    currentAssets: at('finances.current_assets', money),
    ownFunds: at('finances.own_funds', money),
    longTermLiabilities: at('finances.long_liabilites', money),
    shortTermLiabilities: at('finances.short_liabilites', money),
  },
  { 'finances.work_capital': (sheet) => balanceOf(sheet).workingCapital },
);

const entered = sectionCodec<'finance'>({
  revenueModel: at('finances.revenue_model', richText),
  useOfFunds: at('finances.use_of_funds', richText),
  exitStrategy: at('finances.exit_strategy', richText),
  collateral: at('finances.collateral', text),
  revenues: at('finances.revenues', yearLines),
  directExpenses: at('finances.direct_expenses', yearLines),
  otherExpenses: at('finances.other_expenses', yearLines),
  depreciation: at('finances.depreciation', yearAmounts),
  amortization: at('finances.amortization', yearAmounts),
  interestExpense: at('finances.interest_expense', yearAmounts),
  incomeTaxExpense: at('finances.income_tax_expense', yearAmounts),
  balance,
  incomes: at('finances.incomes', reasonedAmounts),
  expenses: at('finances.expenses', reasonedAmounts),
  financingNeeds: at('finances.financing_needs', reasonedAmounts),
  assumptions: at('finances.assumptions', assumptions),
});

/** Sent because the wire has them, and not believed when they come back. */
const STATEMENT_LINES: Readonly<Record<string, keyof IncomeStatement>> = {
  'finances.gross_profit': 'grossProfit',
  'finances.gross_profitx100': 'grossMargin',
  'finances.ebidta': 'ebitda',
  'finances.ebit': 'ebit',
  'finances.result_before_tax': 'resultBeforeTax',
  'finances.net_income': 'netIncome',
};
const statementLines = Object.entries(STATEMENT_LINES).map(
  ([name, line]) => [name.split('.'), line] as const,
);

/** The document draws its charts itself. */
const CHART = ['finances', 'graphic_base64'];

/** What was entered, and the statement that follows from it, reckoned once. */
export const finance: Field<Finance> = {
  ...entered,
  names: [...entered.names, ...Object.keys(STATEMENT_LINES), CHART.join('.')],
  write: (section, target, context) => {
    entered.write(section, target, context);
    const statement = incomeStatement(section);
    for (const [steps, line] of statementLines)
      put(target, steps, yearAmounts.encode(statement[line], context));
    put(target, CHART, '');
  },
};
