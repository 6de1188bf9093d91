import { setBlockType } from 'prosemirror-commands';
import type { NodeType } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, Plugin, TextSelection } from 'prosemirror-state';
import { editorSchema } from './editor-schema.ts';
import { isFromText } from './text-binding.ts';

const { nodes } = editorSchema;

const isApart = (type: NodeType | undefined): boolean => type === nodes.table || type === nodes.picture;

const isHeading = (type: NodeType): boolean => type === nodes.heading1 || type === nodes.heading2;

/** A heading of this type, or a paragraph again. */
export const toggleHeading =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { parent } = state.selection.$from;
    return setBlockType(parent.type === type ? nodes.paragraph : type)(state, dispatch);
  };

/** Before a heading's first letter, backspace makes it a paragraph. */
export const leaveHeadingAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || !isHeading($from.parent.type)) return false;
  return setBlockType(nodes.paragraph)(state, dispatch);
};

/** The picture the selection is in or on, with its position. */
export function pictureAt({ selection }: EditorState) {
  if (selection instanceof NodeSelection && selection.node.type === nodes.picture)
    return { node: selection.node, position: selection.from };
  const { $from } = selection;
  return $from.parent.type === nodes.picture ? { node: $from.parent, position: $from.before() } : undefined;
}

/** From a picture's caption to the paragraph behind it, which is made where there is none. */
export const leavePicture: Command = (state, dispatch) => {
  const picture = pictureAt(state);
  if (picture === undefined) return false;
  const after = picture.position + picture.node.nodeSize;
  const { tr } = state;
  tr.insert(after, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
};

/** Before a caption's first letter, backspace selects the picture; once more, and it is gone. */
export const selectPictureAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type !== nodes.picture) return false;
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, $from.before())));
  return true;
};

/** Past a table or a picture at either end of the text there is a paragraph to write in, made when it is wanted. */
export const leaveAtEnd =
  (direction: 1 | -1): Command =>
  (state, dispatch, view) => {
    const { $head } = state.selection;
    const { doc } = state;
    const edge = direction === 1 ? doc.lastChild : doc.firstChild;
    if ($head.depth === 0 || $head.node(1) !== edge || !isApart(edge?.type)) return false;
    if ($head.node(1).type === nodes.table) {
      const row = $head.index(1);
      if (row !== (direction === 1 ? $head.node(1).childCount - 1 : 0)) return false;
    }
    if (view !== undefined && !view.endOfTextblock(direction === 1 ? 'down' : 'up')) return false;
    const at = direction === 1 ? doc.content.size : 0;
    const { tr } = state;
    tr.insert(at, nodes.paragraph.create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
    return true;
  };

/** What is inserted at the end of a text leaves a paragraph behind it, so that a finger finds where to go on. */
export const openEnd = new Plugin({
  appendTransaction: (transactions, before, { doc, tr }) =>
    transactions.some((transaction) => transaction.docChanged && !isFromText(transaction)) &&
    isApart(doc.lastChild?.type) &&
    before.doc.lastChild?.type !== doc.lastChild?.type
      ? tr.insert(doc.content.size, nodes.paragraph.create())
      : null,
});
