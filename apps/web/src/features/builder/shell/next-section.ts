import type { SectionCompleteness } from '@trazo/plan/completeness';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import type { Progress } from '../../../workspace/plan-store/progress.ts';

type Sections = readonly Pick<SectionCompleteness, 'section' | 'applies' | 'isEmpty'>[];

/**
 * Where a section leads to: to the next one that the plan has use for, at last to the review. A summary that is written at the end
 * is passed over, comes after the last section, and then leads to the review.
 */
export function nextSection(
  from: SectionId,
  sections: Sections,
  { isSummaryLast, visited }: Pick<Progress, 'isSummaryLast' | 'visited'>,
): SectionId | 'review' {
  const isAtEnd = isSummaryLast && visited.includes('competition');
  if (from === 'summary' && isAtEnd) return 'review';
  const isOpen = (id: SectionId) => sections.find(({ section }) => section === id)?.applies !== false;
  const next = SECTION_IDS.slice(SECTION_IDS.indexOf(from) + 1).find(
    (id) => isOpen(id) && !(id === 'summary' && isSummaryLast),
  );
  if (next !== undefined) return next;
  const isSummaryBlank = sections.find(({ section }) => section === 'summary')?.isEmpty === true;
  return isSummaryLast && isSummaryBlank && from !== 'summary' ? 'summary' : 'review';
}

/** The section before, passing over those the plan has no use for. */
export const previousSection = (from: SectionId, sections: Sections): SectionId | undefined =>
  SECTION_IDS.slice(0, SECTION_IDS.indexOf(from)).findLast(
    (id) => sections.find(({ section }) => section === id)?.applies !== false,
  );
