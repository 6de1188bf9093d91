import * as Y from 'yjs';
import { firstKeys, keysFor } from './order.ts';
import { type Axis, axisName, axisOf, cellName, rowsOf, spansAt, type Table } from './table.ts';
import type { LineSpan, TableRows } from './text-lines.ts';
import { tableOf, type Unit, unitsOfSpans } from './text-units.ts';
import { rebasedEdits, type UnitEdit, unitEdits } from './unit-edits.ts';

/** Units that follow each other in one format, as one. */
function runsOf(units: readonly Unit[]): Unit[] {
  const runs: Unit[] = [];
  for (const unit of units) {
    const last = runs.at(-1);
    if (typeof unit.value === 'string' && typeof last?.value === 'string' && last.formats === unit.formats)
      runs[runs.length - 1] = { ...last, value: last.value + unit.value };
    else runs.push(unit);
  }
  return runs;
}

/** Inserts units, each with its own formats and none of its neighbour's. */
export function insertUnits(text: Y.Text, at: number, units: readonly Unit[]): void {
  let place = at;
  for (const { value, formats } of runsOf(units)) {
    if (typeof value === 'string') text.insert(place, value, { ...formats });
    else if (value.type === 'table') text.insertEmbed(place, newTable(value.rows), { ...formats });
    else text.insertEmbed(place, value.type === 'note' ? value : Object(value.embed), { ...formats });
    place += typeof value === 'string' ? value.length : 1;
  }
}

/** Makes edits in a text that is `now` from a place on. */
export function applyEdits(
  text: Y.Text,
  from: number,
  now: () => readonly Unit[],
  edits: readonly UnitEdit[],
): void {
  for (const edit of edits.toReversed()) {
    const at = from + edit.at;
    if (edit.type === 'format') text.format(at, edit.length, { ...edit.formats });
    else if (edit.type === 'replace') {
      if (edit.length > 0) text.delete(at, edit.length);
      insertUnits(text, at, edit.units);
    } else {
      const unit = now()[edit.at];
      const table = unit && tableOf(unit)?.table;
      if (table !== undefined) changeTable(table, edit.before.rows, edit.after.rows);
    }
  }
}

function newCell(spans: readonly LineSpan[]): Y.Text {
  const cell = new Y.Text();
  insertUnits(cell, 0, unitsOfSpans(spans));
  return cell;
}

/** A table not yet in a document. Its ids are the same wherever it is made: documents made of one content are equal. */
function newTable(rows: TableRows): Table {
  const table: Table = new Y.Map();
  const setKeys = (axis: Axis, length: number) =>
    firstKeys(length).forEach((key, index) => {
      table.set(axisName(axis, String(index)), key);
    });
  setKeys('row', rows.length);
  setKeys('column', rows[0]?.length ?? 0);
  rows.forEach((row, index) => {
    row.forEach((spans, column) => {
      table.set(cellName(String(index), String(column)), newCell(spans));
    });
  });
  return table;
}

interface Pair {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Which rows of the one are which of the other: common ones at both ends, between them one by one as far as they go. */
function pairsOf(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const [keys, otherKeys] = [before, after].map((all) => all.map((value) => JSON.stringify(value)));
  if (keys === undefined || otherKeys === undefined) return [];
  const shorter = Math.min(keys.length, otherKeys.length);
  let head = 0;
  while (head < shorter && keys[head] === otherKeys[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && keys.at(-1 - tail) === otherKeys.at(-1 - tail)) tail += 1;
  const alone = Math.max(keys.length, otherKeys.length) - shorter;
  const both = (length: number, from: number, otherFrom: number): Pair[] =>
    Array.from({ length }, (_, index) => ({ before: from + index, after: otherFrom + index }));
  return [
    ...both(shorter - tail, 0, 0),
    ...Array.from({ length: alone }, (_, index) =>
      keys.length > shorter
        ? { before: shorter - tail + index, after: undefined }
        : { before: undefined, after: shorter - tail + index },
    ),
    ...both(tail, keys.length - tail, otherKeys.length - tail),
  ];
}

const columnsOf = (rows: TableRows) => (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));

interface LivePair extends Pair {
  /** Of the row or column in the table; undefined if it is gone from it. */
  readonly id: string | undefined;
}

/** Adds and removes rows or columns. */
function changeAxis(
  table: Table,
  axis: Axis,
  lists: Readonly<Record<'before' | 'after' | 'now', readonly unknown[]>>,
): LivePair[] {
  const there = axisOf(table, axis);
  const idOf = new Map(
    pairsOf(lists.before, lists.now).map(({ before, after }) => [before, there[after ?? -1]?.id]),
  );
  const pairs = pairsOf(lists.before, lists.after).map((pair): LivePair => {
    const isNew = pair.before === undefined || there.length === 0;
    return { ...pair, id: isNew ? crypto.randomUUID() : idOf.get(pair.before) };
  });
  const [gone, kept] = [true, false].map((isGone) =>
    pairs.flatMap(({ id, after }) => (id !== undefined && (after === undefined) === isGone ? [id] : [])),
  );
  for (const id of gone ?? []) table.delete(axisName(axis, id));
  const before = there.map(({ id }) => id);
  const added = (kept ?? []).filter((id) => !before.includes(id)).map((id) => ({ id, order: '' }));
  for (const [id, key] of keysFor([...there, ...added], before, kept ?? []))
    table.set(axisName(axis, id), key);
  return pairs;
}

/** Makes of a table whose rows were read as `before` one of other rows; what others changed in it meanwhile stays. */
function changeTable(table: Table, before: TableRows, after: TableRows): void {
  const now = rowsOf(table);
  const rows = changeAxis(table, 'row', { before, after, now });
  const columns = changeAxis(table, 'column', {
    before: columnsOf(before),
    after: columnsOf(after),
    now: columnsOf(now),
  });
  for (const row of rows) {
    for (const column of columns) {
      if (row.after === undefined || column.after === undefined) continue;
      if (row.id === undefined || column.id === undefined) continue;
      const spans = after[row.after]?.[column.after] ?? [];
      const earlier = before[row.before ?? -1]?.[column.before ?? -1];
      if (earlier !== undefined && JSON.stringify(earlier) === JSON.stringify(spans)) continue;
      const cell = table.get(cellName(row.id, column.id));
      if (cell instanceof Y.Text) changeCell(cell, earlier ?? [], spans, spansAt(table, row.id, column.id));
      else table.set(cellName(row.id, column.id), newCell(spans));
    }
  }
}

function changeCell(
  cell: Y.Text,
  before: readonly LineSpan[],
  after: readonly LineSpan[],
  now: readonly LineSpan[],
): void {
  const [earlier, later, current] = [before, after, now].map(unitsOfSpans);
  if (earlier === undefined || later === undefined || current === undefined) return;
  applyEdits(cell, 0, () => current, rebasedEdits(unitEdits(earlier, later), earlier, current));
}
