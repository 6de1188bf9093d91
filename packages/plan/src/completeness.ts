import { gapPaths } from './gaps.ts';
import type { Plan } from './plan.ts';
import { SECTIONS } from './sections/registry.ts';
import type { Expectation } from './sections/section-definition.ts';
import { SECTION_IDS, type SectionId } from './sections/section-ids.ts';
import { withoutIndices } from './without-indices.ts';

export interface SectionCompleteness {
  readonly section: SectionId;
  /** Share of the expected fields that are filled in, 0 to 1. */
  readonly ratio: number;
  /** Required fields still blank, and all fields with gaps, by path. */
  readonly missing: readonly string[];
  readonly isEmpty: boolean;
}

export interface PlanCompleteness {
  /** Mean of the sections' ratios, 0 to 1. */
  readonly ratio: number;
  readonly sections: readonly SectionCompleteness[];
}

interface AnySection {
  expectations(section: unknown): readonly Expectation[];
  isEmpty(section: unknown): boolean;
}

/** The sections that say something, in the document's order: the others leave no trace in it. */
export const writtenSections = (plan: Plan): SectionId[] =>
  SECTION_IDS.filter((id) => {
    const definition: AnySection = SECTIONS[id];
    return !definition.isEmpty(plan[id]);
  });

/** How much of one section is written, and what a bank would miss in it. */
export function sectionCompleteness(plan: Plan, section: SectionId): SectionCompleteness {
  const definition: AnySection = SECTIONS[section];
  const stated = definition.expectations(plan[section]);
  const gaps = gapPaths(plan[section]);
  const withGaps = new Set(gaps.map(withoutIndices));
  const expectations = stated.map((one) => (withGaps.has(one.field) ? { ...one, met: false } : one));
  const unstated = gaps.filter((path) => !stated.some(({ field }) => field === withoutIndices(path)));
  const blank = stated.filter(({ met, required }) => required && !met).map(({ field }) => field);
  return {
    section,
    ratio: expectations.filter(({ met }) => met).length / (expectations.length + unstated.length),
    missing: [...new Set([...blank, ...gaps])],
    isEmpty: definition.isEmpty(plan[section]),
  };
}

/** How much of the whole plan is written. */
export function planCompleteness(plan: Plan): PlanCompleteness {
  const sections = SECTION_IDS.map((id) => sectionCompleteness(plan, id));
  return { ratio: sections.reduce((total, { ratio }) => total + ratio, 0) / sections.length, sections };
}
