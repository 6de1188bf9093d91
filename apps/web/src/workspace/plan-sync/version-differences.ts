import type { Content } from '@trazo/contract/content/decoded-content';
import { FILE_DATA_URL, isFileReference } from '@trazo/plan/kept-files';
import { hasBlocks } from '@trazo/plan/rich-text/plain-text';
import { DRAFT_PARTS, type DraftPart } from '../drafts/draft.ts';
import { textWithFormats } from './text-with-formats.ts';

/** How two versions of one part differ, counted by fields. */
export interface PartDifference {
  readonly part: DraftPart;
  readonly changed: number;
  readonly onlyMine: number;
  readonly onlyTheirs: number;
  /** A text that reads differently, from where it does. */
  readonly excerpt: { readonly mine: string; readonly theirs: string } | undefined;
}

/** The parts of a plan in which two versions differ, in the order of the plan. */
export function differencesOf(mine: Content, theirs: Content): PartDifference[] {
  return DRAFT_PARTS.map((part) =>
    differenceOf(part, leavesOf(partOf(mine, part)), leavesOf(partOf(theirs, part))),
  ).filter(({ changed, onlyMine, onlyTheirs }) => changed + onlyMine + onlyTheirs > 0);
}

type Leaves = ReadonlyMap<string, string>;

const partOf = ({ plan, theme }: Content, part: DraftPart): unknown =>
  part === 'theme' ? theme : plan[part];

function differenceOf(part: DraftPart, mine: Leaves, theirs: Leaves): PartDifference {
  const shared = [...mine].flatMap(([path, text]) => {
    const other = theirs.get(path);
    return other === undefined || other === text ? [] : [{ mine: text, theirs: other }];
  });
  const words = shared.find((pair) => isProse(pair.mine) || isProse(pair.theirs));
  return {
    part,
    changed: shared.length,
    onlyMine: [...mine.keys()].filter((path) => !theirs.has(path)).length,
    onlyTheirs: [...theirs.keys()].filter((path) => !mine.has(path)).length,
    excerpt: words && excerptOf(words.mine, words.theirs),
  };
}

/** Every filled-in field by its path; items of lists are known by their id, so that a new one moves no other. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  if (hasBlocks(value)) {
    leaves.set(path, textWithFormats(value.blocks));
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => void leavesOf(item, `${path}/${nameOf(item) ?? index}`, leaves));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key !== 'id') leavesOf(item, `${path}/${key}`, leaves);
    }
  } else if (value !== '' && value !== null && value !== undefined) {
    leaves.set(path, maskFile(String(value)));
  }
  return leaves;
}

const nameOf = (item: unknown): string | undefined =>
  typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : undefined;

/** The server encodes pictures and fonts again: two that are there count as the same. */
const maskFile = (text: string): string =>
  isFileReference(text) || FILE_DATA_URL.test(text) ? 'file' : text;

const isProse = (text: string): boolean => /\p{L}+\s+\p{L}+/u.test(text);

const EXCERPT = 90;
/** So much of what is the same stands before what is not. */
const LEAD = 24;

function excerptOf(mine: string, theirs: string): { mine: string; theirs: string } {
  const end = Math.min(mine.length, theirs.length);
  let same = 0;
  while (same < end && mine[same] === theirs[same]) same += 1;
  const start = same <= LEAD ? 0 : same - LEAD;
  return { mine: cut(mine, start), theirs: cut(theirs, start) };
}

const cut = (text: string, start: number): string => {
  const piece = text
    .slice(start, start + EXCERPT)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${start > 0 ? '…' : ''}${piece}${start + EXCERPT < text.length ? '…' : ''}`;
};
