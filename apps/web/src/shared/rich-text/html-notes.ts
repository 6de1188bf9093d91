import type { NoteSpan } from '@trazo/plan/rich-text/blocks';
import { BLOCK_LIMITS } from '@trazo/plan/rich-text/blocks';
import { isLinkAddress } from '@trazo/plan/rich-text/link-address';
import { isLeftOut } from './hidden-html.ts';
import { isElement, type WebElement } from './html-styles.ts';

type WebNode = { readonly nodeType: number };

/** `[1]`, `2`, `*`, `iv`: how a note is referred to, and what it begins with. */
const LABEL = /^[\s\u00a0]*[[(]?(?:\d{1,3}|[*†‡§]{1,3}|[a-z]|[ivx]{1,5})[\])]?[\s\u00a0.]*$/i;
/** A link from a note back to its place in the text. */
const BACK = /^[\s\u00a0]*(?:[[(]?\d{0,3}[\])]?|[↑↩⏎^*†‡§a-z]{1,3})(?:[\s\u00a0.]|\ufe0e)*$/iu;
const HOLDERS = new Set(['p', 'li', 'div', 'aside', 'dd', 'td', 'section']);

/** The notes of a page: by the link that refers to each, and the elements in which they stand. */
export interface HtmlNotes {
  readonly byReference: ReadonlyMap<WebElement, NoteSpan>;
  readonly bodies: ReadonlySet<WebElement>;
}

interface Found {
  readonly order: number;
  readonly holder: WebElement;
}

const textOf = (element: WebElement): string => element.textContent ?? '';

const target = (element: WebElement): string | undefined => {
  const address = element.nodeName.toLowerCase() === 'a' ? (element.getAttribute('href') ?? '') : '';
  // A page's own address may stand before it.
  return /#([^#]+)$/.exec(address)?.[1];
};

/** The words of a note without its label and the links back, and the first address in it. */
function readBody(body: WebElement): NoteSpan | undefined {
  let link: string | undefined;
  const words = (node: WebNode): string => {
    if (!isElement(node)) return 'data' in node && typeof node.data === 'string' ? node.data : '';
    if (isLeftOut(node) || (target(node) !== undefined && BACK.test(textOf(node)))) return '';
    const address = node.getAttribute('href') ?? '';
    if (link === undefined && isLinkAddress(address)) link = address;
    return [...node.childNodes].map(words).join('');
  };
  const text = words(body)
    .replaceAll(/[\s\u00a0]+/gu, ' ')
    .trim()
    .replace(/^(?:[[(]?\d{1,3}[\])]|[↑^*†‡§])\s*/u, '');
  if (text === '' || text.length > BLOCK_LIMITS.note) return undefined;
  return { type: 'note', text, ...(link !== undefined && { link }) };
}

/** Finds footnotes as word processors and web pages write them: a short link to a part of the page further down. */
export function notesOf(root: WebElement): HtmlNotes {
  const named = new Map<string, Found>();
  const links: { readonly element: WebElement; readonly to: string; readonly order: number }[] = [];
  let order = 0;
  const look = (element: WebElement, holder: WebElement): void => {
    order += 1;
    const around = HOLDERS.has(element.nodeName.toLowerCase()) ? element : holder;
    for (const attribute of ['id', 'name']) {
      const name = element.getAttribute(attribute);
      if (name && !named.has(name)) named.set(name, { order, holder: around });
    }
    const to = target(element);
    if (to !== undefined && LABEL.test(textOf(element))) links.push({ element, to, order });
    for (const child of element.childNodes) if (isElement(child) && !isLeftOut(child)) look(child, around);
  };
  look(root, root);
  const byReference = new Map<WebElement, NoteSpan>();
  const bodies = new Set<WebElement>();
  for (const { element, to, order: at } of links) {
    const found = named.get(to);
    if (found === undefined || found.order <= at || found.holder === root) continue;
    const note = readBody(found.holder);
    if (note === undefined) continue;
    byReference.set(element, note);
    bodies.add(found.holder);
  }
  return { byReference, bodies };
}
