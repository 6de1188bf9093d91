import { image as pictureSchema } from '@trazo/plan/images';
import { BLOCK_LIMITS, type RichBlock, type TextSpan } from '@trazo/plan/rich-text/blocks';
import { isLinkAddress } from '@trazo/plan/rich-text/link-address';
import { linesOf } from '@trazo/plan/rich-text/plain-text';
import { BlockCollector, tidy } from './block-collector.ts';
import { joinCutLines } from './cut-lines.ts';
import { isLeftOut } from './hidden-html.ts';
import { formulaIn, formulaText } from './html-formula.ts';
import { type HtmlNotes, notesOf } from './html-notes.ts';
import { isElement, type Styles, stylesOf, type WebElement } from './html-styles.ts';
import { captionsOf, cellsOf, gridOf, hiddenCells, tablesOf } from './html-tables.ts';
import { lowered, raised } from './raised-letters.ts';
import { asShownIn } from './symbol-fonts.ts';

interface WebText {
  readonly nodeType: 3;
  readonly data: string;
}
type WebNode = WebElement | WebText | { readonly nodeType: number };

type Formats = Pick<TextSpan, 'bold' | 'italic' | 'link'>;

/** What an element hands down to the texts inside of it. */
interface Inherited {
  readonly formats: Formats;
  readonly font: string;
  readonly keepsLines: boolean;
}

const OUTSIDE: Inherited = { formats: {}, font: '', keepsLines: false };

const isText = (node: WebNode): node is WebText => node.nodeType === 3;

/** What begins and ends a line of its own. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr main nav p pre section summary table tbody tfoot thead tr'
  ).split(' '),
);
const CELLS = new Set(['td', 'th']);
const SHIFTED = new Map<string, Styles['shift']>([
  ['sup', 'raised'],
  ['sub', 'lowered'],
]);
/** A page's titles and chapters are a text's headings, what is below them its smaller ones. */
const HEADINGS = new Map<string, 1 | 2>([...'123456'].map((level) => [`h${level}`, level <= '2' ? 1 : 2]));
/** Pictures of signs: what they show is their description. */
const EMOJI =
  /^(?=.*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3))[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;
const FORMULA_CLASS = /(?:^|[\s_-])(?:tex|latex|math|equation)(?:$|[\s_-])/i;
/** Blanks as they were typed, which WebKit and its programs write down as blanks that do not break. */
const TYPED_BLANKS = 'Apple-converted-space';
/** Whether an item of a list to tick is ticked. */
const TICKS = new Map([
  ['true', '☑ '],
  ['false', '☐ '],
]);
/** A further paragraph of an item, as Word calls it. */
const REST_OF_ITEM = /(?:^|\s)MsoList(?:Paragraph|Continue)/;

/**
 * Reads what was copied from a page or a word processor: paragraphs, headings, lists, tables, notes, bold, italic and
 * links stay, and pictures that are inside of it; everything else falls. Words are never lost, save those that their program
 * shows as no part of the text. `notes` are those of the page that the root is a part of.
 */
export function readHtml(root: WebElement, notes: HtmlNotes = notesOf(root)): RichBlock[] {
  const collector = new BlockCollector(notes);
  walk(root, OUTSIDE, collector);
  collector.endLine();
  return collector.blocks;
}

/** What is no running text: whether the element was one of these, and is read. */
function readApart(
  element: WebElement,
  name: string,
  inherited: Inherited,
  collector: BlockCollector,
): boolean {
  const { byReference, bodies } = collector.notes;
  if (bodies.has(element)) return true;
  const note = byReference.get(element);
  if (note !== undefined) {
    collector.add({ ...note });
    return true;
  }
  if (element.getAttribute('class') === TYPED_BLANKS) {
    collector.add({ ...inherited.formats, text: ' ' });
    return true;
  }
  if (name === 'img') addPicture(element, inherited, collector);
  const rows = name === 'table' ? cellsOf(element) : undefined;
  if (rows !== undefined) {
    collector.endLine();
    for (const caption of captionsOf(element)) walk(caption, OUTSIDE, collector);
    collector.addBlocks(readTable(element, rows, collector.notes));
  }
  return name === 'img' || rows !== undefined;
}

function walk(node: WebNode, inherited: Inherited, collector: BlockCollector): void {
  if (isText(node)) addText(node.data, inherited, collector);
  if (!isElement(node)) return;
  const name = node.nodeName.toLowerCase();
  // Pages hide a formula's words behind its picture.
  const formula = name === 'math' || isLeftOut(node) ? formulaIn(node) : undefined;
  if (formula !== undefined) collector.add({ ...inherited.formats, text: formulaText(formula) });
  const styles = stylesOf(node);
  if (formula !== undefined || isLeftOut(node) || styles.isMarker) return;
  if (readApart(node, name, inherited, collector)) return;
  const inside: Inherited = {
    formats: formatsIn(name, node, styles, inherited.formats),
    font: styles.font ?? inherited.font,
    keepsLines: styles.keepsLines ?? (name === 'pre' || inherited.keepsLines),
  };
  if (addShifted(node, name, styles, inside, collector)) return;
  walkInto(node, name, styles, collector, () => {
    for (const child of node.childNodes) walk(child, inside, collector);
  });
}

function walkInto(
  element: WebElement,
  name: string,
  styles: Styles,
  collector: BlockCollector,
  children: () => void,
): void {
  const level = HEADINGS.get(name);
  const number = (attribute: string) => numberIn(element.getAttribute(attribute));
  if (level !== undefined) collector.heading(level, children);
  else if (name === 'ul' || name === 'ol')
    collector.inList(name === 'ol' ? 'numberedList' : 'bulletList', number('start'), children);
  else if (name === 'li')
    collector.item(number('value'), () => {
      const tick = TICKS.get(element.getAttribute('aria-checked') ?? '');
      if (tick !== undefined) collector.add({ text: tick });
      children();
    });
  else if (styles.item !== undefined) collector.itemOfRow(styles.item, styles.number, children);
  else if (REST_OF_ITEM.test(element.getAttribute('class') ?? '')) collector.restOfItem(children);
  else if (BLOCKS.has(name)) {
    collector.endLine();
    children();
    collector.endLine();
  } else {
    children();
    if (CELLS.has(name)) collector.add({ text: ' ' });
  }
}

function numberIn(text: string | null): number | undefined {
  const number = Number.parseInt(text ?? '', 10);
  return number >= 1 && number <= BLOCK_LIMITS.listNumber ? number : undefined;
}

function addText(text: string, { formats, font, keepsLines }: Inherited, collector: BlockCollector): void {
  const lines = keepsLines ? joinCutLines(text).split('\n') : [text];
  for (const [index, line] of lines.entries()) {
    if (index > 0) collector.endLine();
    collector.add({ ...formats, text: asShownIn(font, line) });
  }
}

/** Letters above or below their line that stand for themselves: whether they were such, and are read. */
function addShifted(
  element: WebElement,
  name: string,
  styles: Styles,
  { formats, font }: Inherited,
  collector: BlockCollector,
): boolean {
  const shift = styles.shift ?? SHIFTED.get(name);
  if (shift === undefined || CELLS.has(name) || BLOCKS.has(name)) return false;
  const inside = [...element.childNodes].filter(isElement);
  if (inside.some((child) => child.nodeName.toLowerCase() === 'a' || isLeftOut(child))) return false;
  const text = asShownIn(font, element.textContent ?? '');
  const set = shift === 'raised' ? raised(text, collector.before) : lowered(text);
  if (set !== text) collector.add({ ...formats, text: set });
  return set !== text;
}

/** A table's blocks; each cell is read as a line, whatever it holds. */
function readTable(
  table: WebElement,
  rows: readonly (readonly WebElement[])[],
  notes: HtmlNotes,
): RichBlock[] {
  const isHidden = hiddenCells(table);
  return tablesOf(
    gridOf(rows, (cell, column) => {
      if (isHidden(cell, column)) return [];
      const inside = new BlockCollector(notes);
      const formats = formatsIn('td', cell, stylesOf(cell), {});
      for (const child of cell.childNodes) walk(child, { ...OUTSIDE, formats }, inside);
      const last = inside.takeLine();
      const lines = [...inside.blocks.flatMap(linesOf), last].filter((line) => line.length > 0);
      return tidy(lines.flatMap((line, index) => (index === 0 ? line : [{ text: ' ' }, ...line])));
    }),
  );
}

/**
 * Pictures on other servers are none of the user's, and their servers would learn who looks at them. Those of emoji and formulas
 * are the signs they show.
 */
function addPicture(element: WebElement, { formats }: Inherited, collector: BlockCollector): void {
  const alt = (element.getAttribute('alt') ?? '').replaceAll(/\s+/g, ' ').trim();
  const source = element.getAttribute('src') ?? '';
  // The drawn box of an item to tick.
  if (element.getAttribute('aria-roledescription') !== null) return;
  if (EMOJI.test(alt) || (alt !== '' && FORMULA_CLASS.test(element.getAttribute('class') ?? '')))
    collector.add({ ...formats, text: alt });
  else if (source.startsWith('data:') && pictureSchema.safeParse(source).success) {
    const description = alt.slice(0, BLOCK_LIMITS.description);
    collector.addBlocks([{ type: 'picture', image: source, description, caption: [] }]);
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
