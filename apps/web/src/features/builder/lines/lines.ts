/** One line of a list: a strength, a goal. */
export interface Line {
  readonly id: string;
  readonly text: string;
}

/** A list of lines by the path at which it stands in its section. */
export type Columns = Readonly<Record<string, readonly Line[]>>;

const BULLET = /^\s*(?:[-–—•*·▪◦‣]|\d{1,3}[.)])\s+/;

/** The lines of a pasted text, without the bullets they had where they come from. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');

export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Several pasted lines stand between what is before the cursor and what is after it; without any, the text is split. */
export function spliceLines({ text, start, end }: Selected, lines: readonly string[]): string[] {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (lines.length === 0) return [before, after];
  return [before, ...lines, after].filter((part) => part.trim() !== '');
}

/** The column in which a line stands, and its index there. */
export function positionOf(columns: Readonly<Record<string, readonly string[]>>, id: string) {
  for (const [column, ids] of Object.entries(columns)) {
    const index = ids.indexOf(id);
    if (index >= 0) return { column, index };
  }
  return undefined;
}

interface Target {
  readonly column: string;
  readonly index: number;
}

/** The ids by column once one of them has moved; a column that has its `limit` takes none from outside. */
export function withMoved(
  columns: Readonly<Record<string, readonly string[]>>,
  id: string,
  { column, index }: Target,
  limit: number,
): Readonly<Record<string, readonly string[]>> {
  const there = columns[column] ?? [];
  if (there.length >= limit && !there.includes(id)) return columns;
  const without = Object.entries(columns).map(
    ([name, ids]) => [name, ids.filter((other) => other !== id)] as const,
  );
  return Object.fromEntries(
    without.map(([name, ids]) => [name, name === column ? ids.toSpliced(index, 0, id) : ids]),
  );
}

/** The lines of `columns` in the order of `ids`. */
export function inOrder(columns: Columns, ids: Readonly<Record<string, readonly string[]>>): Columns {
  const all = new Map(Object.values(columns).flatMap((lines) => lines.map((line) => [line.id, line])));
  return Object.fromEntries(
    Object.entries(ids).map(([column, wanted]) => [
      column,
      wanted.flatMap((id) => {
        const line = all.get(id);
        return line === undefined ? [] : [line];
      }),
    ]),
  );
}
