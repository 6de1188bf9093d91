import { applies } from './applicability.ts';
import { applicableExpectations, type Finding, isNeeded, isOfItem, sectionFindings } from './findings.ts';
import { gapPaths } from './gaps.ts';
import type { Plan } from './plan.ts';
import { documentOrder } from './sections/print-options.ts';
import { SECTIONS } from './sections/registry.ts';
import { SECTION_IDS, type SectionId } from './sections/section-ids.ts';
import { withoutIndices } from './without-indices.ts';

export interface SectionCompleteness {
  readonly section: SectionId;
  /** False where the user has said that the plan has no use for the section. */
  readonly applies: boolean;
  /** Share of the expected fields that are filled in, 0 to 1. */
  readonly ratio: number;
  /** What a bank sends the plan back for. */
  readonly needed: readonly Finding[];
  /** What would make the section stronger. */
  readonly better: readonly Finding[];
  readonly isEmpty: boolean;
}

export interface PlanCompleteness {
  /** Mean of the ratios of the sections that apply, 0 to 1. */
  readonly ratio: number;
  readonly sections: readonly SectionCompleteness[];
}

function isEmpty(plan: Plan, section: SectionId): boolean {
  const definition: { isEmpty(section: unknown): boolean } = SECTIONS[section];
  return definition.isEmpty(plan[section]);
}

/** The sections that can be printed, in the document's order: those that say something and apply. */
export const writtenSections = (plan: Plan): SectionId[] =>
  documentOrder(plan.general.print).filter((id) => !isEmpty(plan, id) && applies(plan, id));

/** Those of them that are not left out of the document. */
export const printedSections = (plan: Plan): SectionId[] =>
  writtenSections(plan).filter((id) => !plan.general.print.leftOut.includes(id));

/** How much of one section is written, and what it lacks. */
export function sectionCompleteness(plan: Plan, section: SectionId): SectionCompleteness {
  const found = sectionFindings(plan, section);
  return {
    section,
    ...sectionRatio(plan, section),
    needed: found.filter(isNeeded),
    better: found.filter((finding) => !isNeeded(finding)),
    isEmpty: isEmpty(plan, section),
  };
}

type SectionRatio = Pick<SectionCompleteness, 'applies' | 'ratio'>;

/** A field with a gap counts as not filled in; gaps that no expectation is about count by themselves. */
function sectionRatio(plan: Plan, section: SectionId): SectionRatio {
  if (!applies(plan, section)) return { applies: false, ratio: 1 };
  // A further item is to be named, and makes the section no less complete.
  const expectations = applicableExpectations(plan, section).filter((one) => !isOfItem(one));
  const gaps = gapPaths(plan[section])
    .filter((path) => applies(plan, `${section}.${path}`))
    .map(withoutIndices);
  const met = expectations.filter((one) => one.met && !gaps.includes(one.field)).length;
  const others = gaps.filter((gap) => !expectations.some(({ field }) => field === gap));
  return { applies: true, ratio: met / (expectations.length + others.length) };
}

/** How much of the whole plan is written, 0 to 1. */
export const planRatio = (plan: Plan): number => meanRatio(SECTION_IDS.map((id) => sectionRatio(plan, id)));

/** How much of the whole plan is written, and what it lacks. */
export function planCompleteness(plan: Plan): PlanCompleteness {
  const sections = SECTION_IDS.map((id) => sectionCompleteness(plan, id));
  return { ratio: meanRatio(sections), sections };
}

/** Mean over the sections that apply; all cannot be declared as not applicable. */
export function meanRatio(sections: readonly SectionRatio[]): number {
  const counted = sections.filter((section) => section.applies);
  return counted.reduce((total, { ratio }) => total + ratio, 0) / counted.length;
}
