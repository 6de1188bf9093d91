import { type SectionCompleteness, sectionCompleteness } from '@trazo/plan/completeness';
import type { Plan } from '@trazo/plan/plan';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { useDraft } from '../../workspace/drafts/use-draft.ts';

/** By the state of a section: a keystroke costs the count of one section, however many components show it. */
const known = new WeakMap<object, SectionCompleteness>();

function completenessOf(plan: Plan, section: SectionId): SectionCompleteness {
  const found = known.get(plan[section]) ?? sectionCompleteness(plan, section);
  known.set(plan[section], found);
  return found;
}

/** Share written (0 to 1) and number of required fields still blank. Renders again only when one of them changes. */
export function useSectionCompleteness(section: SectionId): { ratio: number; missing: number } {
  const ratio = useDraft(({ draft }) => completenessOf(draft, section).ratio);
  const missing = useDraft(({ draft }) => completenessOf(draft, section).missing.length);
  return { ratio, missing };
}

/** Share of the whole plan that is written, 0 to 1. */
export const usePlanRatio = (): number =>
  useDraft(
    ({ draft }) =>
      SECTION_IDS.reduce((sum, id) => sum + completenessOf(draft, id).ratio, 0) / SECTION_IDS.length,
  );
