import { BLOCK_LIMITS, type NoteSpan } from '@trazo/plan/rich-text/blocks';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { editorSchema } from './editor-schema.ts';

const { nodes } = editorSchema;

/** A note as it is typed. */
export type NoteWords = Pick<NoteSpan, 'text' | 'link'>;

/** The note that is selected, or that the caret stands right behind. */
export function noteAt({ selection }: EditorState): { note: NoteWords; position: number } | undefined {
  const { $from, empty } = selection;
  const node = selection instanceof NodeSelection ? selection.node : empty ? $from.nodeBefore : null;
  if (node?.type !== nodes.note) return undefined;
  const link: unknown = node.attrs['link'];
  return {
    note: { text: String(node.attrs['text']), ...(typeof link === 'string' && { link }) },
    position: selection instanceof NodeSelection ? selection.from : $from.pos - node.nodeSize,
  };
}

/** Whether a note can stand where the selection ends: not in a heading. */
const takesNotes = ({ selection: { $to } }: EditorState): boolean =>
  $to.parent.type.contentMatch.matchType(nodes.note) !== null;

/** Changes the note at the selection, or writes one behind what is selected. */
export const setNote =
  ({ text, link }: NoteWords): Command =>
  (state, dispatch) => {
    const note = nodes.note.create({ text: text.slice(0, BLOCK_LIMITS.note), link: link ?? null });
    const before = noteAt(state);
    const { tr } = state;
    const at = before?.position ?? state.selection.to;
    if (before !== undefined) tr.replaceWith(at, at + 1, note);
    else if (takesNotes(state)) tr.insert(at, note);
    else return false;
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)));
    return true;
  };

export const removeNote: Command = (state, dispatch) => {
  const before = noteAt(state);
  if (before === undefined) return false;
  dispatch?.(state.tr.delete(before.position, before.position + 1));
  return true;
};
