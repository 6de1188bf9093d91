import { planCompleteness, sectionCompleteness } from '@trazo/plan/completeness';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useDraft } from '../../shared/drafts/use-draft.ts';

/** Share written (0 to 1) and number of required fields still blank. Renders again only when one of them changes. */
export function useSectionCompleteness(section: SectionId): { ratio: number; missing: number } {
  const ratio = useDraft(({ draft }) => sectionCompleteness(draft, section).ratio);
  const missing = useDraft(({ draft }) => sectionCompleteness(draft, section).missing.length);
  return { ratio, missing };
}

/** Share of the whole plan that is written, 0 to 1. */
export const usePlanRatio = (): number => useDraft(({ draft }) => planCompleteness(draft).ratio);
