/** As much of an element as reading it needs. */
export interface WebElement {
  readonly nodeType: 1;
  readonly nodeName: string;
  readonly childNodes: Iterable<{ readonly nodeType: number }>;
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
}

type WebNode = { readonly nodeType: number };

/** Tells elements from texts and remarks. */
export const isElement = (node: WebNode): node is WebElement => node.nodeType === 1;

/** What an element's own style says; undefined where it says nothing. */
export interface Styles {
  readonly bold: boolean | undefined;
  readonly italic: boolean | undefined;
  /** A paragraph that a word processor means as an item of a list. */
  readonly item: 'bulletList' | 'numberedList' | undefined;
  /** The number such an item shows, where it is a figure. */
  readonly number: number | undefined;
  /** The number or dot of such an item, written out. */
  readonly isMarker: boolean;
  /** The first of its fonts. */
  readonly font: string | undefined;
  /** Whether each line of its source is a line of the text. */
  readonly keepsLines: boolean | undefined;
  /** Letters above or below their line. */
  readonly shift: 'raised' | 'lowered' | undefined;
}

/** What a style declares under a name, in small letters. */
export const declared = (style: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase();

function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === 'inherit') return undefined;
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

function isItalic(style: string | undefined): boolean | undefined {
  if (style === undefined || style === 'inherit') return undefined;
  return style.startsWith('italic') || style.startsWith('oblique');
}

function keepsLines(style: string): boolean | undefined {
  const value = declared(style, 'white-space(?:-collapse)?');
  if (value === undefined || value === 'inherit') return undefined;
  return /^(?:pre|break-spaces)/.test(value);
}

function shiftOf(style: string): Styles['shift'] {
  const aligned = declared(style, 'vertical-align');
  const raise = Number.parseFloat(declared(style, 'mso-text-raise') ?? '0');
  if (aligned === 'super' || raise > 0) return 'raised';
  return aligned === 'sub' || raise < 0 ? 'lowered' : undefined;
}

/** The name of the first font of a list, without its quotes. */
const firstFont = (fonts: string | undefined): string | undefined =>
  fonts?.split(',')[0]?.replaceAll(/["']/g, '').trim().toLowerCase();

/** `1.`, `a)`, `(iv)`: what a numbered item begins with in a word processor's HTML. */
const NUMBER = /^[\s\u00a0(]*(\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

/** Reads an element's `style`, the word processors' own properties among it. */
export function stylesOf(element: WebElement): Styles {
  const style = element.getAttribute('style') ?? '';
  const list = declared(style, 'mso-list');
  const isMarker = list?.startsWith('ignore') ?? false;
  const isItem = list !== undefined && !isMarker && list !== 'none';
  const number = isItem ? NUMBER.exec(element.textContent ?? '')?.[1] : undefined;
  return {
    bold: isBold(declared(style, 'font-weight')),
    italic: isItalic(declared(style, 'font-style')),
    item: isItem ? (number === undefined ? 'bulletList' : 'numberedList') : undefined,
    number: Number.parseInt(number ?? '', 10) || undefined,
    isMarker,
    font: firstFont(
      declared(style, 'mso-symbol-font-family') ??
        declared(style, 'font-family') ??
        element.getAttribute('face') ??
        undefined,
    ),
    keepsLines: keepsLines(style),
    shift: shiftOf(style),
  };
}
