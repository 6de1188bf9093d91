import { openPlainPdf, type PlainPdf } from './plain-pdf.ts';
import { structureRoot, type TaggedTable, tablesIn } from './table-structure.ts';

/** What `counted-table` (typst/row-names.typ) says of a table. */
export interface CountedTable {
  /** Those of its body. */
  readonly rows: number;
  /** Whether the first cell of each names it. */
  readonly namesRows: boolean;
}

export const isCountedTable = (value: unknown): value is CountedTable =>
  typeof value === 'object' &&
  value !== null &&
  'rows' in value &&
  typeof value.rows === 'number' &&
  'namesRows' in value &&
  typeof value.namesRows === 'boolean';

/** A header that was made: its identifier, and its object. */
type NamedHeader = readonly [id: string, number: number];

/**
 * The file with the names of rows as headers of their rows (TH, Scope=Row), and each cell beside one referring to it, as Typst's
 * `pdf.header-cell` would write it (docs/adr/0129-row-headers-in-the-finished-file.md). `counted` are the document's tables in their
 * order; a file whose tables are others, or are written in another way, is refused with a `SyntaxError`.
 */
export function writeRowHeaders(pdf: Uint8Array, counted: readonly CountedTable[]): Uint8Array {
  if (!counted.some(({ namesRows }) => namesRows)) return pdf;
  const file = openPlainPdf(pdf);
  const root = structureRoot(file);
  const tables = tablesIn(file, root);
  if (tables.length !== counted.length) throw new SyntaxError('Other tables than were set.');
  const changed = new Map<number, string>();
  const headers: NamedHeader[] = [];
  for (const [index, table] of tables.entries()) {
    if (table.body.length !== counted[index]?.rows) throw new SyntaxError('Other rows than were set.');
    if (counted[index].namesRows) headers.push(...nameRows(file, table, changed));
  }
  changed.set(root, withIdentifiers(file.text(root), headers));
  return file.withObjects(changed);
}

/** Notes the changed cells of a table; answers its new headers. A row whose first cell is blank has none. */
function nameRows(file: PlainPdf, table: TaggedTable, changed: Map<number, string>): NamedHeader[] {
  return table.body.flatMap(([name, ...cells], index) => {
    if (name === undefined || /\n {2}\/K \[\]\n/.test(file.text(name))) return [];
    const id = `(U${table.id}x0y${table.heads + index})`;
    changed.set(name, asHeader(file.text(name), id));
    for (const cell of cells) changed.set(cell, withHeader(file.text(cell), id));
    return [[id, name] as const];
  });
}

/** How a data cell is written: what it is and where, its attributes as a table's cell with the headers it has. */
const CELL =
  /^(\d+ 0 obj\n<<\n {2}\/Type \/StructElem\n {2}\/S \/)TD(\n {2}\/P \d+ 0 R\n) {2}\/A \[<<\n {4}\/O \/Table\n {4}\/Headers \[([^\]\n]+)\]\n {2}>>/;

/** In one line, so that the file hardly grows. */
const attributes = (said: string): string => `  /A [<< /O /Table ${said} >>`;

function rewritten(text: string, write: (parts: readonly string[]) => string): string {
  const [whole, ...parts] = CELL.exec(text) ?? [];
  if (whole === undefined) throw new SyntaxError('A data cell that is written in another way.');
  return write(parts) + text.slice(whole.length);
}

const asHeader = (text: string, id: string): string =>
  rewritten(
    text,
    ([start, parent, headers]) =>
      `${start}TH${parent}  /ID ${id}\n${attributes(`/Scope /Row /Headers [${headers}]`)}`,
  );

const withHeader = (text: string, id: string): string =>
  rewritten(
    text,
    ([start, parent, headers]) => `${start}TD${parent}${attributes(`/Headers [${headers} ${id}]`)}`,
  );

/** The root with more entries in its tree of identifiers, which stands in order (ISO 32000-1, 7.9.6). */
function withIdentifiers(root: string, headers: readonly NamedHeader[]): string {
  const [whole, start, names = '', end] =
    /(\/IDTree <<\n {4}\/Names \[)((?:\([^()\\]*\) \d+ 0 R ?)+)(\]\n)/.exec(root) ?? [];
  if (whole === undefined) throw new SyntaxError('Identifiers that are written in another way.');
  const entries = [
    ...Array.from(names.matchAll(/(\([^()\\]*\)) (\d+ 0 R)/g), ([, id = '', to = '']) => [id, to] as const),
    ...headers.map(([id, number]) => [id, `${number} 0 R`] as const),
  ].sort(([one], [other]) => compared(one, other));
  return root.replace(whole, () => `${start}${entries.map((entry) => entry.join(' ')).join(' ')}${end}`);
}

/** By bytes, without the brackets: `Note 1` comes before `Note 10`. */
function compared(one: string, other: string): number {
  const [first, second] = [one.slice(1, -1), other.slice(1, -1)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
