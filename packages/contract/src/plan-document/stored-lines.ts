import { image } from '@trazo/plan/images';
import { BLOCK_LIMITS } from '@trazo/plan/rich-text/blocks';
import * as Y from 'yjs';
import { rowsOf } from './table.ts';
import type { LineSpan, TextLine } from './text-lines.ts';
import { embedSpan, type Formats, operationsOf, textSpan } from './text-spans.ts';

/** A line as it stands in a `Y.Text`. */
export interface StoredLine {
  readonly line: TextLine;
  readonly from: number;
  /** Units before its line break. */
  readonly length: number;
  /** Whether it has a line break: concurrent edits can take the last one away, and the one before a table. */
  readonly isEnded: boolean;
  /** The table of a table's line. */
  readonly table: Y.Map<unknown> | undefined;
}

const startOf = (start: unknown): number | undefined =>
  typeof start === 'number' && Number.isInteger(start) && start > 1 && start <= BLOCK_LIMITS.listNumber
    ? start
    : undefined;

/** The line that ends in a line break with these formats; one of an unknown kind is a paragraph. */
function lineOf(spans: readonly LineSpan[], formats: Formats): TextLine {
  const { kind } = formats;
  if (kind === 'h1' || kind === 'h2') return { kind, spans };
  if (kind === 'ul' || kind === 'ol') {
    const start = kind === 'ol' ? startOf(formats['start']) : undefined;
    if (start !== undefined) return { kind, start, spans };
    return formats['first'] === true ? { kind, first: true, spans } : { kind, spans };
  }
  if (kind === 'picture') {
    const { description } = formats;
    return {
      kind,
      image: image.safeParse(formats['image']).data ?? '',
      description:
        typeof description === 'string'
          ? description.replaceAll('\n', ' ').slice(0, BLOCK_LIMITS.description)
          : '',
      spans,
    };
  }
  return { kind: 'p', spans };
}

/** Collects the lines of a text from what it is made of. */
class LineReader {
  readonly lines: StoredLine[] = [];
  #spans: LineSpan[] = [];
  #table: Y.Map<unknown> | undefined;
  #from = 0;
  #at = 0;

  words(text: string, formats: Formats): void {
    text.split('\n').forEach((words, index) => {
      if (index > 0) this.#end(formats);
      if (words === '') return;
      this.#endTable();
      this.#spans.push(textSpan(words, formats));
      this.#at += words.length;
    });
  }

  embed(embed: unknown): void {
    this.#endTable();
    if (embed instanceof Y.Map) {
      if (this.#spans.length > 0) this.#push({ kind: 'p', spans: this.#spans }, false);
      this.#table = embed;
    } else this.#spans.push(embedSpan(embed));
    this.#at += 1;
  }

  /** A text without any line has one that is blank. */
  close(): readonly StoredLine[] {
    this.#endTable();
    if (this.#spans.length > 0 || this.lines.length === 0)
      this.#push({ kind: 'p', spans: this.#spans }, false);
    return this.lines;
  }

  #end(formats: Formats): void {
    const table = this.#table;
    if (table === undefined) this.#push(lineOf(this.#spans, formats), true);
    else this.#push({ kind: 'table', rows: rowsOf(table) }, true);
  }

  /** A table is a line of its own, whatever stands behind it. */
  #endTable(): void {
    if (this.#table !== undefined) this.#push({ kind: 'table', rows: rowsOf(this.#table) }, false);
  }

  #push(line: TextLine, isEnded: boolean): void {
    const length = this.#at - this.#from;
    this.lines.push({ line, from: this.#from, length, isEnded, table: this.#table });
    if (isEnded) this.#at += 1;
    this.#from = this.#at;
    this.#spans = [];
    this.#table = undefined;
  }
}

/** The lines of a text, each with its place. */
export function storedLines(text: Y.Text): readonly StoredLine[] {
  const reader = new LineReader();
  for (const { insert, attributes = {} } of operationsOf(text)) {
    if (typeof insert === 'string') reader.words(insert, attributes);
    else reader.embed(insert);
  }
  return reader.close();
}
