import { applies } from './applicability.ts';
import { applicableExpectations, type Finding, isNeeded, isOfItem, sectionFindings } from './findings.ts';
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
  const needed = found.filter(isNeeded);
  return {
    section,
    applies: applies(plan, section),
    ratio: ratioOf(plan, section, needed),
    needed,
    better: found.filter((finding) => !isNeeded(finding)),
    isEmpty: isEmpty(plan, section),
  };
}

/** A field with a gap counts as not filled in; gaps that no expectation is about count by themselves. */
function ratioOf(plan: Plan, section: SectionId, needed: readonly Finding[]): number {
  if (!applies(plan, section)) return 1;
  // A further item is to be named, and makes the section no less complete.
  const expectations = applicableExpectations(plan, section).filter((one) => !isOfItem(one));
  const open = needed.filter(({ kind }) => kind === 'gap');
  const fields = new Set(open.map(({ path }) => withoutIndices(path)));
  const met = expectations.filter((one) => one.met && !fields.has(one.field)).length;
  const others = open.filter(({ path }) => !expectations.some(({ field }) => field === withoutIndices(path)));
  return met / (expectations.length + others.length);
}

/** How much of the whole plan is written. */
export function planCompleteness(plan: Plan): PlanCompleteness {
  const sections = SECTION_IDS.map((id) => sectionCompleteness(plan, id));
  return { ratio: meanRatio(sections), sections };
}

/** Mean over the sections that apply; all cannot be declared as not applicable. */
export function meanRatio(sections: readonly Pick<SectionCompleteness, 'applies' | 'ratio'>[]): number {
  const counted = sections.filter((section) => section.applies);
  return counted.reduce((total, { ratio }) => total + ratio, 0) / counted.length;
}
