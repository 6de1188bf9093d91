import { z } from 'zod';
import { TEXT_LIMITS } from '../fields.ts';
import { image } from '../images.ts';
import { hardLimit } from '../list-limits.ts';
import { linkAddress } from './link-address.ts';

/** What the editor puts into a text beside its words; the schema takes more lines and pictures (`hardLimit`), and all are printed. */
export const BLOCK_LIMITS = {
  /** A table for a text: what is larger belongs into an annex. */
  tableRows: 60,
  tableColumns: 8,
  pictures: 12,
  /** The number a list may begin with. */
  listNumber: 999,
  /** Characters of a note, and of a picture's description. */
  note: 1_000,
  description: 300,
} as const;

const words = z.string().regex(/^[^\n]*$/);

const textSpan = z.strictObject({
  type: z.undefined().optional(),
  text: words.min(1).max(TEXT_LIMITS.long),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: linkAddress.optional(),
});
/** A run of text in one format. */
export type TextSpan = z.infer<typeof textSpan>;

const noteSpan = z.strictObject({
  type: z.literal('note'),
  text: words.min(1).max(BLOCK_LIMITS.note),
  link: linkAddress.optional(),
});
/** A note on what stands before it: its words, and the address of its source. */
export type NoteSpan = z.infer<typeof noteSpan>;

const span = z.discriminatedUnion('type', [textSpan, noteSpan]);
export type RichSpan = TextSpan | NoteSpan;

export const isNote = (one: RichSpan): one is NoteSpan => one.type === 'note';
export const isTextSpan = (one: RichSpan): one is TextSpan => one.type !== 'note';

/** One line of writing: the inside of a paragraph, of a list's item or of a table's cell. No spans are a blank one. */
const line = z.array(span);
export type RichLine = RichSpan[];

const items = z.array(line).min(1);

const row = z.array(line).min(1).max(hardLimit(BLOCK_LIMITS.tableColumns));
const rows = z
  .array(row)
  .min(1)
  .max(hardLimit(BLOCK_LIMITS.tableRows))
  .refine((all) => all.every((each) => each.length === all[0]?.length), {
    message: 'expected rows of the same length',
  });

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), spans: line }),
  z.strictObject({
    type: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2)]),
    spans: z.array(textSpan),
  }),
  z.strictObject({ type: z.literal('bulletList'), items }),
  z.strictObject({
    type: z.literal('numberedList'),
    /** The number of its first item, where that is not one: it goes on behind a paragraph, say. */
    start: z.int().min(2).max(BLOCK_LIMITS.listNumber).optional(),
    items,
  }),
  // The first row holds the columns' heads.
  z.strictObject({ type: z.literal('table'), rows }),
  z.strictObject({
    type: z.literal('picture'),
    image,
    /** What the picture shows, for those who do not see it. */
    description: words.max(BLOCK_LIMITS.description),
    caption: line,
  }),
]);
export type RichBlock = z.infer<typeof block>;

export type PictureBlock = Extract<RichBlock, { type: 'picture' }>;
export type TableBlock = Extract<RichBlock, { type: 'table' }>;

export const countPictures = (all: readonly RichBlock[]): number =>
  all.filter(({ type }) => type === 'picture').length;

const MOST_PICTURES = hardLimit(BLOCK_LIMITS.pictures);

/** How many there may be follows from the text's length: each line of it has at least its line break. */
export const blocks = z
  .array(block)
  .min(1)
  .check(({ value, issues }) => {
    if (countPictures(value) <= MOST_PICTURES) return;
    issues.push({
      code: 'too_big',
      origin: 'array',
      maximum: MOST_PICTURES,
      inclusive: true,
      input: value,
      continue: true,
      message: `a text may hold ${MOST_PICTURES} pictures`,
    });
  });
