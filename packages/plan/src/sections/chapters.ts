import type { MoneyPlace } from '@trazo/templates/template';
import type { SectionId } from './section-ids.ts';

/** The chapter of the document each section stands in; a new section does not compile without one. */
const CHAPTER_OF = {
  general: 'company',
  mission: 'company',
  summary: 'company',
  products: 'offer',
  operations: 'offer',
  client: 'market',
  competition: 'market',
  marketing: 'market',
  swot: 'market',
  team: 'team',
  departments: 'team',
  organigram: 'team',
  finance: 'money',
} as const satisfies Readonly<Record<SectionId, string>>;

export type ChapterId = (typeof CHAPTER_OF)[SectionId];

/** Sections under one opener, in the document's order. */
export interface Chapter {
  readonly id: ChapterId;
  readonly sections: readonly SectionId[];
}

/**
 * The chapters of some sections: each stands where the first of its sections does and gathers the others in their order; money at
 * its own place where one is given.
 */
export function chaptersOf(sections: readonly SectionId[], moneyPlace?: MoneyPlace): readonly Chapter[] {
  const ids = [...new Set(sections.map((id) => CHAPTER_OF[id]))];
  const chapters = ids.map((id) => ({ id, sections: sections.filter((one) => CHAPTER_OF[one] === id) }));
  if (moneyPlace === undefined) return chapters;
  const money = chapters.filter(({ id }) => id === 'money');
  return chapters.filter(({ id }) => id !== 'money').toSpliced(moneyPlace === 'first' ? 0 : 1, 0, ...money);
}
