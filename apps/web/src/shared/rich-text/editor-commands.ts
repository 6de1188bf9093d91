import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import {
  leaveAtEnd,
  leaveHeadingAtStart,
  leavePicture,
  pictureAt,
  selectPictureAtStart,
  toggleHeading,
} from './block-commands.ts';
import { editorSchema } from './editor-schema.ts';
import { noteAt } from './note-commands.ts';
import { enterInTable, insertTable, TAB_KEYS } from './table-commands.ts';
import type { AskingTool, TextTool } from './text-tool.ts';

const { nodes, marks } = editorSchema;

/** The list around the selection's beginning, with its position. */
function listAround({ selection: { $from } }: EditorState): { node: Node; position: number } | undefined {
  const depth = $from.depth - 2;
  const node = depth > 0 ? $from.node(depth) : undefined;
  return node !== undefined && (node.type === nodes.bulletList || node.type === nodes.numberedList)
    ? { node, position: $from.before(depth) }
    : undefined;
}

/** Into a list of this type, from one of the other type, or out of it. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = listAround(state);
    if (list === undefined) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.listItem)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.position, type));
    return true;
  };

/** Before an item's first letter, backspace takes it out of its list. */
const leaveListAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  return empty && $from.parentOffset === 0 && liftListItem(nodes.listItem)(state, dispatch);
};

export const TOOL_COMMANDS: Readonly<Record<Exclude<TextTool, AskingTool>, Command>> = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  heading1: toggleHeading(nodes.heading1),
  heading2: toggleHeading(nodes.heading2),
  table: insertTable,
  bulletList: toggleList(nodes.bulletList),
  numberedList: toggleList(nodes.numberedList),
};

const leaveUp = leaveAtEnd(-1);
const leaveDown = leaveAtEnd(1);

/** What keys do beside typing. The tabulator leaves the field, save from cell to cell of a table. */
export const EDITOR_KEYS: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  ...TAB_KEYS,
  ArrowUp: leaveUp,
  ArrowDown: leaveDown,
  Enter: chainCommands(
    enterInTable,
    leavePicture,
    splitListItem(nodes.listItem),
    liftListItem(nodes.listItem),
    baseKeymap.Enter ?? (() => false),
  ),
  'Shift-Enter': chainCommands(
    enterInTable,
    leavePicture,
    splitListItem(nodes.listItem),
    baseKeymap.Enter ?? (() => false),
  ),
  Backspace: chainCommands(
    leaveListAtStart,
    leaveHeadingAtStart,
    selectPictureAtStart,
    baseKeymap.Backspace ?? (() => false),
  ),
  'Mod-b': TOOL_COMMANDS.bold,
  'Mod-i': TOOL_COMMANDS.italic,
};

function hasMark({ doc, selection, storedMarks }: EditorState, type: MarkType): boolean {
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined;
  return doc.rangeHasMark(selection.from, selection.to, type);
}

/** The tools whose effect holds where the selection is. */
export function toolsInUse(state: EditorState): ReadonlySet<TextTool> {
  const list = listAround(state)?.node.type;
  const block = state.selection.$from.parent.type;
  const holds: readonly [TextTool, boolean][] = [
    ['bold', hasMark(state, marks.bold)],
    ['italic', hasMark(state, marks.italic)],
    ['heading1', block === nodes.heading1],
    ['heading2', block === nodes.heading2],
    ['bulletList', list === nodes.bulletList],
    ['numberedList', list === nodes.numberedList],
    ['link', linkAt(state) !== undefined],
    ['note', noteAt(state) !== undefined],
    ['table', isInTable(state)],
    ['picture', pictureAt(state) !== undefined],
  ];
  return new Set(holds.flatMap(([tool, held]) => (held ? [tool] : [])));
}

interface LinkRange {
  readonly address: string;
  readonly from: number;
  readonly to: number;
}

/** The link in which the selection begins, with all of its text. */
export function linkAt({ selection: { $from } }: EditorState): LinkRange | undefined {
  const isLinked = (node: Node | null | undefined) =>
    node != null && marks.link.isInSet(node.marks) !== undefined;
  const { parent } = $from;
  const at = isLinked($from.nodeAfter) ? $from.index() : $from.index() - ($from.textOffset > 0 ? 0 : 1);
  const mark = at < 0 || at >= parent.childCount ? undefined : marks.link.isInSet(parent.child(at).marks);
  if (mark === undefined) return undefined;
  let [first, last] = [at, at];
  const sameLink = (index: number) =>
    index >= 0 && index < parent.childCount && mark.isInSet(parent.child(index).marks);
  while (sameLink(first - 1)) first -= 1;
  while (sameLink(last + 1)) last += 1;
  const offsetOf = (index: number) =>
    parent.children.slice(0, index).reduce((total, node) => total + node.nodeSize, $from.start());
  return { address: String(mark.attrs.address), from: offsetOf(first), to: offsetOf(last + 1) };
}

/** Links the selection, or the link it is in, to an address; without either, the address itself is written. */
export const setLink =
  (address: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const link = marks.link.create({ address });
    const range = linkAt(state);
    const { tr } = state;
    if (!empty) tr.removeMark(from, to, marks.link).addMark(from, to, link);
    else if (range !== undefined)
      tr.removeMark(range.from, range.to, marks.link).addMark(range.from, range.to, link);
    else tr.replaceSelectionWith(editorSchema.text(address.replace(/^mailto:/, ''), [link]), false);
    dispatch?.(tr);
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const range = linkAt(state) ?? state.selection;
  dispatch?.(state.tr.removeMark(range.from, range.to, marks.link));
  return true;
};
