import { FISCAL_YEARS } from '@trazo/plan/finance/fiscal-years';
import { plannedYears } from '@trazo/plan/finance/planned-years';
import { templateOf } from '@trazo/plan/theme/theme';
import { printBreakEven } from '../drawings/break-even.ts';
import { printFunding } from '../drawings/funding.ts';
import { printWaterfall } from '../drawings/waterfall.ts';
import { type FinanceCharts, printCharts } from '../finance/charts.ts';
import { essenceOf, type FinanceTable, isLong } from '../finance/finance-table.ts';
import { assumptionTable } from '../finance/forecast/assumptions/assumption-table.ts';
import { annexTables } from '../finance/forecast/forecast-tables.ts';
import { type PrintMonths, printedMonths } from '../finance/forecast/month-columns.ts';
import { sourcesIn } from '../finance/forecast/printed-forecast.ts';
import { printedStress } from '../finance/forecast/stress-table.ts';
import { viabilityTable } from '../finance/forecast/viability-table.ts';
import { incomeStatementTable } from '../finance/income-statement-table.ts';
import { leadingFigures } from '../finance/leading-figures.ts';
import { balanceTable, reasonedTable } from '../finance/sheet-tables.ts';
import type { PrintBreakEven, PrintFact, PrintPassage, PrintSpans } from '../print-parts.ts';
import type { Opener } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintFinance extends Opener<'finance'>, FinanceCharts {
  /** Revenue model, use of funds, exit strategy, security: those written. */
  readonly passages: readonly PrintPassage[];
  /** Income statement first, then balance sheet, incomes, expenses, financing needs. */
  readonly tables: readonly FinanceTable[];
  /** Whether what is asked for can be paid back; `null` without a forecast. */
  readonly viability: FinanceTable | null;
  /** Long tables in full where the design parts them, what the user has ticked of the forecast, and last what all its figures rest on. */
  readonly annexes: readonly FinanceTable[];
  /** What those by month have in common, which stand last of all on landscape sheets. */
  readonly months: PrintMonths | null;
  /** Stands after the viability table; `null` where no year reaches it. */
  readonly breakEven: PrintBreakEven | null;
  /** What a year's revenue becomes on its way to the result; `null` where that is no drawing. */
  readonly waterfall: PrintSpans | null;
  /** Where the money comes from, up to what it is for; `null` unless both are known. */
  readonly financing: PrintSpans | null;
  /** What each table comes to: the last year's result, working capital, sums. */
  readonly figures: readonly PrintFact[];
}

const PASSAGES = ['revenueModel', 'useOfFunds', 'exitStrategy', 'collateral'] as const;
const REASONED = ['incomes', 'expenses', 'financingNeeds'] as const;

export const finance: SectionPrinter<PrintFinance> = {
  sources: (plan) => (plan.finance.assumptions === null ? null : sourcesIn(plan)),
  print(opener, plan, wording) {
    const { finance: section, forecast } = plan;
    const { words, text } = wording;
    const tables = [
      incomeStatementTable(section, wording),
      balanceTable(section.balance, wording),
      ...REASONED.map((list) => reasonedTable(list, section[list], wording)),
    ].filter((table) => table !== null);
    const isApart = templateOf(wording.theme.templateId).longTablesApart === true;
    const stress = forecast === null ? null : printedStress(plan, forecast);
    const annexes = [
      ...(isApart ? tables.filter(isLong) : []),
      ...(forecast === null
        ? []
        : [...annexTables(plan, forecast, stress, wording), assumptionTable(plan, forecast, wording)]),
    ];
    const isByMonth = ({ byMonth }: FinanceTable) => byMonth !== undefined;
    return {
      ...opener,
      lead:
        plannedYears(section) === FISCAL_YEARS.length ? opener.lead : words('finance:document.shorterLead'),
      passages: [
        ...PASSAGES.map((passage) => ({
          heading: words(`finance:document.${passage}`),
          text: text(section[passage], 2),
        })).filter((passage) => passage.text.length > 0),
      ],
      tables: isApart ? tables.map(essenceOf) : tables,
      viability: forecast === null ? null : viabilityTable(plan, forecast, wording),
      annexes: [...annexes.filter((table) => !isByMonth(table)), ...annexes.filter(isByMonth)],
      months: printedMonths(annexes),
      breakEven: forecast === null ? null : printBreakEven(forecast, wording),
      ...printCharts(section, forecast, stress, wording),
      waterfall: printWaterfall(section, wording),
      financing: printFunding(plan, wording),
      figures: leadingFigures(section, tables, wording),
    };
  },
};
