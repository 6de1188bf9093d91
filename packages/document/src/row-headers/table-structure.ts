import type { PlainPdf } from './plain-pdf.ts';

/** A table of the structure tree (ISO 32000-1, 14.8.4.3.4). */
export interface TaggedTable {
  /** Its number, with which the identifiers of its headers begin. */
  readonly id: number;
  /** Rows of heads, which come before those of the body. */
  readonly heads: number;
  /** The cells of each row of the body, by their objects' numbers. */
  readonly body: readonly (readonly number[])[];
}

/** How our typesetter begins an element of a type. */
const beginning = (number: number, role: string): string =>
  `${number} 0 obj\n<<\n  /Type /StructElem\n  /S /${role}\n`;

const isA = (file: PlainPdf, number: number, role: string): boolean => {
  const wanted = beginning(number, role);
  return file.text(number, wanted.length) === wanted;
};

const KIDS = /\n {2}\/K \[([\s\S]*?)\]\n(?: {2}\/|>>)/;

/** The elements an element holds; marked content and annotations are others (ISO 32000-1, 14.7.4). */
function childrenOf(file: PlainPdf, number: number): number[] {
  const kids = KIDS.exec(file.text(number))?.[1] ?? '';
  return Array.from(kids.replaceAll(/<<[^<>]*>>/g, '').matchAll(/(\d+) 0 R/g), ([, kid]) => Number(kid));
}

function readTable(file: PlainPdf, number: number): TaggedTable {
  const parts = childrenOf(file, number);
  const rowsIn = (role: string) =>
    parts.filter((part) => isA(file, part, role)).flatMap((part) => childrenOf(file, part));
  const heads = rowsIn('THead').map((row) => childrenOf(file, row));
  const [corner] = heads[0] ?? [];
  const id = corner === undefined ? undefined : /\n {2}\/ID \(U(\d+)x0y0\)\n/.exec(file.text(corner))?.[1];
  if (id === undefined) throw new SyntaxError('A table whose first cell is no header.');
  return { id: Number(id), heads: heads.length, body: rowsIn('TBody').map((row) => childrenOf(file, row)) };
}

/** The tables in an element, in the order they are read. */
export const tablesIn = (file: PlainPdf, number: number): readonly TaggedTable[] =>
  childrenOf(file, number).flatMap((child) =>
    isA(file, child, 'Table') ? [readTable(file, child)] : tablesIn(file, child),
  );

/** The object of the structure tree's root. */
export function structureRoot(file: PlainPdf): number {
  const found = file.numbers.find((number) =>
    file.text(number, 64).startsWith(`${number} 0 obj\n<<\n  /Type /StructTreeRoot\n`),
  );
  if (found === undefined) throw new SyntaxError('A PDF without structure.');
  return found;
}
