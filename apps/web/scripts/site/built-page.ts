import {
  type DefaultTreeAdapterMap,
  html as names,
  parse,
  parseFragment,
  serialize,
  defaultTreeAdapter as tree,
} from 'parse5';
import { assume } from '../assumption.ts';

export type PageElement = DefaultTreeAdapterMap['element'];
type Parent = DefaultTreeAdapterMap['parentNode'];

/** A page the router has written, as a tree. */
export class BuiltPage {
  readonly #document: DefaultTreeAdapterMap['document'];

  constructor(html: string) {
    this.#document = parse(html);
  }

  get html(): string {
    return serialize(this.#document);
  }

  /** The elements of that name, in the order of the page. */
  elements(name: string): PageElement[] {
    return [...below(this.#document)].filter((element) => element.tagName === name);
  }

  /** The only element of that name, in each page: `html`, `head`. */
  only(name: string): PageElement {
    const [element, ...others] = this.elements(name);
    assume(element !== undefined && others.length === 0, `a page has one <${name}>`);
    return element;
  }

  byId(id: string): PageElement | undefined {
    return [...below(this.#document)].find((element) => attribute(element, 'id') === id);
  }

  /** The links of the head with these attributes. */
  links(attributes: Readonly<Record<string, string>>): PageElement[] {
    const asked = Object.entries(attributes);
    return this.elements('link').filter((link) =>
      asked.every(([name, value]) => attribute(link, name) === value),
    );
  }

  addToHead(name: string, attributes: Readonly<Record<string, string>>, text = ''): void {
    const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
    const element = tree.createElement(name, names.NS.HTML, attrs);
    if (text !== '') tree.insertText(element, text);
    tree.appendChild(this.only('head'), element);
  }
}

function* below(parent: Parent): Generator<PageElement> {
  for (const child of parent.childNodes) {
    if (!('childNodes' in child)) continue;
    if (tree.isElementNode(child)) yield child;
    yield* below(child);
  }
}

export const attribute = (element: PageElement, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

export function setAttribute(element: PageElement, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((each) => each.name !== name), { name, value }];
}

/** What stands in an element that has only text: a script, a style. */
export const textOf = (element: PageElement): string =>
  element.childNodes.map((child) => (tree.isTextNode(child) ? tree.getTextNodeContent(child) : '')).join('');

export function setText(element: PageElement, text: string): void {
  for (const child of [...element.childNodes]) tree.detachNode(child);
  tree.insertText(element, text);
}

export function setContent(element: PageElement, html: string): void {
  for (const child of [...element.childNodes]) tree.detachNode(child);
  for (const child of [...parseFragment(html).childNodes]) {
    tree.detachNode(child);
    tree.appendChild(element, child);
  }
}

export const remove = (element: PageElement): void => tree.detachNode(element);
