import { meanRatio, type SectionCompleteness, sectionCompleteness } from '@trazo/plan/completeness';
import type { Plan } from '@trazo/plan/plan';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';

type SectionRatio = Pick<SectionCompleteness, 'applies' | 'ratio'>;

interface KnownRatio {
  readonly section: SectionId;
  /** What was declared as not applicable when it was worked out. */
  readonly notApplicable: string;
  readonly result: SectionRatio;
}

/**
 * Works out how much of a plan is written, 0 to 1, memoised by section. Between two saves nearly all sections are the same
 * objects (`createContentReader`), which are never changed; a section's ratio follows from it and from what the plan
 * declares as not applicable alone.
 */
export function createCompletenessRatio(): (plan: Plan) => number {
  const known = new WeakMap<object, KnownRatio>();
  return (plan) => {
    const notApplicable = plan.general.notApplicable.join();
    const ratioOf = (section: SectionId): SectionRatio => {
      const content = plan[section];
      const before = known.get(content);
      if (before?.section === section && before.notApplicable === notApplicable) return before.result;
      const { applies, ratio } = sectionCompleteness(plan, section);
      known.set(content, { section, notApplicable, result: { applies, ratio } });
      return { applies, ratio };
    };
    return meanRatio(SECTION_IDS.map(ratioOf));
  };
}
