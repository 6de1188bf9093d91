import { BLOCK_LIMITS } from '@trazo/plan/rich-text/blocks';
import type { Node } from 'prosemirror-model';
import { type Command, Selection, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
} from 'prosemirror-tables';
import { editorSchema } from './editor-schema.ts';

const { nodes } = editorSchema;

/** What can be done to the table the caret is in, in the order of its tool bar. */
export const TABLE_TOOLS = ['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'deleteTable'] as const;
export type TableTool = (typeof TABLE_TOOLS)[number];

const cells = (type: typeof nodes.tableCell, count: number): Node[] =>
  Array.from({ length: count }, () => type.create(null, nodes.paragraph.create()));

const NEW_ROWS = 3;
const NEW_COLUMNS = 3;

/** A new table behind the paragraph the caret is in, or instead of a blank one; the caret goes into its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (isInTable(state)) return false;
  const rows = Array.from({ length: NEW_ROWS }, (_, index) =>
    nodes.tableRow.create(null, cells(index === 0 ? nodes.tableHeader : nodes.tableCell, NEW_COLUMNS)),
  );
  const table = nodes.table.create(null, rows);
  const { tr } = state;
  const block = $from.node(1);
  const [start, end] = [$from.before(1), $from.after(1)];
  const isBlank = block.type === nodes.paragraph && block.content.size === 0;
  if (isBlank) tr.replaceWith(start, end, table);
  else tr.insert(end, table);
  const first = Selection.findFrom(tr.doc.resolve((isBlank ? start : end) + 1), 1, true);
  if (first !== null) tr.setSelection(first);
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Only where the table may have one more. */
const within =
  (limit: number, countOf: (rect: ReturnType<typeof selectedRect>) => number, command: Command): Command =>
  (state, dispatch) =>
    isInTable(state) && countOf(selectedRect(state)) < limit && command(state, dispatch);

const addRow = within(BLOCK_LIMITS.tableRows, ({ map }) => map.height, addRowAfter);

export const TABLE_COMMANDS: Readonly<Record<TableTool, Command>> = {
  addRow,
  addColumn: within(BLOCK_LIMITS.tableColumns, ({ map }) => map.width, addColumnAfter),
  deleteRow: (state, dispatch) =>
    isInTable(state) && (selectedRect(state).map.height === 1 ? deleteTable : deleteRow)(state, dispatch),
  deleteColumn: (state, dispatch) =>
    isInTable(state) && (selectedRect(state).map.width === 1 ? deleteTable : deleteColumn)(state, dispatch),
  deleteTable,
};

/** Into the cell below; behind the last one, into a new row. */
export const enterInTable: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  const { map, table, tableStart, bottom, left } = selectedRect(state);
  if (bottom === map.height) {
    if (!addRow(state, dispatch === undefined ? undefined : (tr) => dispatch(tr), view)) return true;
    if (view !== undefined && view.state !== state) return enterInTable(view.state, dispatch, view);
    return true;
  }
  const cell = map.positionAt(bottom, left, table);
  const { tr } = state;
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(tableStart + cell + 1))).scrollIntoView());
  return true;
};

/** From cell to cell; before the first and behind the last, the tabulator leaves the field as everywhere. */
export const TAB_KEYS: Readonly<Record<string, Command>> = {
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
};
