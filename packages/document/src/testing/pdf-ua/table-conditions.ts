import { isFigure } from '../../print-model/text/print-table.ts';
import { type Condition, countOf } from './condition.ts';
import { elementText } from './element-text.ts';
import type { PdfFile } from './pdf-file.ts';
import { isString, nameOf, type PdfDictionary } from './pdf-values.ts';
import { attributes } from './structure-conditions.ts';
import type { PdfElement } from './structure-tree.ts';

/** An element's attributes as a part of a table. */
const tableAttributes = (file: PdfFile, element: PdfElement): PdfDictionary =>
  attributes(file, element).find((each) => nameOf(each.get('O')) === 'Table') ?? new Map();

const headersOf = (file: PdfFile, cell: PdfElement): string[] =>
  file.list(tableAttributes(file, cell).get('Headers')).flatMap((id) => (isString(id) ? [id.bytes] : []));

const idOf = ({ dictionary }: PdfElement): string | undefined => {
  const id = dictionary.get('ID');
  return isString(id) ? id.bytes : undefined;
};

const isRowHeader = (file: PdfFile, cell: PdfElement): boolean =>
  cell.standard === 'TH' && nameOf(tableAttributes(file, cell).get('Scope')) === 'Row';

export interface TableRow {
  readonly table: PdfElement;
  readonly cells: readonly PdfElement[];
  /** What its first cell says. */
  readonly name: string;
  /** Whether that cell is the header of the row. */
  readonly isNamed: boolean;
}

const within = ({ children }: PdfElement): readonly PdfElement[] =>
  children.flatMap((child) => (child.standard === 'TR' ? [child] : within(child)));

/** The rows of a file's tables, without those of heads. */
export const bodyRows = (file: PdfFile): TableRow[] =>
  file.elements
    .filter(({ standard }) => standard === 'Table')
    .flatMap((table) =>
      within(table).flatMap(({ children: cells }) => {
        const [first] = cells;
        const isHead = cells.every((cell) => cell.standard === 'TH' && !isRowHeader(file, cell));
        if (first === undefined || isHead) return [];
        const name = elementText(file, first).replaceAll(/\s+/g, ' ').trim();
        return [{ table, cells, name, isNamed: isRowHeader(file, first) }];
      }),
    );

/** Words, without which a cell names nothing. */
const isName = (text: string): boolean => /\p{L}/u.test(text) && !isFigure(text);

function namelessRows(file: PdfFile): number {
  const rows = bodyRows(file);
  const unnamed = new Set(rows.filter(({ name }) => !isName(name)).map(({ table }) => table));
  return countOf(rows, ({ table, cells, isNamed }) => !unnamed.has(table) && cells.length > 1 && !isNamed);
}

/** Headers that cells name, but no header of their table is; headers that the tree of identifiers does not lead to, as to two of one. */
function lostHeaders(file: PdfFile): number {
  const tree = file.dictionary(file.dictionary(file.catalog.get('StructTreeRoot')).get('IDTree'));
  const names = file.list(tree.get('Names'));
  const led = new Map(
    names.flatMap((id, index) =>
      isString(id) ? [[id.bytes, file.dictionary(names[index + 1])] as const] : [],
    ),
  );
  const headers = new Map<string, PdfElement>();
  let unreached = 0;
  for (const element of file.elements) {
    const id = element.standard === 'TH' ? idOf(element) : undefined;
    if (id === undefined) continue;
    if (led.get(id) === element.dictionary) headers.set(id, element);
    else unreached += 1;
  }
  const named = file.elements
    .filter(({ standard }) => standard === 'TH' || standard === 'TD')
    .flatMap((cell) => headersOf(file, cell).map((id) => [cell, headers.get(id)] as const));
  return (
    unreached + countOf(named, ([cell, header]) => header === undefined || tableOf(header) !== tableOf(cell))
  );
}

const tableOf = (element: PdfElement | undefined): PdfElement | undefined =>
  element === undefined || element.standard === 'Table' ? element : tableOf(element.parent);

/** Cells beside a row's header that do not name it. */
const strangers = (file: PdfFile): number =>
  bodyRows(file)
    .filter(({ isNamed }) => isNamed)
    .reduce((sum, { cells: [first, ...others] }) => {
      const id = first === undefined ? undefined : idOf(first);
      return sum + countOf(others, (cell) => id === undefined || !headersOf(file, cell).includes(id));
    }, 0);

/** Beyond what the protocol can ask of a file it does not know: numbers from 101 on are ours. */
export const TABLE_CONDITIONS: readonly Condition[] = [
  { id: '15-101', fault: 'a row whose name is not its header', count: namelessRows },
  { id: '15-102', fault: 'a header that is named and is not in the table', count: lostHeaders },
  { id: '15-103', fault: 'a cell that does not name the header of its row', count: strangers },
];
