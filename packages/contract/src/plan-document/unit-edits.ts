import type { Formats } from './text-spans.ts';
import { formatChange, isEqualUnit, isLikeUnit, type TableValue, tableOf, type Unit } from './text-units.ts';

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

/** Where two sequences differ: from a place of both to one of each. */
interface Difference {
  readonly from: number;
  readonly to: number;
  readonly otherTo: number;
}

const isSecondHalf = (unit: Unit | undefined): boolean =>
  typeof unit?.value === 'string' && /^[\uDC00-\uDFFF]/.test(unit.value);

/** A difference without what is common at its ends; no character is cut in half. */
function narrowed(
  before: Units,
  after: Units,
  { from, to, otherTo }: Difference,
  isCommon: (one: Unit, other: Unit) => boolean,
): Difference {
  const areCommon = (index: number, otherIndex: number): boolean => {
    const [one, other] = [before[index], after[otherIndex]];
    return one !== undefined && other !== undefined && isCommon(one, other);
  };
  const shorter = Math.min(to, otherTo);
  let head = from;
  while (head < shorter && areCommon(head, head)) head += 1;
  if (head > from && (isSecondHalf(before[head]) || isSecondHalf(after[head]))) head -= 1;
  let tail = 0;
  while (tail < shorter - head && areCommon(to - tail - 1, otherTo - tail - 1)) tail += 1;
  if (tail > 0 && (isSecondHalf(before[to - tail]) || isSecondHalf(after[otherTo - tail]))) tail -= 1;
  return { from: head, to: to - tail, otherTo: otherTo - tail };
}

/** Of equal letters in a row, the one typed is the one before the caret. */
function atCaret(after: Units, difference: Difference, caret: number | undefined): Difference {
  const { from, to, otherTo } = difference;
  const length = otherTo - from;
  const start = (caret ?? otherTo) - length;
  if (to > from || start < 0 || start >= from) return difference;
  for (let index = start; index < from; index += 1) {
    const [one, other] = [after[index], after[index + length]];
    if (one === undefined || other === undefined || !isEqualUnit(one, other)) return difference;
  }
  if (isSecondHalf(after[start]) || isSecondHalf(after[start + length])) return difference;
  return { from: start, to: start, otherTo: start + length };
}

function differenceOf(before: Units, after: Units, caret?: number) {
  const all = { from: 0, to: before.length, otherTo: after.length };
  const exact = atCaret(after, narrowed(before, after, all, isEqualUnit), caret);
  return { exact, replaced: narrowed(before, after, exact, isLikeUnit) };
}

/** Edits of units that stay; those of a run of letters are one. */
function editsWithin(before: Units, after: Units, at: number, to: number, otherAt: number): UnitEdit[] {
  const edits: UnitEdit[] = [];
  for (let index = 0; at + index < to; index += 1) {
    const [one, other] = [before[at + index], after[otherAt + index]];
    if (one === undefined || other === undefined) continue;
    const [table, otherTable] = [tableOf(one), tableOf(other)];
    if (table !== undefined && otherTable !== undefined && !isEqualUnit(one, other))
      edits.push({ type: 'table', at: at + index, length: 1, before: table, after: otherTable });
    const formats = formatChange(one, other);
    if (formats === undefined) continue;
    const last = edits.at(-1);
    const goesOn =
      last?.type === 'format' &&
      last.at + last.length === at + index &&
      JSON.stringify(last.formats) === JSON.stringify(formats);
    if (goesOn) edits[edits.length - 1] = { ...last, length: last.length + 1 };
    else edits.push({ type: 'format', at: at + index, length: 1, formats });
  }
  return edits;
}

/** The edits that turn `before` into `after`, in order: one range is replaced, units beside it get other formats. */
export function unitEdits(before: Units, after: Units, caret?: number): UnitEdit[] {
  const { exact, replaced } = differenceOf(before, after, caret);
  const { from, to, otherTo } = replaced;
  const edits = editsWithin(before, after, exact.from, from, exact.from);
  if (to > from || otherTo > from)
    edits.push({ type: 'replace', at: from, length: to - from, units: after.slice(from, otherTo) });
  return [...edits, ...editsWithin(before, after, to, exact.to, otherTo)];
}

/** The same edits where `before` is `now` meanwhile: what is new in it stays, what is gone from it is edited no more. */
export function rebasedEdits(edits: readonly UnitEdit[], before: Units, now: Units): UnitEdit[] {
  const { from, to, otherTo } = differenceOf(before, now).replaced;
  if (from === to && from === otherTo) return [...edits];
  const shift = otherTo - to;
  return edits.flatMap((edit): UnitEdit[] => {
    const end = edit.at + edit.length;
    const isBehind = edit.at >= to && (edit.at > from || edit.length > 0);
    const at = isBehind ? edit.at + shift : Math.min(edit.at, from);
    const here = isBehind ? edit.length : Math.max(0, Math.min(end, from) - edit.at);
    const behind = isBehind ? 0 : Math.max(0, end - Math.max(to, edit.at));
    const rest = to + shift;
    if (edit.type === 'replace') {
      const first: UnitEdit = { ...edit, at, length: here };
      return behind === 0 ? [first] : [first, { type: 'replace', at: rest, length: behind, units: [] }];
    }
    if (edit.type === 'table') return here === 1 ? [{ ...edit, at }] : [];
    return [
      { ...edit, at, length: here },
      { ...edit, at: rest, length: behind },
    ].filter(({ length }) => length > 0);
  });
}
