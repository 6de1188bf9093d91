import { FISCAL_YEARS } from '@trazo/plan/finance/fiscal-years';
import { plannedYears } from '@trazo/plan/finance/planned-years';
import { printCharts } from '../finance/charts.ts';
import type { FinanceTable } from '../finance/finance-table.ts';
import { financingBars } from '../finance/financing-bars.ts';
import { incomeStatementTable } from '../finance/income-statement-table.ts';
import { leadingFigures } from '../finance/leading-figures.ts';
import { balanceTable, reasonedTable } from '../finance/sheet-tables.ts';
import type { PrintBars, PrintChart, PrintFact, PrintPassage } from '../print-parts.ts';
import type { Opener } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintFinance extends Opener<'finance'> {
  /** Revenue model, use of funds, exit strategy: those written. */
  readonly passages: readonly PrintPassage[];
  /** Income statement first, then balance sheet, incomes, expenses, financing needs. */
  readonly tables: readonly FinanceTable[];
  readonly charts: readonly PrintChart[];
  /** Where the money comes from and where it goes; `null` unless both are known. */
  readonly financing: PrintBars | null;
  /** What each table comes to: the last year's result, working capital, sums. */
  readonly figures: readonly PrintFact[];
}

const PASSAGES = ['revenueModel', 'useOfFunds', 'exitStrategy'] as const;
const REASONED = ['incomes', 'expenses', 'financingNeeds'] as const;

export const finance: SectionPrinter<PrintFinance> = {
  print(opener, { finance: section }, wording) {
    const { words, text } = wording;
    const tables = [
      incomeStatementTable(section, wording),
      balanceTable(section.balance, wording),
      ...REASONED.map((list) => reasonedTable(list, section[list], wording)),
    ].filter((table) => table !== null);
    return {
      ...opener,
      lead:
        plannedYears(section) === FISCAL_YEARS.length ? opener.lead : words('finance:document.shorterLead'),
      passages: PASSAGES.map((passage) => ({
        heading: words(`finance:document.${passage}`),
        text: text(section[passage]),
      })).filter((passage) => passage.text.length > 0),
      tables,
      charts: printCharts(section, wording),
      financing: financingBars(section, wording),
      figures: leadingFigures(section, tables, wording),
    };
  },
};
