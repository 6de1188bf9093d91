import { must } from '@trazo/plan/must';
import type { RichBlock } from '@trazo/plan/rich-text/blocks';
import { blocksOf as blocksOfText, richTextOf } from '@trazo/plan/rich-text/normalise';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type * as Y from 'yjs';

import { differingRegions, type Region } from './regions.ts';
import { type StoredLine, storedLines } from './stored-lines.ts';
import { blocksOfLines, linesOf, type TextLine } from './text-lines.ts';
import { type Unit, unitsOfLine } from './text-units.ts';
import { rebasedEdits, unitEdits } from './unit-edits.ts';
import { applyEdits, insertUnits } from './write-text.ts';

/** The blocks of a stored text. */
export const blocksOf = (text: Y.Text): RichBlock[] =>
  blocksOfLines(storedLines(text).map(({ line }) => line));

/** A stored text as the plan holds it. */
export const readText = (text: Y.Text): RichText => richTextOf(blocksOf(text));

/** Writes a value into a text that is new. */
export function writeText(text: Y.Text, value: RichText): void {
  const units = linesOf(blocksOfText(value)).flatMap((line) => unitsOfLine(line));
  insertUnits(text, 0, units);
}

/** Writes what differs between what the writer had read and what they want; what others wrote meanwhile stays. */
export function textDifference(text: Y.Text, before: RichText, after: RichText): void {
  changeLines(text, linesOf(blocksOfText(before)), linesOf(blocksOfText(after)));
}

/** Where the caret stands. */
export interface LinePlace {
  readonly line: number;
  readonly offset: number;
}

const keysOf = (lines: readonly TextLine[]): string[] => lines.map((line) => JSON.stringify(line));

/**
 * Makes of a text that was read as `before` one that reads `after`; it may be another meanwhile. With the caret it is known which
 * of equal letters is new.
 */
export function changeLines(
  text: Y.Text,
  before: readonly TextLine[],
  after: readonly TextLine[],
  caret?: LinePlace,
): void {
  const stored = storedLines(text);
  const keys = keysOf(before);
  const wanted = differingRegions(keys, keysOf(after));
  const meanwhile = differingRegions(keys, keysOf(stored.map(({ line }) => line)));
  const writer = new LineWriter(text, stored);
  for (const group of groupsOf(wanted, meanwhile).toReversed()) {
    const { from, to, otherFrom, otherTo, nowFrom, nowTo, isAsRead } = group;
    const earlier = before.slice(from, to).flatMap((line) => unitsOfLine(line));
    const later = after.slice(otherFrom, otherTo);
    const place = caret && placeWithin(later, { ...caret, line: caret.line - otherFrom });
    const edits = unitEdits(
      earlier,
      later.flatMap((line) => unitsOfLine(line)),
      place,
    );
    const at = writer.open(nowFrom, nowTo);
    const unitsNow = () => writer.units(nowFrom, nowTo);
    applyEdits(text, at, unitsNow, isAsRead ? edits : rebasedEdits(edits, earlier, unitsNow()));
  }
}

/** Where a place is in the units of lines. */
function placeWithin(lines: readonly TextLine[], { line, offset }: LinePlace): number | undefined {
  if (line < 0 || line >= lines.length) return undefined;
  return lines.slice(0, line).reduce((sum, each) => sum + unitsOfLine(each).length, offset);
}

interface Group extends Region {
  /** The same lines in the text as it is now. */
  readonly nowFrom: number;
  readonly nowTo: number;
  /** Nothing of it changed meanwhile. */
  readonly isAsRead: boolean;
}

/** The regions that are wanted, each with those it touches of what changed meanwhile. */
function groupsOf(wanted: readonly Region[], meanwhile: readonly Region[]): Group[] {
  const all = [
    ...wanted.map((region) => ({ region, isWanted: true })),
    ...meanwhile.map((region) => ({ region, isWanted: false })),
  ].toSorted((one, other) => one.region.from - other.region.from);
  const groups: Group[] = [];
  let [shift, nowShift] = [0, 0];
  while (all.length > 0) {
    const from = must(all[0], 'a region is left').region.from;
    let to = from;
    const before = { shift, nowShift };
    let [isWanted, isAsRead] = [false, true];
    for (let next = all[0]; next !== undefined && next.region.from <= to; next = all[0]) {
      const { region } = next;
      to = Math.max(to, region.to);
      const growth = region.otherTo - region.otherFrom - (region.to - region.from);
      if (next.isWanted) shift += growth;
      else nowShift += growth;
      isWanted ||= next.isWanted;
      isAsRead &&= next.isWanted;
      all.shift();
    }
    if (!isWanted) continue;
    groups.push({
      from,
      to,
      otherFrom: from + before.shift,
      otherTo: to + shift,
      nowFrom: from + before.nowShift,
      nowTo: to + nowShift,
      isAsRead,
    });
  }
  return groups;
}

/** Gives lines that are to be edited the line breaks they lack. */
class LineWriter {
  readonly #text: Y.Text;
  readonly #lines: readonly StoredLine[];
  readonly #ended = new Set<number>();

  constructor(text: Y.Text, lines: readonly StoredLine[]) {
    this.#text = text;
    this.#lines = lines;
  }

  /** Where lines begin, when each of them ends. */
  open(from: number, to: number): number {
    for (let index = to - 1; index >= from; index -= 1) this.#end(index);
    const isBehind = this.#end(from - 1);
    const first = this.#lines[from];
    return first === undefined ? this.#text.length : first.from + (isBehind ? 1 : 0);
  }

  units(from: number, to: number): Unit[] {
    return this.#lines.slice(from, to).flatMap(({ line, table }) => unitsOfLine(line, table));
  }

  /** Whether it lacked one. */
  #end(index: number): boolean {
    const line = this.#lines[index];
    if (line === undefined || line.isEnded || this.#ended.has(index)) return false;
    this.#ended.add(index);
    this.#text.insert(line.from + line.length, '\n', {});
    return true;
  }
}
