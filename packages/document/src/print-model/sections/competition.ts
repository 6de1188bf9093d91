import { printMarket } from '../drawings/market.ts';
import type { PrintCircles, PrintFact, PrintText } from '../print-parts.ts';
import type { Opener } from '../wording.ts';
import type { SectionPrinter } from './section-printer.ts';

export interface PrintCompetition extends Opener<'competition'> {
  readonly figures: readonly PrintFact[];
  /** The company's revenue beside its market's size; `null` unless both are known. */
  readonly market: PrintCircles | null;
  readonly text: PrintText;
  readonly competitorsLabel: string;
  readonly competitors: readonly { readonly name: string; readonly text: PrintText }[];
}

export const competition: SectionPrinter<PrintCompetition> = {
  sources: ({ finance }) => finance.revenues,
  print(opener, plan, wording) {
    const { words, format, line, text, facts } = wording;
    const section = plan.competition;
    return {
      ...opener,
      figures: facts([
        [words('competition:document.customers'), format.number(section.customers)],
        [words('competition:document.spendPerCustomer'), format.money(section.spendPerCustomer)],
        [words('competition:document.marketSize'), format.money(section.marketSize)],
      ]),
      market: printMarket(plan, wording),
      text: text(section.summary),
      competitorsLabel: words('competition:document.competitors'),
      competitors: section.competitors
        .map((competitor) => ({ name: line(competitor.name), text: text(competitor.description, 3) }))
        .filter((competitor) => competitor.name !== '' || competitor.text.length > 0)
        .map((competitor) => ({
          name: competitor.name === '' ? words('competition:document.unnamed') : competitor.name,
          text: competitor.text,
        })),
    };
  },
};
