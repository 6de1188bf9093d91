import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A piece of a page in reading order; headings count from 1, and none skips a level. */
export interface PageWords {
  readonly level?: number;
  readonly text: string;
}

/** An element of the document's structure: further elements, or the number of a piece of content. */
export interface StructureNode {
  readonly role?: string | undefined;
  readonly alt?: string | undefined;
  readonly id?: string | undefined;
  readonly children?: readonly StructureNode[] | undefined;
}

/** Text as it stands on the page, with marks where a piece of content begins and ends. */
export type TextItem =
  | { readonly str: string; readonly hasEOL: boolean }
  | { readonly type: string; readonly id?: string | undefined };

const PIECES = new Set(['P', 'LI', 'TR', 'TOCI', 'Caption', 'Title']);

/** A page's words as its tags order them. */
export function wordsOf(structure: StructureNode | null, items: readonly TextItem[]): PageWords[] {
  const content = contentOf(items);
  const textOf = (node: StructureNode): string => {
    if (node.role === 'Figure') return node.alt ?? '';
    if (node.children === undefined) return content.get(node.id ?? '') ?? '';
    return node.children.map(textOf).join(' ');
  };
  const piecesOf = (node: StructureNode): PageWords[] => {
    const level = /^H([1-6])$/.exec(node.role ?? '')?.[1];
    if (level !== undefined) return [{ level: Number(level), text: textOf(node) }];
    const isPiece = node.children === undefined || node.role === 'Figure' || PIECES.has(node.role ?? '');
    return isPiece ? [{ text: textOf(node) }] : (node.children ?? []).flatMap(piecesOf);
  };
  const pieces = structure === null ? [] : piecesOf(structure);
  let above = 0;
  return pieces.flatMap(({ level, text: raw }) => {
    const text = raw.replaceAll(/\s+/g, ' ').trim();
    if (text === '') return [];
    if (level === undefined) return [{ text }];
    above = Math.min(level, above + 1);
    return [{ level: above, text }];
  });
}

/** The text of each numbered piece of content; what has no number is furniture. */
function contentOf(items: readonly TextItem[]): ReadonlyMap<string, string> {
  const content = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((each) => each !== undefined);
      if (id !== undefined) content.set(id, `${content.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id);
  }
  return content;
}

/** What a page (from 0) says, and in which language. */
export async function readPageWords(
  pdf: PDFDocumentProxy,
  page: number,
): Promise<{ words: PageWords[]; language: string | undefined }> {
  const proxy = await pdf.getPage(page + 1);
  const [structure, { items, lang }] = await Promise.all([
    proxy.getStructTree(),
    proxy.getTextContent({ includeMarkedContent: true }),
  ]);
  return { words: wordsOf(structure, items), language: lang ?? undefined };
}
