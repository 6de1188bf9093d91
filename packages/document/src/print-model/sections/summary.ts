import { isBlankYears } from '@trazo/plan/finance/fiscal-years';
import { incomeStatement } from '@trazo/plan/finance/income-statement';
import { plannedYears } from '@trazo/plan/finance/planned-years';
import { firstYearSum } from '@trazo/plan/finance/sources-and-uses';
import type { Amount } from '@trazo/plan/money';
import type { Plan } from '@trazo/plan/plan';
import type { PrintFact, PrintText } from '../print-parts.ts';
import type { Opener, Wording } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintSummary extends Opener<'summary'> {
  readonly text: PrintText;
  /** Up to four figures for the top of the page (revenue FY1, net income FY5, …). */
  readonly figures: readonly PrintFact[];
}

export const summary: SectionPrinter<PrintSummary> = {
  sources: ({ finance }) => finance,
  print(opener, plan, wording) {
    return { ...opener, text: wording.text(plan.summary.summary), figures: figures(plan, wording) };
  },
};

/** First and last planned year's revenue, the last one's result and the money asked for: those the plan knows. */
function figures({ finance }: Plan, { words, year: nameOf, format, facts }: Wording): readonly PrintFact[] {
  const statement = incomeStatement(finance);
  const last = plannedYears(finance);
  const hasRevenue = finance.revenues.some(({ years }) => !isBlankYears(years));
  const requested = firstYearSum(finance.financingNeeds);
  const year = (number: number) => ({ year: nameOf(number) });
  const money = (value: Amount | undefined, known: boolean) =>
    known && value !== undefined ? format.money(value) : '';
  return facts([
    [words('summary:document.revenue', year(1)), money(statement.revenues[0], hasRevenue)],
    [
      words('summary:document.revenue', year(last)),
      money(statement.revenues[last - 1], hasRevenue && last > 1),
    ],
    [words('summary:document.netIncome', year(last)), money(statement.netIncome[last - 1], hasRevenue)],
    [words('summary:document.financingNeeds'), requested === '' ? '' : format.money(requested)],
  ]);
}
