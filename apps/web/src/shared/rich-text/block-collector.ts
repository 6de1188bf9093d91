import { isTextSpan, type RichBlock, type RichLine, type RichSpan } from '@trazo/plan/rich-text/blocks';
import type { HtmlNotes } from './html-notes.ts';

type ListType = 'bulletList' | 'numberedList';
type ListBlock = Extract<RichBlock, { type: ListType }>;

/** A list, and the number its first item has where that is not one. */
function listOf(type: ListType, items: RichLine[], start: number | undefined): ListBlock {
  if (type === 'bulletList') return { type, items };
  return { type, ...(start !== undefined && start > 1 && { start }), items };
}

interface OpenList {
  readonly type: ListType;
  /** The number of its next item, where it is not one more than the last. */
  start: number | undefined;
  items: RichLine[];
}

/** Collects blocks while a foreign page is walked through. */
export class BlockCollector {
  readonly blocks: RichBlock[] = [];
  readonly notes: HtmlNotes;
  #line: RichSpan[] = [];
  #list: OpenList | undefined;
  /** Inside of headings and items, lines are joined. */
  #isJoining = false;

  constructor(notes: HtmlNotes) {
    this.notes = notes;
  }

  add(span: RichSpan): void {
    this.#line.push(span);
  }

  /** The letters before what comes next, in its line. */
  get before(): string {
    return this.#line.at(-1)?.text ?? '';
  }

  /** What keeps to itself; in a list it stands behind the items so far. */
  addBlocks(blocks: readonly RichBlock[]): void {
    this.#flush();
    this.#closeItems();
    this.blocks.push(...blocks);
  }

  /** The line begun, taken out of the text. */
  takeLine(): RichLine {
    const line = tidy(this.#line);
    this.#line = [];
    return line;
  }

  heading(level: 1 | 2, walk: () => void): void {
    this.#flush();
    this.#joined(walk);
    if (this.#list !== undefined) {
      this.#flush();
      return;
    }
    const line = this.takeLine();
    const spans = line.filter(isTextSpan);
    if (spans.length > 0) this.blocks.push({ type: 'heading', level, spans });
    // A heading takes no notes: they begin the text under it.
    this.#line = line.filter((span) => !isTextSpan(span));
  }

  /** Ends the line begun: a paragraph, or what stands in a list outside of its items; blank ones are layout, not writing. */
  endLine(): void {
    if (this.#isJoining) this.add({ text: ' ' });
    else this.#flush();
  }

  /** An item of the open list, all of its lines. */
  item(number: number | undefined, walk: () => void): void {
    this.#flush();
    const list = this.#list;
    if (list !== undefined && list.items.length === 0) list.start = number ?? list.start;
    this.#joined(walk);
    this.#flush();
  }

  /** Lists inside a list go on with its items. */
  inList(type: ListType, start: number | undefined, walk: () => void): void {
    this.#flush();
    const isJoining = this.#isJoining;
    this.#isJoining = false;
    const isInner = this.#list !== undefined;
    this.#list ??= { type, start, items: [] };
    walk();
    this.#flush();
    this.#isJoining = isJoining;
    if (isInner) return;
    this.#closeItems();
    this.#list = undefined;
  }

  /** A word processor's list is a row of paragraphs that each say they are an item. */
  itemOfRow(type: ListType, number: number | undefined, walk: () => void): void {
    this.#flush();
    this.#joined(walk);
    const line = this.takeLine();
    const before = this.blocks.at(-1);
    if (line.length === 0) return;
    if (before?.type === type) before.items.push(line);
    else this.blocks.push(listOf(type, [line], number));
  }

  /** A further paragraph of an item of such a list; one of the text where there is none before it. */
  restOfItem(walk: () => void): void {
    this.#flush();
    const before = this.blocks.at(-1);
    if (before?.type !== 'bulletList' && before?.type !== 'numberedList') {
      walk();
      this.#flush();
      return;
    }
    this.#joined(walk);
    const line = this.takeLine();
    if (line.length > 0) before.items.at(-1)?.push({ text: ' ' }, ...line);
  }

  #joined(walk: () => void): void {
    const isJoining = this.#isJoining;
    this.#isJoining = true;
    walk();
    this.#isJoining = isJoining;
  }

  #flush(): void {
    const line = this.takeLine();
    if (line.length === 0) return;
    if (this.#list === undefined) this.blocks.push({ type: 'paragraph', spans: line });
    else this.#list.items.push(line);
  }

  #closeItems(): void {
    const list = this.#list;
    if (list === undefined || list.items.length === 0) return;
    this.blocks.push(listOf(list.type, list.items, list.start));
    list.start = (list.start ?? 1) + list.items.length;
    list.items = [];
  }
}

/** Several blanks in a row; editors write every second one as one that does not break. */
const BLANKS = /\u00a0*[\t\n\f\r ][\t\n\f\r \u00a0]*/g;

/** Blanks as a browser shows them: one between words, none at the ends. */
export function tidy(spans: readonly RichSpan[]): RichLine {
  const line: RichSpan[] = [];
  let ends = true;
  for (const span of spans) {
    if (span.type === 'note') {
      line.push(span);
      continue;
    }
    let text = span.text.replaceAll(BLANKS, ' ');
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
