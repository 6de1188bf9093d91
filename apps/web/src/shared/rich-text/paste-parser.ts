import { DOMParser as EditorParser, type ParseOptions, Slice } from 'prosemirror-model';
import { joinCutLines } from './cut-lines.ts';
import { documentOf } from './editor-document.ts';
import { editorSchema } from './editor-schema.ts';
import { readHtml } from './read-html.ts';
import { withoutPrivateSigns } from './symbol-fonts.ts';

/** What the editor itself has copied says where it was cut. */
const OWN = '[data-pm-slice]';

/** Reads what is pasted or dropped: our own as it was, any other through `readHtml`. */
class PasteParser extends EditorParser {
  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    if (!(dom instanceof Element) || dom.querySelector(OWN) !== null) return super.parseSlice(dom, options);
    return sliceOf(dom);
  }
}

/** Paragraphs join with the text around them; a list stays one. */
function sliceOf(element: Element): Slice {
  const blocks = readHtml(element as Element & { nodeType: 1 });
  if (blocks.length === 0) return Slice.empty;
  const { content } = documentOf(blocks);
  const open = (block: (typeof blocks)[number] | undefined) => (block?.type === 'paragraph' ? 1 : 0);
  return new Slice(content, open(blocks[0]), open(blocks.at(-1)));
}

export const pasteParser = new PasteParser(editorSchema, EditorParser.fromSchema(editorSchema).rules);

/** HTML without what its elements would do: it is never done, but the browser would report each of them as refused. */
export const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag.replaceAll(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  );

/** A plain text as it is pasted: its lines whole, its symbols readable. */
export const textOfPasted = (text: string): string => withoutPrivateSigns(joinCutLines(text));
