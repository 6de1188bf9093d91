import { image as pictureSchema } from '@trazo/plan/images';
import {
  BLOCK_LIMITS,
  isTextSpan,
  type RichBlock,
  type RichLine,
  type RichSpan,
  type TextSpan,
} from '@trazo/plan/rich-text/blocks';
import { isLinkAddress } from '@trazo/plan/rich-text/link-address';
import { linesOf } from '@trazo/plan/rich-text/plain-text';
import { type HtmlNotes, notesOf } from './html-notes.ts';
import { type Styles, stylesOf, type WebElement } from './html-styles.ts';
import { captionsOf, cellsOf, gridOf, tablesOf } from './html-tables.ts';

interface WebText {
  readonly nodeType: 3;
  readonly data: string;
}
type WebNode = WebElement | WebText | { readonly nodeType: number };

type Formats = Pick<TextSpan, 'bold' | 'italic' | 'link'>;
type ListType = 'bulletList' | 'numberedList';

const isText = (node: WebNode): node is WebText => node.nodeType === 3;
const isElement = (node: WebNode): node is WebElement => node.nodeType === 1;

/** What begins and ends a line of its own. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr main nav p pre section summary table tbody tfoot thead tr'
  ).split(' '),
);
const CELLS = new Set(['td', 'th']);
/** A page's titles and chapters are a text's headings, what is below them its smaller ones. */
const HEADINGS = new Map<string, 1 | 2>([...'123456'].map((level) => [`h${level}`, level <= '2' ? 1 : 2]));
const LEFT_OUT = new Set(
  (
    'audio base button canvas embed head iframe input link math meta noscript object script select style svg template ' +
    'textarea title video'
  ).split(' '),
);

/** Collects blocks while a foreign page is walked through. */
class Collector {
  readonly blocks: RichBlock[] = [];
  readonly notes: HtmlNotes;
  #line: RichSpan[] = [];
  #list: { type: ListType; items: RichLine[] } | undefined;

  constructor(notes: HtmlNotes) {
    this.notes = notes;
  }

  add(text: string, formats: Formats): void {
    this.#line.push({ ...formats, text });
  }

  addSpan(span: RichSpan): void {
    this.#line.push(span);
  }

  /** What keeps to itself; in a list it stands behind the items so far. */
  addBlocks(blocks: readonly RichBlock[]): void {
    this.endLine();
    const list = this.#list;
    if (list !== undefined && list.items.length > 0) {
      this.blocks.push({ type: list.type, items: list.items });
      list.items = [];
    }
    this.blocks.push(...blocks);
  }

  /** The line begun, taken out of the text. */
  takeLine(): RichLine {
    const line = tidy(this.#line);
    this.#line = [];
    return line;
  }

  heading(level: 1 | 2, walk: () => void): void {
    this.endLine();
    if (this.#list !== undefined) {
      walk();
      this.endLine();
      return;
    }
    walk();
    const line = this.takeLine();
    const spans = line.filter(isTextSpan);
    const notes = line.filter((span) => !isTextSpan(span));
    if (spans.length > 0) this.blocks.push({ type: 'heading', level, spans });
    // A heading takes no notes: they begin the text under it.
    this.#line = notes;
  }

  /** Ends the line begun: an item of the open list, or else a paragraph. Blank ones are layout, not writing. */
  endLine(): void {
    const line = this.takeLine();
    if (line.length === 0) return;
    if (this.#list === undefined) this.blocks.push({ type: 'paragraph', spans: line });
    else this.#list.items.push(line);
  }

  /** Lists inside a list go on with its items. */
  inList(type: ListType, walk: () => void): void {
    this.endLine();
    if (this.#list !== undefined) {
      walk();
      return;
    }
    const list: { type: ListType; items: RichLine[] } = { type, items: [] };
    this.#list = list;
    walk();
    this.endLine();
    this.#list = undefined;
    if (list.items.length > 0) this.blocks.push(list);
  }

  /** A word processor's list is a row of paragraphs that each say they are an item. */
  item(type: ListType, walk: () => void): void {
    this.endLine();
    walk();
    const line = this.takeLine();
    const before = this.blocks.at(-1);
    if (line.length === 0) return;
    if (before?.type === type) before.items.push(line);
    else this.blocks.push({ type, items: [line] });
  }
}

/** Blanks as a browser shows them: one between words, none at the ends. */
function tidy(spans: readonly RichSpan[]): RichLine {
  const line: RichSpan[] = [];
  let ends = true;
  for (const span of spans) {
    if (span.type === 'note') {
      line.push(span);
      continue;
    }
    let text = span.text.replaceAll(/[\t\n\f\r ]+/g, ' ');
    if (ends) text = text.replace(/^ /, '');
    if (text === '') continue;
    ends = text.endsWith(' ');
    line.push({ ...span, text });
  }
  const last = line.findLast(isTextSpan);
  if (last !== undefined) last.text = last.text.replace(/ $/, '');
  const kept = line.filter(({ text }) => text !== '');
  return kept.some(({ text }) => text.trim() !== '') ? kept : [];
}

/**
 * Reads what was copied from a page or a word processor: paragraphs, headings, lists, tables, notes, bold, italic and
 * links stay, and pictures that are inside of it; everything else falls. Words are never lost, save those that are no writing (scripts, styles, form controls).
 */
export function readHtml(root: WebElement): RichBlock[] {
  const collector = new Collector(notesOf(root));
  walk(root, {}, collector);
  collector.endLine();
  return collector.blocks;
}

/** What is no running text: whether the element was one of these, and is read. */
function readApart(element: WebElement, name: string, collector: Collector): boolean {
  const { byReference, bodies } = collector.notes;
  if (bodies.has(element)) return true;
  const note = byReference.get(element);
  if (note !== undefined) {
    collector.addSpan({ ...note });
    return true;
  }
  if (name === 'img') addPicture(element, collector);
  const rows = name === 'table' ? cellsOf(element) : undefined;
  if (rows !== undefined) {
    collector.endLine();
    for (const caption of captionsOf(element)) walk(caption, {}, collector);
    collector.addBlocks(readTable(rows, collector.notes));
  }
  return name === 'img' || rows !== undefined;
}

function walk(node: WebNode, formats: Formats, collector: Collector): void {
  if (isText(node)) collector.add(node.data, formats);
  if (!isElement(node)) return;
  const name = node.nodeName.toLowerCase();
  const styles = stylesOf(node);
  if (LEFT_OUT.has(name) || styles.isMarker || readApart(node, name, collector)) return;
  const inside = formatsIn(name, node, styles, formats);
  const children = () => {
    for (const child of node.childNodes) walk(child, inside, collector);
  };
  const level = HEADINGS.get(name);
  if (level !== undefined) collector.heading(level, children);
  else if (name === 'ul' || name === 'ol')
    collector.inList(name === 'ol' ? 'numberedList' : 'bulletList', children);
  else if (styles.item !== undefined) collector.item(styles.item, children);
  else if (name === 'li' || BLOCKS.has(name)) {
    collector.endLine();
    children();
    collector.endLine();
  } else {
    children();
    if (CELLS.has(name)) collector.add(' ', {});
  }
}

/** A table's blocks; each cell is read as a line, whatever it holds. */
function readTable(rows: readonly (readonly WebElement[])[], notes: HtmlNotes): RichBlock[] {
  return tablesOf(
    gridOf(rows, (cell) => {
      const inside = new Collector(notes);
      const formats = formatsIn('td', cell, stylesOf(cell), {});
      for (const child of cell.childNodes) walk(child, formats, inside);
      const last = inside.takeLine();
      const lines = [...inside.blocks.flatMap(linesOf), last].filter((line) => line.length > 0);
      return tidy(lines.flatMap((line, index) => (index === 0 ? line : [{ text: ' ' }, ...line])));
    }),
  );
}

/** Pictures on other servers are none of the user's, and their servers would learn who looks at them. */
function addPicture(element: WebElement, collector: Collector): void {
  const source = element.getAttribute('src') ?? '';
  if (!source.startsWith('data:') || !pictureSchema.safeParse(source).success) return;
  const description = (element.getAttribute('alt') ?? '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, BLOCK_LIMITS.description);
  collector.addBlocks([{ type: 'picture', image: source, description, caption: [] }]);
}

function formatsIn(
  name: string,
  element: WebElement,
  styles: Styles,
  { bold, italic, link }: Formats,
): Formats {
  const isBold = styles.bold ?? (name === 'b' || name === 'strong' || bold);
  const isItalic = styles.italic ?? (name === 'i' || name === 'em' || italic);
  const address = name === 'a' ? (element.getAttribute('href') ?? '').trim() : '';
  const inLink = isLinkAddress(address) ? address : link;
  return {
    ...(isBold && { bold: true as const }),
    ...(isItalic && { italic: true as const }),
    ...(inLink !== undefined && { link: inLink }),
  };
}
