import type { Image } from '@trazo/plan/images';
import { BLOCK_LIMITS } from '@trazo/plan/rich-text/blocks';
import type { Node } from 'prosemirror-model';
import { type Command, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { pictureAt } from './block-commands.ts';
import { editorSchema } from './editor-schema.ts';
import type { TextPictures } from './text-pictures.ts';

const { nodes } = editorSchema;

const countPictures = (doc: Node): number => doc.children.filter(({ type }) => type === nodes.picture).length;

/** A picture behind the block the selection ends in, or instead of a blank paragraph; the caret goes into its caption. */
export const insertPicture =
  (image: Image): Command =>
  (state, dispatch) => {
    if (countPictures(state.doc) >= BLOCK_LIMITS.pictures) return false;
    const { $to } = state.selection;
    const { tr } = state;
    const block = $to.depth === 0 ? undefined : $to.node(1);
    const picture = nodes.picture.create({ image });
    const isBlank = block?.type === nodes.paragraph && block.content.size === 0;
    const at = block === undefined ? $to.pos : isBlank ? $to.before(1) : $to.after(1);
    if (isBlank) tr.replaceWith(at, $to.after(1), picture);
    else tr.insert(at, picture);
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
    return true;
  };

/** Changes what is known of the picture at the selection. */
export const setPicture =
  (attrs: { readonly image?: Image; readonly description?: string }): Command =>
  (state, dispatch) => {
    const picture = pictureAt(state);
    if (picture === undefined) return false;
    dispatch?.(state.tr.setNodeMarkup(picture.position, null, { ...picture.node.attrs, ...attrs }));
    return true;
  };

/** Takes the picture away; what its caption says stays as a paragraph. */
export const removePicture: Command = (state, dispatch) => {
  const picture = pictureAt(state);
  if (picture === undefined) return false;
  const { node, position } = picture;
  const caption = nodes.paragraph.create(null, node.content);
  const { tr } = state;
  tr.replaceWith(position, position + node.nodeSize, caption);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, position + 1)));
  return true;
};

/** The pictures among files that are pasted or dropped. */
export const picturesAmong = (files: Iterable<File> | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Keeps files as pictures and inserts those that are some, one after the other; false where one is none, or one too many. */
export async function insertFiles(
  view: EditorView,
  files: readonly Blob[],
  pictures: TextPictures,
): Promise<boolean> {
  let isDone = true;
  for (const file of files) {
    const image = await pictures.keep(file);
    if (image === undefined || view.isDestroyed) isDone = false;
    else isDone = insertPicture(image)(view.state, view.dispatch) && isDone;
  }
  return isDone;
}

/** Pictures that came inside of pasted text are kept as every other; until they are, what others write waits. */
export function keepPasted(
  view: EditorView,
  pictures: TextPictures,
  kept: Map<string, unknown>,
  hold: () => () => void,
): void {
  for (const { type, attrs } of view.state.doc.children) {
    const image = String(attrs['image'] ?? '');
    if (type !== nodes.picture || !image.startsWith('data:') || kept.has(image)) continue;
    kept.set(image, keepDataUrl(view, pictures, image).finally(hold()));
  }
}

/** A picture that is none stands there as one that was lost. */
async function keepDataUrl(view: EditorView, pictures: TextPictures, image: Image): Promise<void> {
  const reference = (await pictures.keep(await (await fetch(image)).blob())) ?? '';
  if (view.isDestroyed) return;
  const { tr } = view.state;
  view.state.doc.forEach((node, offset) => {
    if (node.attrs['image'] === image) tr.setNodeMarkup(offset, null, { ...node.attrs, image: reference });
  });
  if (tr.docChanged) view.dispatch(tr);
}
