import type { Chapter, ChapterId } from '@trazo/plan/sections/chapters';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { Words } from '../document-words.ts';
import type { FinanceTable } from './finance/finance-table.ts';
import type { PrintPicture } from './print-parts.ts';
import type { PrintSection } from './sections/registry.ts';

/** A chapter of the document, with the annexes as the last. */
export interface PrintChapter {
  readonly id: ChapterId | 'annex';
  /** A named destination: the section's own where it is the chapter's only one. */
  readonly label: string;
  readonly title: string;
  /** `01` and on. */
  readonly number: string;
  readonly lead: string;
  readonly sections: readonly SectionId[];
  /** What the contents list under it: its sections or annexes; nothing where the chapter is one section. */
  readonly parts: readonly PrintPart[];
  /** The picture that may open it; it stands in its text, or beside its product, as well. */
  readonly picture: PrintPicture | null;
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

/** The number of a chapter, from 1; a section is numbered within it, or has its number where it is alone. */
export const chapterNumber = (position: number): string => String(position).padStart(2, '0');
export const partNumber = (chapter: number, position: number): string => `${chapter}.${position}`;

/** The chapters as the openers and the contents say them, the annexes last: exhibits with letters where a design `hasExhibits`. */
export function printChapters(
  chapters: readonly Chapter[],
  sections: readonly PrintSection[],
  words: Words,
  hasExhibits: boolean,
): readonly PrintChapter[] {
  const printed = chapters.flatMap((chapter, index): PrintChapter[] => {
    const inside = chapter.sections.flatMap((id) => sections.filter((section) => section.id === id));
    const [first] = inside;
    if (first === undefined) return [];
    const own = {
      id: chapter.id,
      number: chapterNumber(index + 1),
      sections: inside.map(({ id }) => id),
      picture: null,
    };
    if (chapter.id === 'money' || chapter.sections.length === 1)
      return [{ ...own, label: sectionLabel(first.id), title: first.title, lead: first.lead, parts: [] }];
    return [
      {
        ...own,
        label: `chapter-${chapter.id}`,
        title: words(`document:chapters.${chapter.id}.title`),
        lead: words(`document:chapters.${chapter.id}.lead`),
        parts: inside.map(({ id, title, number }) => ({ label: sectionLabel(id), title, number })),
      },
    ];
  });
  const annexes = annexesOf(sections);
  if (annexes.length === 0) return printed;
  const number = chapters.length + 1;
  return [
    ...printed,
    {
      id: 'annex',
      label: 'chapter-annex',
      title: words('document:chapters.annex.title'),
      number: chapterNumber(number),
      lead: words('document:chapters.annex.lead'),
      sections: [],
      picture: null,
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
