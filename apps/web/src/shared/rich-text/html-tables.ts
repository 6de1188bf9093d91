import { BLOCK_LIMITS, type RichLine, type TableBlock } from '@trazo/plan/rich-text/blocks';
import { isLeftOut } from './hidden-html.ts';
import { isElement, type WebElement } from './html-styles.ts';

/** What makes a table a page's layout rather than a table of its text. */
const LAYOUT = new Set([
  'table',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'form',
  'article',
  'section',
]);
/** Characters of a cell that is a text of its own. */
const CELL_LIMIT = 600;

function childrenNamed(element: WebElement, names: readonly string[]): WebElement[] {
  return [...element.childNodes].filter(
    (node): node is WebElement => isElement(node) && names.includes(node.nodeName.toLowerCase()),
  );
}

/** A picture that is pasted with its text; a cell would lose it. */
const isPicture = (element: WebElement): boolean =>
  element.nodeName.toLowerCase() === 'img' && (element.getAttribute('src') ?? '').startsWith('data:');

const holdsLayout = (element: WebElement): boolean =>
  [...element.childNodes].some(
    (node) =>
      isElement(node) && (LAYOUT.has(node.nodeName.toLowerCase()) || isPicture(node) || holdsLayout(node)),
  );

const lettersOf = (elements: readonly WebElement[]): string =>
  elements.map(({ textContent }) => (textContent ?? '').replaceAll(/\s/g, '')).join('');

/** Whether a cell is hidden, by itself or with its row, its part of the table or its column. */
export function hiddenCells(table: WebElement): (cell: WebElement, column: number) => boolean {
  const sections = [table, ...childrenNamed(table, ['thead', 'tbody', 'tfoot'])];
  const cells = new Set(
    sections.flatMap((section) =>
      childrenNamed(section, ['tr']).flatMap((row) =>
        childrenNamed(row, ['td', 'th']).filter((cell) => [section, row, cell].some(isLeftOut)),
      ),
    ),
  );
  const columns = [table, ...childrenNamed(table, ['colgroup'])]
    .flatMap((part) => childrenNamed(part, ['col']))
    .flatMap((column) => Array<boolean>(spanOf(column, 'span', COLUMNS_LOOKED_AT)).fill(isLeftOut(column)));
  return (cell, column) => cells.has(cell) || columns[column] === true;
}

/** A table's captions, which stand outside of its cells. */
export const captionsOf = (table: WebElement): WebElement[] => childrenNamed(table, ['caption']);

/**
 * The cells of a table, row by row; none where it only arranges a page: what holds lists or long texts, has no grid, or words
 * outside of it.
 */
export function cellsOf(table: WebElement): readonly (readonly WebElement[])[] | undefined {
  const sections = childrenNamed(table, ['thead', 'tbody', 'tfoot']);
  const rows = [table, ...sections]
    .flatMap((part) => childrenNamed(part, ['tr']))
    .map((row) => childrenNamed(row, ['td', 'th']))
    .filter((row) => row.length > 0);
  const cells = rows.flat();
  const isGrid = rows.length > 1 && rows.some((row) => row.length > 1);
  const isLayout = cells.some(
    (cell) => (cell.textContent ?? '').trim().length > CELL_LIMIT || holdsLayout(cell),
  );
  const isAll = lettersOf([table]).length === lettersOf([...captionsOf(table), ...cells]).length;
  return isGrid && !isLayout && isAll ? rows : undefined;
}

const spanOf = (cell: WebElement, name: 'colspan' | 'rowspan' | 'span', most: number): number => {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Number.isInteger(span) ? Math.min(Math.max(span, 1), most) : 1;
};

const COLUMNS_LOOKED_AT = 200;

/** A grid of lines: a cell that spans others leaves them blank, and rows have the same length. */
export function gridOf(
  rows: readonly (readonly WebElement[])[],
  lineOf: (cell: WebElement, column: number) => RichLine,
): RichLine[][] {
  const grid: (RichLine | undefined)[][] = rows.map(() => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row) {
      while (grid[y]?.[x] !== undefined) x += 1;
      if (x >= COLUMNS_LOOKED_AT) break;
      const wide = spanOf(cell, 'colspan', COLUMNS_LOOKED_AT - x);
      const high = spanOf(cell, 'rowspan', rows.length - y);
      for (let down = 0; down < high; down += 1) {
        for (let across = 0; across < wide; across += 1) {
          const target = grid[y + down];
          if (target !== undefined) target[x + across] = down + across === 0 ? lineOf(cell, x) : [];
        }
      }
      x += wide;
    }
  }
  const width = grid.reduce((widest, row) => Math.max(widest, row.length), 0);
  return grid.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? []));
}

/** Rows and columns in which something stands. */
function withoutBlank(grid: readonly RichLine[][]): RichLine[][] {
  const rows = grid.filter((row) => row.some((cell) => cell.length > 0));
  const used = (rows[0] ?? []).map((_, x) => rows.some((row) => (row[x] ?? []).length > 0));
  return rows.map((row) => row.filter((_, x) => used[x]));
}

/** A grid as the tables a text can hold: what is wider goes on with its first column, what is longer with its head. */
export function tablesOf(grid: readonly RichLine[][]): TableBlock[] {
  const rows = withoutBlank(grid);
  const [head = []] = rows;
  const { tableColumns, tableRows } = BLOCK_LIMITS;
  const columns = head.map((_, x) => x);
  const groups: number[][] = [];
  if (columns.length <= tableColumns) groups.push(columns);
  else {
    for (let from = 1; from < columns.length; from += tableColumns - 1)
      groups.push([0, ...columns.slice(from, from + tableColumns - 1)]);
  }
  return groups.flatMap((group) => {
    const [first = [], ...rest] = rows.map((row) => group.map((x) => row[x] ?? []));
    const tables: TableBlock[] = [];
    for (let from = 0; from === 0 || from < rest.length; from += tableRows - 1)
      tables.push({ type: 'table', rows: [first, ...rest.slice(from, from + tableRows - 1)] });
    return tables;
  });
}
