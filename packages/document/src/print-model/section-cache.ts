import { isDeepStrictEqual } from 'node:util';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { PrintSection } from './sections/registry.ts';

/** A worded section with the files it names. */
export interface WordedSection {
  readonly section: PrintSection;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

interface KeptSection {
  readonly input: unknown;
  readonly worded: WordedSection;
}

/** Plans whose sections are kept. */
const KEPT_PLANS = 5;

const kept = new Map<SectionId, readonly KeptSection[]>();

/**
 * Words a section unless it was worded lately from the same input (any JSON): after an edit all sections of a plan but
 * one or two are the same. Inputs are compared, not hashed: that costs a third, and a difference is found at once. A
 * copy is kept, for the plan itself may go on changing.
 */
export function cachedSection(id: SectionId, input: unknown, word: () => WordedSection): WordedSection {
  const known = kept.get(id) ?? [];
  const section = known.find((each) => isDeepStrictEqual(each.input, input)) ?? {
    input: structuredClone(input),
    worded: word(),
  };
  kept.set(id, [section, ...known.filter((each) => each !== section)].slice(0, KEPT_PLANS));
  return section.worded;
}
