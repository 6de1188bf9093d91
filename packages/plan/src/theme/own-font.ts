import { z } from 'zod';
import type { Language } from '../languages.ts';

/** What a user's own font sets: titles are all headings and the cover's title. With `none` it is only kept. */
export const OWN_FONT_USES = ['all', 'titles', 'text', 'none'] as const;
export type OwnFontUse = (typeof OWN_FONT_USES)[number];

/** Bytes of a font file. */
export const OWN_FONT_BYTES = 2_000_000;

/** What is taken of font files: TrueType and OpenType. */
export const FONT_MEDIA_TYPE = 'font/sfnt';

export const FONT_DATA_URL_START = `data:${FONT_MEDIA_TYPE};base64,`;

const DATA_URL_LIMIT = FONT_DATA_URL_START.length + Math.ceil(OWN_FONT_BYTES / 3) * 4;

/** As such files begin (0x00010000, `OTTO`, `true`). */
const DATA_URL = /^data:font\/sfnt;base64,(?:AAEAA|T1RUT|dHJ1Z)[A-Za-z0-9+/]+={0,2}$/;

/** A font file kept apart from the content, named by the SHA-256 of its bytes. */
const FONT_REFERENCE = /^font:[0-9a-f]{64}$/;

/** A font file: a data URL, or a reference to one kept apart (`font:<sha-256>`). */
export const fontFile = z.union([
  z.string().regex(FONT_REFERENCE),
  z.string().max(DATA_URL_LIMIT).regex(DATA_URL),
]);
export type FontFile = z.infer<typeof fontFile>;

export const isFontReference = (value: string): boolean => FONT_REFERENCE.test(value);

/** Characters of a font's name that are shown. */
export const OWN_FONT_NAME_LIMIT = 80;

/** A font of the user's own, from a file. */
export const ownFontSchema = z.strictObject({
  file: fontFile,
  name: z.string().min(1).max(OWN_FONT_NAME_LIMIT),
  use: z.enum(OWN_FONT_USES),
  /** Characters of `EXPECTED_CHARACTERS` the file has no glyph for. */
  lacks: z.string().max(250),
  /** The user holds a licence that allows embedding in documents. */
  licensed: z.literal(true),
});
export type OwnFont = z.infer<typeof ownFontSchema>;

/** Letters and digits without which a file sets no text. */
export const BASIC_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const SIGNS = '.,;:!?\'"()-–—…%&/+€“”‘’«»';

/** What a language writes beside the basic letters. */
const LETTERS: Readonly<Record<Language, string>> = {
  es: 'áéíóúüñÁÉÍÓÚÜÑ¿¡ºª',
  en: '£$',
  it: 'àèéìòùÀÈÉÌÒÙ',
  fr: 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ',
  de: 'äöüßÄÖÜ„',
};

/** What documents in any of the languages are written with. */
export const EXPECTED_CHARACTERS = [
  ...new Set(BASIC_CHARACTERS + SIGNS + Object.values(LETTERS).join('')),
].join('');

/** What a document in a language misses in a font; the document's other font stands in for it. */
export function lackedIn(language: Language, { lacks }: Pick<OwnFont, 'lacks'>): readonly string[] {
  const needed = BASIC_CHARACTERS + SIGNS + LETTERS[language];
  return [...lacks].filter((character) => needed.includes(character));
}
