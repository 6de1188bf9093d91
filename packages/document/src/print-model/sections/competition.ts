import type { Plan } from '@trazo/plan/plan';
import { marketBars } from '../finance/market-bars.ts';
import type { PrintCompetition } from '../print-model.ts';
import type { Opener, Wording } from '../wording.ts';

export function printCompetition(
  opener: Opener<'competition'>,
  plan: Plan,
  wording: Wording,
): PrintCompetition {
  const { words, format, line, text, facts } = wording;
  const section = plan.competition;
  return {
    ...opener,
    figures: facts([
      [words('competition:document.customers'), format.number(section.customers)],
      [words('competition:document.spendPerCustomer'), format.money(section.spendPerCustomer)],
      [words('competition:document.marketSize'), format.money(section.marketSize)],
    ]),
    market: marketBars(plan, wording),
    text: text(section.summary),
    competitorsLabel: words('competition:document.competitors'),
    competitors: section.competitors
      .map((competitor) => ({ name: line(competitor.name), text: text(competitor.description) }))
      .filter((competitor) => competitor.name !== '' || competitor.text.length > 0)
      .map((competitor) => ({
        name: competitor.name === '' ? words('competition:document.unnamed') : competitor.name,
        text: competitor.text,
      })),
  };
}
