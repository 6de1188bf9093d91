import { type BalanceSheet, balanceOf } from '@trazo/plan/finance/balance';
import type { YearAmounts } from '@trazo/plan/finance/fiscal-years';
import { type IncomeStatement, incomeStatement } from '@trazo/plan/finance/income-statement';
import type { Finance, ReasonedAmount, YearLine } from '@trazo/plan/sections/finance';
import { money, yearAmounts, years } from '../codec/amounts.ts';
import type { EncodeContext } from '../codec/context.ts';
import { itemList } from '../codec/lists.ts';
import { at, mapping, object } from '../codec/mapping.ts';
import { text } from '../codec/value-codec.ts';
import { sectionCodec } from './section-codec.ts';

const yearLines = itemList(object(mapping<YearLine>({ id: at('id', text), name: at('name', text), years })));

const reasonedAmounts = itemList(
  object(
    mapping<ReasonedAmount>({ id: at('id', text), reason: at('reason', text), amount: at('amount', money) }),
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

const statementLine =
  (line: (statement: IncomeStatement) => YearAmounts) => (finance: Finance, context: EncodeContext) =>
    yearAmounts.encode(line(incomeStatement(finance)), context);

export const finance = sectionCodec<'finance'>(
  {
    revenueModel: at('finances.revenue_model', text),
    useOfFunds: at('finances.use_of_funds', text),
    exitStrategy: at('finances.exit_strategy', text),
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
  },
  {
    'finances.gross_profit': statementLine(({ grossProfit }) => grossProfit),
    'finances.gross_profitx100': statementLine(({ grossMargin }) => grossMargin),
    'finances.ebidta': statementLine(({ ebitda }) => ebitda),
    'finances.ebit': statementLine(({ ebit }) => ebit),
    'finances.result_before_tax': statementLine(({ resultBeforeTax }) => resultBeforeTax),
    'finances.net_income': statementLine(({ netIncome }) => netIncome),
    /** The document draws its charts itself. */
    'finances.graphic_base64': () => '',
  },
);
