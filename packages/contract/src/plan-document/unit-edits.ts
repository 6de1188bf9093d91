import { differingRegions, isBlankRegion, narrowed, type Region, wholeRegion } from './regions.ts';
import type { Formats } from './text-spans.ts';
import { formatChange, isEqualUnit, likeness, type TableValue, tableOf, type Unit } from './text-units.ts';

/** What makes one sequence of units another; `at` counts in the first. */
export type UnitEdit =
  | {
      readonly type: 'replace';
      readonly at: number;
      readonly length: number;
      readonly units: readonly Unit[];
    }
  | { readonly type: 'format'; readonly at: number; readonly length: number; readonly formats: Formats }
  | {
      readonly type: 'table';
      readonly at: number;
      readonly length: 1;
      readonly before: TableValue;
      readonly after: TableValue;
    };

type Units = readonly Unit[];

const isSecondHalf = (unit: Unit | undefined): boolean =>
  typeof unit?.value === 'string' && /^[\uDC00-\uDFFF]/.test(unit.value);

const isAlike = (one: Unit, other: Unit): boolean => likeness(one) === likeness(other);

/** A region without the units that are common at its ends; no character is cut in half. */
function narrowedUnits(
  before: Units,
  after: Units,
  { from, to, otherFrom, otherTo }: Region,
  isCommon: (one: Unit, other: Unit) => boolean,
): Region {
  const areCommon = (index: number, otherIndex: number): boolean => {
    const [one, other] = [before[index], after[otherIndex]];
    return one !== undefined && other !== undefined && isCommon(one, other);
  };
  const cutsCharacter = (index: number, otherIndex: number): boolean =>
    isSecondHalf(before[index]) || isSecondHalf(after[otherIndex]);
  const shorter = Math.min(to - from, otherTo - otherFrom);
  let head = 0;
  while (head < shorter && areCommon(from + head, otherFrom + head)) head += 1;
  if (head > 0 && cutsCharacter(from + head, otherFrom + head)) head -= 1;
  let tail = 0;
  while (tail < shorter - head && areCommon(to - tail - 1, otherTo - tail - 1)) tail += 1;
  if (tail > 0 && cutsCharacter(to - tail, otherTo - tail)) tail -= 1;
  return { from: from + head, to: to - tail, otherFrom: otherFrom + head, otherTo: otherTo - tail };
}

/** What was typed or deleted at the caret: of equal letters in a row, it says which. Undefined for any other edit. */
function editAtCaret(before: Units, after: Units, caret: number): Region | undefined {
  const { from, to, otherFrom, otherTo } = narrowedUnits(
    before,
    after,
    wholeRegion(before, after),
    isEqualUnit,
  );
  const isTyped = from === to;
  if (!isTyped && otherFrom !== otherTo) return undefined;
  const [longer, length] = isTyped ? [after, otherTo - otherFrom] : [before, to - from];
  const start = isTyped ? caret - length : caret;
  const isSame = (index: number) => {
    const [one, other] = [longer[index], longer[index + length]];
    return one !== undefined && other !== undefined && isEqualUnit(one, other);
  };
  const between = Array.from({ length: Math.max(0, from - start) }, (_, index) => start + index);
  const isThere = start >= 0 && start <= from && between.every(isSame);
  const cutsCharacter = isSecondHalf(longer[start]) || isSecondHalf(longer[start + length]);
  const at = isThere && !cutsCharacter ? start : from;
  return {
    from: at,
    to: isTyped ? at : at + length,
    otherFrom: at,
    otherTo: isTyped ? at + length : at,
  };
}

/** Half a character is part of a word, so that words are whole. */
const LETTER = /[\p{L}\p{N}\p{M}\uD800-\uDFFF]/u;

/** Words, and all between them unit by unit: where each begins, what tells it from others, with and without its formats. */
function wordsOf(units: Units) {
  const keys: string[] = [];
  const exactKeys: string[] = [];
  const starts: number[] = [];
  let isInWord = false;
  for (const [index, unit] of units.entries()) {
    const { value, formats } = unit;
    const isLetter = typeof value === 'string' && LETTER.test(value);
    const exact = JSON.stringify([tableOf(unit)?.rows ?? value, formats]);
    if (isLetter && isInWord) {
      keys[keys.length - 1] += value;
      exactKeys[keys.length - 1] += exact;
    } else {
      keys.push(likeness(unit));
      exactKeys.push(exact);
      starts.push(index);
    }
    isInWord = isLetter;
  }
  starts.push(units.length);
  return { keys, exactKeys, starts };
}

/** Where two sequences differ in more than formats, word by word, and within a word letter by letter. */
function differencesOf(before: Units, after: Units): Region[] {
  const [words, others] = [wordsOf(before), wordsOf(after)];
  const exact = narrowed(words.exactKeys, others.exactKeys, wholeRegion(words.keys, others.keys));
  return differingRegions(words.keys, others.keys, exact)
    .map((region) => ({
      from: words.starts[region.from] ?? before.length,
      to: words.starts[region.to] ?? before.length,
      otherFrom: others.starts[region.otherFrom] ?? after.length,
      otherTo: others.starts[region.otherTo] ?? after.length,
    }))
    .map((region) => narrowedUnits(before, after, region, isAlike));
}

/** Edits of a unit that stays; those of a run of letters are one. */
function addEditsWithin(edits: UnitEdit[], at: number, one: Unit, other: Unit): void {
  const [table, otherTable] = [tableOf(one), tableOf(other)];
  if (table !== undefined && otherTable !== undefined && !isEqualUnit(one, other))
    edits.push({ type: 'table', at, length: 1, before: table, after: otherTable });
  const formats = formatChange(one, other);
  if (formats === undefined) return;
  const last = edits.at(-1);
  const goesOn =
    last?.type === 'format' &&
    last.at + last.length === at &&
    JSON.stringify(last.formats) === JSON.stringify(formats);
  if (goesOn) edits[edits.length - 1] = { ...last, length: last.length + 1 };
  else edits.push({ type: 'format', at, length: 1, formats });
}

/** The edits that turn `before` into `after`, in order: ranges are replaced, units between them get other formats. */
export function unitEdits(before: Units, after: Units, caret?: number): UnitEdit[] {
  const atCaret = caret === undefined ? undefined : editAtCaret(before, after, caret);
  const edits: UnitEdit[] = [];
  let [at, otherAt] = [0, 0];
  const end = { from: before.length, to: before.length, otherFrom: after.length, otherTo: after.length };
  const regions = atCaret === undefined ? differencesOf(before, after) : [atCaret];
  for (const region of [...regions, end]) {
    const { from, to, otherFrom, otherTo } = region;
    for (; at < from; at += 1, otherAt += 1) {
      const [one, other] = [before[at], after[otherAt]];
      if (one !== undefined && other !== undefined) addEditsWithin(edits, at, one, other);
    }
    if (!isBlankRegion(region))
      edits.push({ type: 'replace', at, length: to - from, units: after.slice(otherFrom, otherTo) });
    at = to;
    otherAt = otherTo;
  }
  return edits;
}

/** Where a place is now: before what is new there, behind what was replaced before it. */
function placeNow(place: number, meanwhile: readonly Region[]): number {
  let now = place;
  for (const { from, to, otherFrom, otherTo } of meanwhile) {
    if (from < place && place < to) return otherFrom;
    if (to <= place && from < place) now = place + otherTo - to;
  }
  return now;
}

interface Piece {
  readonly at: number;
  readonly length: number;
}

/** What is left of a range, piece by piece. */
function piecesNow(range: Piece, meanwhile: readonly Region[]): Piece[] {
  const end = range.at + range.length;
  const pieces: Piece[] = [];
  let [at, shift] = [range.at, 0];
  for (const { from, to, otherTo } of meanwhile) {
    if (from >= end) break;
    if (from > at) pieces.push({ at: at + shift, length: from - at });
    shift = otherTo - to;
    at = Math.max(at, to);
  }
  if (at < end) pieces.push({ at: at + shift, length: end - at });
  return pieces;
}

/** The same edits where `before` is `now` meanwhile: what is new in it stays, what is gone from it is edited no more. */
export function rebasedEdits(edits: readonly UnitEdit[], before: Units, now: Units): UnitEdit[] {
  const meanwhile = differencesOf(before, now);
  if (meanwhile.length === 0) return [...edits];
  return edits.flatMap((edit): UnitEdit[] => {
    const pieces = piecesNow(edit, meanwhile);
    if (edit.type === 'format') return pieces.map((piece) => ({ ...edit, ...piece }));
    if (edit.type === 'table') return pieces.map(({ at }) => ({ ...edit, at }));
    return [
      { ...edit, at: placeNow(edit.at, meanwhile), length: 0 },
      ...pieces.map((piece): UnitEdit => ({ type: 'replace', ...piece, units: [] })),
    ];
  });
}
