import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

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

/** Text as it stands on the page, with the PDF's marked-content tags where a piece begins and ends; not every piece has a number. */
export type TextItem =
  | { readonly str: string; readonly hasEOL: boolean }
  | { readonly type: string; readonly id?: string | null | undefined };

const PIECES = new Set(['P', 'LI', 'TR', 'TOCI', 'Caption', 'Title']);

/** A page's words as its tags order them. */
export function wordsOf(structure: StructureNode | null, items: readonly TextItem[]): PageWords[] {
  const content = contentOf(items);
  const textOf = (node: StructureNode): string => {
    if (node.role === 'Figure') return node.alt ?? '';
    if (node.children === undefined) return content.get(node.id ?? '') ?? '';
    const parts = node.children.map(textOf);
    return node.children.every(isLine) ? joinLines(parts) : parts.join(' ');
  };
  const piecesOf = (node: StructureNode): PageWords[] => {
    const level = /^H([1-6])$/.exec(node.role ?? '')?.[1];
    if (level !== undefined) return [{ level: Number(level), text: textOf(node) }];
    const isPiece = node.children === undefined || node.role === 'Figure' || PIECES.has(node.role ?? '');
    return isPiece ? [{ text: textOf(node) }] : linesTogether(node.children ?? []).flatMap(piecesOf);
  };
  const pieces = structure === null ? [] : piecesOf(structure);
  let above = 0;
  return pieces.flatMap(({ level, text: raw }) => {
    const text = raw.replaceAll(BREAK_OPPORTUNITIES, '').replaceAll(/\s+/g, ' ').trim();
    if (text === '') return [];
    if (level === undefined) return [{ text }];
    above = Math.min(level, above + 1);
    return [{ level: above, text }];
  });
}

/** Bare content, as each line of a text is. */
const isLine = ({ role, children }: StructureNode): boolean => role === undefined && children === undefined;

/** Lines that follow one another outside a paragraph are one, too. */
function linesTogether(children: readonly StructureNode[]): StructureNode[] {
  const groups: StructureNode[] = [];
  let lines: StructureNode[] = [];
  for (const child of children) {
    if (!isLine(child)) {
      groups.push(child);
      lines = [];
    } else if (lines.push(child) === 1) groups.push({ role: 'P', children: lines });
  }
  return groups;
}

/** Soft hyphens and spaces without width: on paper, words may break there. */
const BREAK_OPPORTUNITIES = /[\u00ad\u200b]/g;
const GOES_ON = /[^\s,;:)]\u200b\s*$|\p{L}-\s*$|\S[@/_=&?#%~|\\]\s*$/u;
/** An address behind a dot or a colon of its own; it goes on in small letters or figures, where a sentence would begin with a capital. */
const ADDRESS_GOES_ON = /(?:^|\s)\S*(?:@|:\/\/|www\.)\S*\s*$/u;
const SMALL = /^\s*[\p{Ll}\p{N}]/u;
const ADDRESS_JOINT = /[.:+-]\s*$/u;

const goesOn = (text: string, line: string): boolean =>
  GOES_ON.test(text) || (ADDRESS_JOINT.test(text) && ADDRESS_GOES_ON.test(text) && SMALL.test(line));

/** Lines as one text. One of nothing but a hyphen is where the typesetter broke a word; one a writer's hyphen ends goes on. */
function joinLines(lines: readonly string[]): string {
  let text = '';
  let isBroken = false;
  for (const line of lines) {
    if (text !== '' && line.replaceAll(BREAK_OPPORTUNITIES, '').trim() === '-') isBroken = true;
    else {
      text = isBroken || goesOn(text, line) ? `${text.trimEnd()}${line.trimStart()}` : `${text} ${line}`;
      isBroken = false;
    }
  }
  return text;
}

/** The text of each numbered piece of content; what has no number itself nor around it is furniture. */
function contentOf(items: readonly TextItem[]): ReadonlyMap<string, string> {
  const content = new Map<string, string>();
  const open: (string | null | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((each) => typeof each === 'string');
      if (typeof id === 'string')
        content.set(id, `${content.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
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
