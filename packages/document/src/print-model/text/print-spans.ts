import type { NoteSpan, RichLine, TextSpan } from '@trazo/plan/rich-text/blocks';
import type { PrintInline, PrintNote, PrintSpan } from '../print-parts.ts';
import { addressOf, linkedParts } from './linked-text.ts';
import { setRuns } from './set-runs.ts';

/** One line of a user's text as it can be printed; empty if nothing of it can be seen. */
export type PrintLine = (text: string) => string;

/** Gives a note its number among those of its section, and keeps it for a list of them. */
export type NumberNote = (spans: readonly PrintSpan[]) => PrintNote;

/** What a line is printed with. */
export interface LinePrinter {
  readonly line: PrintLine;
  /** A text as its language sets it, where it stands with others in one line. */
  readonly set: PrintLine;
  readonly note: NumberNote;
}

export const isPrintNote = (inline: PrintInline): inline is PrintNote => 'note' in inline;

/** Blanks between two runs: the last of one or the first of the next; those at a line's ends go. */
const BLANK_START = /^\s+/u;
const BLANK_END = /\s+$/u;
const NO_BREAK = /[\u00a0\u202f]/u;

const blankOf = (text: string, at: RegExp): string => {
  const found = at.exec(text)?.[0] ?? '';
  return found === '' ? '' : (NO_BREAK.exec(found)?.[0] ?? ' ');
};

/** The runs and notes of a line; none where nothing of it can be seen. */
export function printSpans(spans: RichLine, { line, set, note }: LinePrinter): PrintInline[] {
  const printed: PrintInline[] = [];
  let blank = '';
  for (const span of setRuns(spans, set)) {
    if (span.type === 'note') {
      const said = noteSpans(span, line);
      if (said.length > 0) printed.push(note(said));
      continue;
    }
    const text = line(span.text);
    blank ||= blankOf(span.text, BLANK_START);
    if (text === '') continue;
    for (const run of printRuns(span, text)) {
      add(printed, run, blank);
      blank = '';
    }
    blank = blankOf(span.text, BLANK_END);
  }
  return printed;
}

/** The blank before a run stands in front of it, outside of what is linked. */
function add(line: PrintInline[], span: PrintSpan, blank: string): void {
  const before = line.at(-1);
  if (before === undefined) line.push(span);
  else if (span.link === null) line.push({ ...span, text: blank + span.text });
  else if (!isPrintNote(before) && before.link === null)
    line.splice(-1, 1, { ...before, text: before.text + blank }, span);
  else line.push(...(blank === '' ? [] : [{ ...PLAIN, text: blank }]), span);
}

const PLAIN = { bold: false, italic: false, link: null } as const;

function printRuns({ bold, italic, link }: TextSpan, text: string): readonly PrintSpan[] {
  const format = { bold: bold === true, italic: italic === true };
  if (link !== undefined) return [{ text, ...format, link: new URL(link).href }];
  return linkedParts(text).map((part) => ({ text: part.text, ...format, link: part.link }));
}

/** A note's words, and its source behind them unless they name it themselves. */
function noteSpans({ text, link }: NoteSpan, line: PrintLine): readonly PrintSpan[] {
  const said = line(text);
  const words = said === '' ? [] : linkedParts(said).map((part) => ({ ...PLAIN, ...part }));
  if (link === undefined || words.some((part) => part.link === addressOf(link))) return words;
  const written = line(link.replace(/^mailto:/, ''));
  const source: PrintSpan = { ...PLAIN, text: written, link: new URL(link).href };
  return words.length === 0 ? [source] : [...words, { ...PLAIN, text: ' ' }, source];
}
