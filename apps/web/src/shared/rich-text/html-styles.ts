/** As much of an element as reading it needs. */
export interface WebElement {
  readonly nodeType: 1;
  readonly nodeName: string;
  readonly childNodes: Iterable<{ readonly nodeType: number }>;
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
}

/** What an element's own style says; undefined where it says nothing. */
export interface Styles {
  readonly bold: boolean | undefined;
  readonly italic: boolean | undefined;
  /** A paragraph that a word processor means as an item of a list. */
  readonly item: 'bulletList' | 'numberedList' | undefined;
  /** The number or dot of such an item, written out. */
  readonly isMarker: boolean;
}

const declared = (style: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase();

function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === 'inherit') return undefined;
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

function isItalic(style: string | undefined): boolean | undefined {
  if (style === undefined || style === 'inherit') return undefined;
  return style.startsWith('italic') || style.startsWith('oblique');
}

/** `1.`, `a)`, `(iv)`: what a numbered item begins with in a word processor's HTML. */
const NUMBER = /^[\s\u00a0(]*(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

/** Reads an element's `style`, the word processors' own properties among it. */
export function stylesOf(element: WebElement): Styles {
  const style = element.getAttribute('style') ?? '';
  const list = declared(style, 'mso-list');
  const isMarker = list?.startsWith('ignore') ?? false;
  const isItem = list !== undefined && !isMarker && list !== 'none';
  const number = NUMBER.test(element.textContent ?? '');
  return {
    bold: isBold(declared(style, 'font-weight')),
    italic: isItalic(declared(style, 'font-style')),
    item: isItem ? (number ? 'numberedList' : 'bulletList') : undefined,
    isMarker,
  };
}
