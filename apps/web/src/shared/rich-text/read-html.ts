import type { RichBlock, TextSpan } from '@trazo/plan/rich-text/blocks';
import { isLinkAddress } from '@trazo/plan/rich-text/link-address';
import { type Styles, stylesOf, type WebElement } from './html-styles.ts';

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
const LEFT_OUT = new Set(
  (
    'audio base button canvas embed head iframe input link math meta noscript object script select style svg template ' +
    'textarea title video'
  ).split(' '),
);

/** Collects blocks while a foreign page is walked through. */
class Collector {
  readonly blocks: RichBlock[] = [];
  #line: TextSpan[] = [];
  #list: { type: ListType; items: TextSpan[][] } | undefined;

  add(text: string, formats: Formats): void {
    this.#line.push({ ...formats, text });
  }

  /** Ends the line begun: an item of the open list, or else a paragraph. Blank ones are layout, not writing. */
  endLine(): void {
    const line = tidy(this.#line);
    this.#line = [];
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
    const list: { type: ListType; items: TextSpan[][] } = { type, items: [] };
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
    const line = tidy(this.#line);
    this.#line = [];
    const before = this.blocks.at(-1);
    if (line.length === 0) return;
    if (before?.type === type) before.items.push(line);
    else this.blocks.push({ type, items: [line] });
  }
}

/** Blanks as a browser shows them: one between words, none at the ends. */
function tidy(spans: readonly TextSpan[]): TextSpan[] {
  const line: TextSpan[] = [];
  let ends = true;
  for (const span of spans) {
    let text = span.text.replaceAll(/[\t\n\f\r ]+/g, ' ');
    if (ends) text = text.replace(/^ /, '');
    if (text === '') continue;
    ends = text.endsWith(' ');
    line.push({ ...span, text });
  }
  const last = line.at(-1);
  if (last !== undefined) last.text = last.text.replace(/ $/, '');
  const kept = line.filter(({ text }) => text !== '');
  return kept.some(({ text }) => text.trim() !== '') ? kept : [];
}

/**
 * Reads what was copied from a page or a word processor: paragraphs, lists, bold, italic and links stay, everything else
 * falls. Words are never lost, save those that are no writing (scripts, styles, form controls).
 */
export function readHtml(root: WebElement): RichBlock[] {
  const collector = new Collector();
  walk(root, {}, collector);
  collector.endLine();
  return collector.blocks;
}

function walk(node: WebNode, formats: Formats, collector: Collector): void {
  if (isText(node)) collector.add(node.data, formats);
  if (!isElement(node)) return;
  const name = node.nodeName.toLowerCase();
  const styles = stylesOf(node);
  if (LEFT_OUT.has(name) || styles.isMarker) return;
  const inside = formatsIn(name, node, styles, formats);
  const children = () => {
    for (const child of node.childNodes) walk(child, inside, collector);
  };
  if (name === 'ul' || name === 'ol')
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
