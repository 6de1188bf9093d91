/**
 * The cells of a block as spreadsheets put it on the clipboard: rows by line breaks, cells by tabs, cells with either of
 * them in double quotes. Blank rows and columns at the end are left out.
 */
export function parseTabSeparated(text: string): string[][] {
  const rows: string[][] = [[]];
  const source = text.replace(/\r\n?/g, '\n');
  let position = 0;
  while (position <= source.length) {
    const { cell, end } = readCell(source, position);
    rows.at(-1)?.push(cell);
    if (source[end] === '\n') rows.push([]);
    position = end + 1;
  }
  return withoutBlankEdges(rows.map((row) => row.map((cell) => cell.trim())));
}

function readCell(source: string, start: number): { cell: string; end: number } {
  const quoted = source[start] === '"' ? readQuoted(source, start) : undefined;
  if (quoted !== undefined) return quoted;
  const found = source.slice(start).search(/[\t\n]/);
  const end = found === -1 ? source.length : start + found;
  return { cell: source.slice(start, end), end };
}

/** A cell in quotes; undefined when its quotes never close, so that a lone quote is taken as text. */
function readQuoted(source: string, start: number): { cell: string; end: number } | undefined {
  const found = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(source.slice(start));
  if (found === null) return undefined;
  const cell = (found[1] ?? '').replaceAll('""', '"').replaceAll('\n', ' ');
  return { cell, end: start + found[0].length };
}

function withoutBlankEdges(rows: readonly string[][]): string[][] {
  const width = rows.reduce(
    (widest, row) => Math.max(widest, row.findLastIndex((cell) => cell !== '') + 1),
    0,
  );
  const height = rows.findLastIndex((row) => row.some((cell) => cell !== '')) + 1;
  return rows.slice(0, height).map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}

/** A block as text for the clipboard. */
export const toTabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');
