import { FISCAL_YEARS } from '@trazo/plan/finance/fiscal-years';
import { plannedYears } from '@trazo/plan/finance/planned-years';
import type { Section } from '@trazo/plan/plan';
import { printCharts } from '../finance/charts.ts';
import { financingBars } from '../finance/financing-bars.ts';
import { incomeStatementTable } from '../finance/income-statement-table.ts';
import { leadingFigures } from '../finance/leading-figures.ts';
import { balanceTable, reasonedTable } from '../finance/sheet-tables.ts';
import type { PrintFinance } from '../print-model.ts';
import type { Opener, Wording } from '../wording.ts';

const PASSAGES = ['revenueModel', 'useOfFunds', 'exitStrategy'] as const;
const REASONED = ['incomes', 'expenses', 'financingNeeds'] as const;

export function printFinance(
  opener: Opener<'finance'>,
  section: Section<'finance'>,
  wording: Wording,
): PrintFinance {
  const { words, text } = wording;
  const tables = [
    incomeStatementTable(section, wording),
    balanceTable(section.balance, wording),
    ...REASONED.map((list) => reasonedTable(list, section[list], wording)),
  ].filter((table) => table !== null);
  return {
    ...opener,
    lead: plannedYears(section) === FISCAL_YEARS.length ? opener.lead : words('finance:document.shorterLead'),
    passages: PASSAGES.map((passage) => ({
      heading: words(`finance:document.${passage}`),
      text: text(section[passage]),
    })).filter((passage) => passage.text.length > 0),
    tables,
    charts: printCharts(section, wording),
    financing: financingBars(section, wording),
    figures: leadingFigures(section, tables, wording),
  };
}
