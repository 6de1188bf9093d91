import type { NoteSpan } from '@trazo/plan/rich-text/blocks';
import type * as Y from 'yjs';
import type { LineSpan, TableRows, TextLine, UnknownSpan } from './text-lines.ts';
import type { Formats } from './text-spans.ts';

export interface TableValue {
  readonly type: 'table';
  readonly rows: TableRows;
  /** Where it is stored, if it is. */
  readonly table: Y.Map<unknown> | undefined;
}

/** What takes one place in a text: a UTF-16 unit, or an embed. */
export interface Unit {
  readonly value: string | NoteSpan | UnknownSpan | TableValue;
  readonly formats: Formats;
}

const NO_FORMATS: Formats = {};

export const unitsOfSpans = (spans: readonly LineSpan[]): Unit[] =>
  spans.flatMap((span): Unit[] => {
    if (span.type !== undefined) return [{ value: span, formats: NO_FORMATS }];
    const { text, type: _, ...marks } = span;
    const formats = Object.keys(marks).length === 0 ? NO_FORMATS : marks;
    return text.split('').map((value) => ({ value, formats }));
  });

function breakFormats(line: TextLine): Formats {
  if (line.kind === 'p' || line.kind === 'table') return NO_FORMATS;
  const { spans: _, ...formats } = line;
  return formats;
}

/** The units of a line, its line break at the end. */
export function unitsOfLine(line: TextLine, table?: Y.Map<unknown>): Unit[] {
  const units: Unit[] =
    line.kind === 'table'
      ? [{ value: { type: 'table', rows: line.rows, table }, formats: NO_FORMATS }]
      : unitsOfSpans(line.spans);
  units.push({ value: '\n', formats: breakFormats(line) });
  return units;
}

const isSame = (one: object, other: object): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export const tableOf = ({ value }: Unit): TableValue | undefined =>
  typeof value === 'object' && value.type === 'table' ? value : undefined;

/** The formats to set so that the one has those of the other; undefined if it has them. */
export function formatChange({ formats: one }: Unit, { formats: other }: Unit): Formats | undefined {
  if (one === other) return undefined;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const changed = [...names].filter((name) => one[name] !== other[name]);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, other[name] ?? null]));
}

const hasSameValue = (one: Unit, other: Unit): boolean =>
  typeof one.value === 'string' || typeof other.value === 'string'
    ? one.value === other.value
    : isSame(tableOf(one)?.rows ?? one.value, tableOf(other)?.rows ?? other.value);

export const isEqualUnit = (one: Unit, other: Unit): boolean =>
  hasSameValue(one, other) && formatChange(one, other) === undefined;

/** Equal of units of which the one becomes the other by its formats, or by what changes within it; a picture is no format of a line. */
export function likeness(unit: Unit): string {
  const { value, formats } = unit;
  if (typeof value !== 'string') return tableOf(unit) === undefined ? JSON.stringify(value) : '\n table';
  return formats['kind'] === 'picture' ? `${value} picture` : value;
}
