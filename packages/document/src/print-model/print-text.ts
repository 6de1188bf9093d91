import type { RichBlock, RichLine, RichSpan } from '@trazo/plan/rich-text/blocks';
import { linesOf } from '@trazo/plan/rich-text/plain-text';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { PrintBlock, PrintSpan, PrintText } from './print-parts.ts';

/** One line of a user's text as it can be printed; empty if nothing of it can be seen. */
type PrintLine = (text: string) => string;

const PARAGRAPH_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

/** A user's text as blocks to print, blank ones left out. */
export const printText = (text: RichText, line: PrintLine): PrintText =>
  typeof text === 'string' ? paragraphs(text, line) : text.blocks.flatMap((block) => printBlock(block, line));

const paragraphs = (text: string, line: PrintLine): readonly string[] =>
  text
    .split(PARAGRAPH_BREAK)
    .map((paragraph) => withoutRunt(line(paragraph)))
    .filter((paragraph) => paragraph !== '');

/** A word as short as these does not stand alone on a last line. */
const RUNT = /(?<=\S{2}) (?=\S{1,4}$)/u;
/** Characters a paragraph has that may take more than a line. */
const LINE = 60;

const withoutRunt = (text: string): string => (text.length < LINE ? text : text.replace(RUNT, '\u00a0'));

function printBlock(block: RichBlock, line: PrintLine): readonly PrintBlock[] {
  const items = linesOf(block)
    .map((spans) => printSpans(spans, line))
    .filter((spans) => spans.length > 0);
  if (items.length === 0) return [];
  const size = items.flat().reduce((total, { text }) => total + Buffer.byteLength(text), 0);
  if (block.type !== 'paragraph') {
    return [{ kind: 'list', ordered: block.type === 'numberedList', items, size }];
  }
  const [spans = []] = items;
  const [only] = spans;
  if (spans.length === 1 && only !== undefined && isPlain(only)) return [withoutRunt(only.text)];
  const last = spans.at(-1);
  const ended = last === undefined ? [] : [...spans.slice(0, -1), { ...last, text: withoutRunt(last.text) }];
  return [{ kind: 'paragraph', spans: ended, size }];
}

const isPlain = ({ bold, italic, link }: PrintSpan) => !bold && !italic && link === null;

/** Blanks between two runs: the last of one or the first of the next; those at a line's ends go. */
const BLANK_START = /^\s+/u;
const BLANK_END = /\s+$/u;
const NO_BREAK = /[\u00a0\u202f]/u;

const blankOf = (text: string, at: RegExp): string => {
  const found = at.exec(text)?.[0] ?? '';
  return found === '' ? '' : (NO_BREAK.exec(found)?.[0] ?? ' ');
};

function printSpans(spans: RichLine, line: PrintLine): PrintSpan[] {
  const printed: PrintSpan[] = [];
  let blank = '';
  for (const span of spans) {
    const text = line(span.text);
    blank ||= blankOf(span.text, BLANK_START);
    if (text === '') continue;
    add(printed, printSpan(span, text), blank);
    blank = blankOf(span.text, BLANK_END);
  }
  return printed;
}

/** The blank before a run stands in front of it, outside of what is linked. */
function add(line: PrintSpan[], span: PrintSpan, blank: string): void {
  const before = line.pop();
  if (before === undefined) line.push(span);
  else if (span.link !== null && before.link === null)
    line.push({ ...before, text: before.text + blank }, span);
  else line.push(before, { ...span, text: blank + span.text });
}

const printSpan = ({ bold, italic, link }: RichSpan, text: string): PrintSpan => ({
  text,
  bold: bold === true,
  italic: italic === true,
  // With everything that is no ASCII escaped, as a PDF wants an address.
  link: link === undefined ? null : new URL(link).href,
});
