import { hash } from 'node:crypto';
import { decodeContent, encodeContent } from '@trazo/contract/content/content-codec';
import type { DecodedContent } from '@trazo/contract/content/decoded-content';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { LRUCache } from 'lru-cache';
import { type ContentPieces, cutIntoPieces, joinPieces, PARTS } from './content-parts.ts';

/** Characters of text that are remembered: some 140 plans without pictures. In memory it is about 26 MB. */
const REMEMBERED = 8_000_000;

/** A longer content is mostly pictures, which are not worth remembering. */
const LONGEST = 300_000;

/** Characters of a theme that stand in keys as they are. */
const LONGEST_THEME = 2_000;

/** What `decodeContent` answers; `isCanonical` where the text is known to stand as `encodeContent` writes it. */
export type ReadContent =
  | (Extract<DecodedContent, { ok: true }> & { readonly isCanonical: boolean })
  | Extract<DecodedContent, { ok: false }>;

/** Reads contents that are much like others it has read. */
export interface ContentReader {
  /** Equal sections of different contents may be one object: never change them. */
  read(text: string): ReadContent;
}

/**
 * A reader that remembers what the parts of contents said when they stood as `encodeContent` writes them: between two
 * saves of a plan nearly all are the same. It is right because a part's text follows from its sections and the theme's
 * language alone, and its sections from its text; whatever does not stand as we write it is read afresh, as a whole.
 */
export function createContentReader({ remembered = REMEMBERED } = {}): ContentReader {
  const memory: Memory = new LRUCache({
    maxSize: remembered,
    sizeCalculation: (_sections, key) => key.length,
  });
  return { read: (text) => readInParts(text, memory) ?? readWhole(text) };
}

function readWhole(text: string): ReadContent {
  const decoded = decodeContent(text);
  return decoded.ok ? { ...decoded, isCanonical: false } : decoded;
}

/** The sections of parts, by the theme and the part's text: the least recently used are evicted. */
type Memory = LRUCache<string, Partial<Plan>>;

/** What is remembered of `PARTS`, and read where it is not; `undefined` if the text is not one of ours. */
function readInParts(text: string, memory: Memory): ReadContent | undefined {
  const pieces = text.length > LONGEST ? undefined : cutIntoPieces(text);
  if (pieces === undefined) return undefined;
  const theme = keyOf(pieces.theme);
  const keys = pieces.parts.map((part) => theme + part);
  const known = keys.map((key) => memory.get(key));
  const isNew = (index: number) => known[index] === undefined;
  const rest = readCanonical(pieces, isNew);
  if (rest === undefined) return undefined;
  const plan: Plan = { ...rest.plan };
  for (const sections of known) Object.assign(plan, sections);
  PARTS.forEach(({ sections }, index) => {
    if (isNew(index)) memory.set(must(keys[index], 'each part has its key'), pick(plan, sections));
  });
  return { ok: true, plan, theme: rest.theme, isCanonical: true };
}

/** A theme with a font file in it is many times as long as the plan, and stands before each part of it. */
const keyOf = (theme: string): string => (theme.length > LONGEST_THEME ? hash('sha256', theme) : theme);

/** Reads the theme and some of the parts, if they stand as `encodeContent` writes them; the other sections are empty. */
function readCanonical({ theme, parts }: ContentPieces, isRead: (index: number) => boolean) {
  const decoded = decodeContent(joinPieces({ theme, parts: parts.filter((_part, index) => isRead(index)) }));
  const written = decoded.ok ? cutIntoPieces(encodeContent(decoded)) : undefined;
  const isSame =
    written?.theme === theme && parts.every((part, index) => !isRead(index) || part === written.parts[index]);
  return decoded.ok && isSame ? decoded : undefined;
}

function pick(plan: Plan, sections: readonly SectionId[]): Partial<Plan> {
  const picked: Partial<Plan> = {};
  const take = <Id extends SectionId>(section: Id) => {
    picked[section] = plan[section];
  };
  for (const section of sections) take(section);
  return picked;
}
