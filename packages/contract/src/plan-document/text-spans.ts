import { isRecord } from '@trazo/plan/is-record';
import { BLOCK_LIMITS, type TextSpan } from '@trazo/plan/rich-text/blocks';
import { isLinkAddress } from '@trazo/plan/rich-text/link-address';
import * as Y from 'yjs';
import type { LineSpan } from './text-lines.ts';

/** Formats of a run of text or of a line break. */
export type Formats = Readonly<Record<string, unknown>>;

interface Operation {
  readonly insert: unknown;
  readonly attributes?: Formats;
}

/** What a text is made of: words and embeds, each with its formats. */
export const operationsOf = (text: Y.Text): readonly Operation[] => text.toDelta();

/** A run of text with those of its formats that are known. */
export function textSpan(text: string, { bold, italic, link }: Formats): TextSpan {
  return {
    text,
    ...(bold === true && { bold }),
    ...(italic === true && { italic }),
    ...(typeof link === 'string' && isLinkAddress(link) && { link }),
  };
}

/** What is embedded in a line: a note, or what a later version of the program put there. */
export function embedSpan(embed: unknown): LineSpan {
  if (!isRecord(embed) || embed['type'] !== 'note' || typeof embed['text'] !== 'string')
    return { type: 'unknown', embed: embed instanceof Y.AbstractType ? {} : embed };
  const { link } = embed;
  return {
    type: 'note',
    text: embed['text'].replaceAll('\n', ' ').slice(0, BLOCK_LIMITS.note),
    ...(typeof link === 'string' && isLinkAddress(link) && { link }),
  };
}

/** What stands in a table's cell; it has no line breaks. */
export const cellSpans = (cell: Y.Text): LineSpan[] =>
  operationsOf(cell).map(({ insert, attributes = {} }) =>
    typeof insert === 'string' ? textSpan(insert.replaceAll('\n', ' '), attributes) : embedSpan(insert),
  );
