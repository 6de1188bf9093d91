import type { Plan } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { type ComparedContent, decodeAndCompare, decodeContent, encodeContent } from './content-codec.ts';
import { type ContentPieces, cutIntoPieces, joinPieces, PARTS } from './content-parts.ts';

/** Characters of text that are remembered: some 140 plans without pictures. In memory it is about 26 MB. */
const REMEMBERED = 8_000_000;

/** A longer content is mostly pictures, which are not worth remembering. */
const LONGEST = 300_000;

/** Reads contents that are much like others it has read. */
export interface ContentReader {
  /** Answers as `decodeAndCompare` does. Equal sections of different contents may be one object: never change them. */
  read(text: string): ComparedContent;
}

/**
 * A reader that remembers what the parts of contents said when they stood as `encodeContent` writes them: between two
 * saves of a plan nearly all are the same. It is right because a part's text follows from its sections and the theme's
 * language alone, and its sections from its text; whatever does not stand as we write it is read afresh, as a whole.
 */
export function createContentReader({ remembered = REMEMBERED } = {}): ContentReader {
  const memory = createMemory(remembered);
  return { read: (text) => readInParts(text, memory) ?? decodeAndCompare(text) };
}

/** What is remembered of `PARTS`, and read where it is not; `undefined` if the text is not one of ours. */
function readInParts(text: string, memory: Memory): ComparedContent | undefined {
  const pieces = text.length > LONGEST ? undefined : cutIntoPieces(text);
  if (pieces === undefined) return undefined;
  const keys = pieces.parts.map((part) => pieces.theme + part);
  const known = keys.map((key) => memory.recall(key));
  const isNew = (index: number) => known[index] === undefined;
  const rest = readCanonical(pieces, isNew);
  if (rest === undefined) return undefined;
  const plan: Plan = { ...rest.plan };
  for (const sections of known) Object.assign(plan, sections);
  PARTS.forEach(({ sections }, index) => {
    if (isNew(index)) memory.keep(keys[index] ?? '', pick(plan, sections));
  });
  return { ok: true, plan, theme: rest.theme, isCanonical: () => true };
}

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

interface Memory {
  recall(key: string): Partial<Plan> | undefined;
  keep(key: string, sections: Partial<Plan>): void;
}

/** Forgets what was not recalled for longest once it holds more than so many characters. */
function createMemory(characters: number): Memory {
  const entries = new Map<string, Partial<Plan>>();
  let held = 0;
  return {
    recall: (key) => {
      const sections = entries.get(key);
      if (sections === undefined) return undefined;
      entries.delete(key);
      entries.set(key, sections);
      return sections;
    },
    keep: (key, sections) => {
      entries.set(key, sections);
      held += key.length;
      for (const [oldest] of entries) {
        if (held <= characters) return;
        entries.delete(oldest);
        held -= oldest.length;
      }
    },
  };
}
