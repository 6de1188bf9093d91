import { TEXT_LIMITS } from '@trazo/plan/fields';
import { IMAGE_REFERENCE } from '@trazo/plan/images';
import { isRecord } from '@trazo/plan/is-record';
import { hardLimit } from '@trazo/plan/list-limits';
import { BLOCK_LIMITS } from '@trazo/plan/rich-text/blocks';
import * as Y from 'yjs';
import { z } from 'zod';
import { idsOf } from './table.ts';
import { type Formats, operationsOf } from './text-spans.ts';

/** Concurrent edits may pass the form's limits, so that no one is locked out; not these. */
const HARD_LIMITS = {
  characters: hardLimit(TEXT_LIMITS.long),
  pictures: hardLimit(BLOCK_LIMITS.pictures),
  rows: hardLimit(BLOCK_LIMITS.tableRows),
  columns: hardLimit(BLOCK_LIMITS.tableColumns),
} as const;

const link = z.string().max(2_000);
const flag = z.literal(true);

const wordFormats = z.strictObject({ bold: flag, italic: flag, link }).partial();

/** Of a line break; words beside it can get them too when two people write at once. */
const lineFormats = z
  .strictObject({
    ...wordFormats.shape,
    kind: z.enum(['h1', 'h2', 'ul', 'ol', 'picture']),
    first: flag,
    start: z.int().min(2).max(BLOCK_LIMITS.listNumber),
    image: z.union([z.literal(''), z.string().regex(IMAGE_REFERENCE)]),
    description: z.string().max(BLOCK_LIMITS.description),
  })
  .partial();

const note = z.strictObject({
  type: z.literal('note'),
  text: z.string().max(BLOCK_LIMITS.note),
  link: link.optional(),
});

const ORDER_KEY = /^[0-9A-Za-z]{1,200}$/;
const AXIS_NAME = /^(?:row|column) [0-9a-f-]{1,36}$/;
const CELL_NAME = /^[0-9a-f-]{1,36}:[0-9a-f-]{1,36}$/;

const isPlainText = (value: unknown): value is Y.Text =>
  value instanceof Y.Text && value.constructor === Y.Text && Object.keys(value.getAttributes()).length === 0;

const isPlainMap = (value: unknown): value is Y.Map<unknown> =>
  value instanceof Y.Map && value.constructor === Y.Map && value._start === null;

/** Counts what a text holds, and remembers the first thing that cannot be in one. */
class TextCheck {
  fault: string | undefined;
  #characters = 0;
  #pictures = 0;

  lines(text: unknown): void {
    this.#text(text, lineFormats, (embed) => {
      if (isRecord(embed) && !(embed instanceof Y.AbstractType)) this.#note(embed);
      else this.#table(embed);
    });
  }

  #text(text: unknown, formats: z.ZodType, embedded: (embed: unknown) => void): void {
    if (!isPlainText(text)) {
      this.#refuse('expected a text');
      return;
    }
    let seen = 0;
    for (const { insert, attributes = {} } of operationsOf(text)) {
      seen += typeof insert === 'string' ? insert.length : 1;
      if (!formats.safeParse(attributes).success) this.#refuse('unknown format');
      if (typeof insert === 'string') this.#countPictures(insert, attributes);
      else embedded(insert);
    }
    if (seen !== text.length) this.#refuse('neither words nor embeds');
    this.#characters += seen;
    if (this.#characters > HARD_LIMITS.characters) this.#refuse('too many characters');
  }

  #countPictures(words: string, { kind }: Formats): void {
    if (kind === 'picture') this.#pictures += words.split('\n').length - 1;
    if (this.#pictures > HARD_LIMITS.pictures) this.#refuse('too many pictures');
  }

  #note(embed: unknown): void {
    const { success, data } = note.safeParse(embed);
    if (success) this.#characters += data.text.length;
    else this.#refuse('unknown embed');
  }

  #table(table: unknown): void {
    if (!isPlainMap(table)) {
      this.#refuse('unknown embed');
      return;
    }
    for (const [name, value] of table.entries()) {
      if (AXIS_NAME.test(name)) {
        if (typeof value !== 'string' || !ORDER_KEY.test(value)) this.#refuse('not an order key');
      } else if (CELL_NAME.test(name)) {
        this.#text(value, wordFormats, (embed) => this.#note(embed));
      } else this.#refuse('unknown key of a table');
    }
    if (idsOf(table, 'row').length > HARD_LIMITS.rows) this.#refuse('too many rows');
    if (idsOf(table, 'column').length > HARD_LIMITS.columns) this.#refuse('too many columns');
  }

  #refuse(fault: string): void {
    this.fault ??= fault;
  }
}

/** What cannot be in a long text: an unknown kind, format or embed, or more than it may ever hold; undefined if it is one. */
export function checkText(text: unknown): string | undefined {
  const check = new TextCheck();
  check.lines(text);
  return check.fault;
}
