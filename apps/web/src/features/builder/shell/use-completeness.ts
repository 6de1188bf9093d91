import { meanRatio, type SectionCompleteness, sectionCompleteness } from '@trazo/plan/completeness';
import type { Plan } from '@trazo/plan/plan';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { useShallow } from 'zustand/react/shallow';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';

interface Known {
  readonly notApplicable: readonly string[];
  readonly completeness: SectionCompleteness;
}

/**
 * By the state of a section. All sections of a full plan take 1 ms, four times that on a phone, and the form's components ask for
 * them three to five times after each key, of which one section has changed.
 */
const known = new WeakMap<object, Known>();

function completenessOf(plan: Plan, section: SectionId): SectionCompleteness {
  const { notApplicable } = plan.general;
  const found = known.get(plan[section]);
  if (found?.notApplicable === notApplicable) return found.completeness;
  const completeness = sectionCompleteness(plan, section);
  known.set(plan[section], { notApplicable, completeness });
  return completeness;
}

interface SectionFacts {
  /** False where the plan has no use for the section. */
  readonly applies: boolean;
  /** Share that is written, 0 to 1. */
  readonly ratio: number;
  /** How many things a bank would send the plan back for. */
  readonly missing: number;
  readonly isEmpty: boolean;
}

/** How far a section is. Renders again only when that changes. */
export const useSectionCompleteness = (section: SectionId): SectionFacts =>
  useDraft(
    useShallow(({ draft }) => {
      const { applies, ratio, needed, isEmpty } = completenessOf(draft, section);
      return { applies, ratio, missing: needed.length, isEmpty };
    }),
  );

/** Share of the whole plan that is written, 0 to 1. */
export const usePlanRatio = (): number =>
  useDraft(({ draft }) => meanRatio(SECTION_IDS.map((id) => completenessOf(draft, id))));

const ofAll = (plan: Plan): readonly SectionCompleteness[] =>
  SECTION_IDS.map((id) => completenessOf(plan, id));

/** What each section holds and lacks, in the plan's order. Renders again with each key. */
export const usePlanCompleteness = (): readonly SectionCompleteness[] =>
  useDraft(useShallow(({ draft }) => ofAll(draft)));

/** Where that leads to from a section. Renders again only when it is another one. */
export const useWayOf = <Target extends string | undefined>(
  lead: (sections: readonly SectionCompleteness[]) => Target,
): Target => useDraft(({ draft }) => lead(ofAll(draft)));
