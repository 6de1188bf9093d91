import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { MoneyPlace } from '@trazo/templates/template';
import type { Words } from '../document-words.ts';
import type { FinanceTable } from './finance/finance-table.ts';
import type { PrintSection } from './sections/registry.ts';

/** The chapter each section stands in; a new section does not compile without one. */
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

type GroupId = (typeof CHAPTER_OF)[SectionId];

/** Sections under one opener, in the document's order. */
export interface SectionGroup {
  readonly id: GroupId;
  readonly sections: readonly SectionId[];
}

/** A chapter of the document, with the annexes as the last. */
export interface PrintChapter {
  readonly id: GroupId | 'annex';
  /** A named destination: the section's own where it is the chapter's only one. */
  readonly label: string;
  readonly title: string;
  /** `01` and on. */
  readonly number: string;
  readonly lead: string;
  readonly sections: readonly SectionId[];
  /** What the contents list under it: its sections or annexes; nothing where the chapter is one section. */
  readonly parts: readonly PrintPart[];
}

export interface PrintPart {
  readonly label: string;
  readonly title: string;
  /** Within the chapter: `2.1`; an exhibit's letter. */
  readonly number: string;
}

export const sectionLabel = (id: SectionId): string => `section-${id}`;
export const annexLabel = (index: number): string => `annex-${index + 1}`;

/** A to Z, then AA and on. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26));

/** What an annex is called where annexes are exhibits. */
export const exhibitName = (index: number, words: Words): string =>
  words('document:petition.exhibit', { letter: letterOf(index) });

/**
 * The chapters of some sections: each stands where the first of its sections does and gathers the others in their order. Money
 * stands where its readers look for it, unless the user has put the sections in an order (`isOwnOrder`).
 */
export function groupSections(
  sections: readonly SectionId[],
  moneyPlace: MoneyPlace | undefined,
  isOwnOrder: boolean,
): readonly SectionGroup[] {
  const ids = [...new Set(sections.map((id) => CHAPTER_OF[id]))];
  const groups = ids.map((id) => ({ id, sections: sections.filter((one) => CHAPTER_OF[one] === id) }));
  if (isOwnOrder || moneyPlace === undefined) return groups;
  const others = groups.filter(({ id }) => id !== 'money');
  return others.toSpliced(moneyPlace === 'first' ? 0 : 1, 0, ...groups.filter(({ id }) => id === 'money'));
}

/** The number of a chapter, from 1; a section is numbered within it, or has its number where it is alone. */
export const chapterNumber = (position: number): string => String(position).padStart(2, '0');
export const partNumber = (chapter: number, position: number): string => `${chapter}.${position}`;

/** The chapters as the openers and the contents say them, the annexes last: exhibits with letters where a design `hasExhibits`. */
export function printChapters(
  groups: readonly SectionGroup[],
  sections: readonly PrintSection[],
  words: Words,
  hasExhibits: boolean,
): readonly PrintChapter[] {
  const printed = groups.flatMap((group, index): PrintChapter[] => {
    const inside = group.sections.flatMap((id) => sections.filter((section) => section.id === id));
    const [first] = inside;
    if (first === undefined) return [];
    const own = { id: group.id, number: chapterNumber(index + 1), sections: inside.map(({ id }) => id) };
    if (group.id === 'money' || group.sections.length === 1)
      return [{ ...own, label: sectionLabel(first.id), title: first.title, lead: first.lead, parts: [] }];
    return [
      {
        ...own,
        label: `chapter-${group.id}`,
        title: words(`document:chapters.${group.id}.title`),
        lead: words(`document:chapters.${group.id}.lead`),
        parts: inside.map(({ id, title, number }) => ({ label: sectionLabel(id), title, number })),
      },
    ];
  });
  const annexes = annexesOf(sections);
  if (annexes.length === 0) return printed;
  const number = groups.length + 1;
  return [
    ...printed,
    {
      id: 'annex',
      label: 'chapter-annex',
      title: words('document:chapters.annex.title'),
      number: chapterNumber(number),
      lead: words('document:chapters.annex.lead'),
      sections: [],
      parts: annexes.map(({ caption }, index) => ({
        label: annexLabel(index),
        title: hasExhibits ? `${exhibitName(index, words)}. ${caption}` : caption,
        number: hasExhibits ? letterOf(index) : partNumber(number, index + 1),
      })),
    },
  ];
}

/** Fewer lines would be a blank page with a few words on it. */
const LEAST_LISTED = 5;

export const hasContents = (chapters: readonly PrintChapter[]): boolean =>
  chapters.reduce((lines, { parts }) => lines + Math.max(1, parts.length), 0) >= LEAST_LISTED;

const annexesOf = (sections: readonly PrintSection[]): readonly FinanceTable[] =>
  sections.flatMap((section) => (section.id === 'finance' ? section.annexes : []));
