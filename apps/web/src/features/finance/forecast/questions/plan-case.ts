import type { PlanFacts } from '@trazo/forecast/forecast-context';
import { taxedAsOf } from '@trazo/forecast/vat-scheme';
import { packOf } from '@trazo/packs/pack-of';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import { type TradeKind, tradeKindOf } from '@trazo/plan/trade-kinds';
import { type AnswerSources, askedIn, filledIn } from '../asked-answers.ts';

/** What of a plan decides which questions it is asked. */
export interface PlanCase {
  /** With the country whose law counts. */
  readonly assumptions: Assumptions;
  /** The same, with what the rest of the plan says in place of the blanks. */
  readonly filled: Assumptions;
  /** What of the plan's other sections the forecast counts with. */
  readonly facts: PlanFacts;
  readonly taxedAs: 'company' | 'owner';
  readonly isNew: boolean;
  readonly trade: TradeKind;
  /** Whether goods lie in a shop until they are sold. */
  readonly keepsGoods: boolean;
  readonly knowsLegalForm: boolean;
}

/** The case of a plan; null while it has no forecast. */
export function planCaseOf(draft: AnswerSources, facts: PlanFacts): PlanCase | null {
  const { general } = draft;
  const asked = askedIn(draft);
  const filled = filledIn(draft);
  if (asked === null || filled === null) return null;
  const country = lawCountry(draft);
  const pack = packOf(country);
  const { legalStructure, sector, newCompany } = general;
  const trade = tradeKindOf(sector);
  return {
    assumptions: { ...asked, country },
    filled: { ...filled, country },
    facts,
    taxedAs: taxedAsOf(asked, pack, facts),
    isNew: newCompany,
    trade,
    keepsGoods: trade === 'making' || sector === 'commerce' || sector === 'ecommerce',
    knowsLegalForm: legalStructure !== '',
  };
}
