/** How a cell looks. */
export const STYLES = [
  'text',
  'number',
  'subtotal',
  'total',
  'heading',
  'typed',
  'rate',
  'cents',
  'typedCents',
] as const;
export type Style = (typeof STYLES)[number];

/** A text is never a formula, whatever it begins with; a formula brings the value it comes to. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string; readonly style: Style }
  | { readonly kind: 'number'; readonly value: number; readonly style: Style }
  | { readonly kind: 'formula'; readonly formula: string; readonly value: number; readonly style: Style };

export interface Sheet {
  readonly name: string;
  /** Widths in characters of the first columns; all others have the last. */
  readonly widths: readonly number[];
  /** Rows and columns that stay in sight. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  readonly rows: readonly (readonly (Cell | null)[])[];
}

export const text = (value: string, style: Style = 'text'): Cell => ({ kind: 'text', text: value, style });
export const number = (value: number, style: Style = 'number'): Cell => ({ kind: 'number', value, style });
export const formula = (source: string, value: number, style: Style = 'number'): Cell => ({
  kind: 'formula',
  formula: source,
  value,
  style,
});

/** The letters of a column, from 0. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** A cell by column (from 0) and row (from 1). */
export const cellName = (column: number, row: number): string => `${columnName(column)}${row}`;

/** A sheet's name within a formula. */
export const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'!`;
