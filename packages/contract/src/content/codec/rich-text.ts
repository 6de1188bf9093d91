import { isRecord } from '@trazo/plan/is-record';
import { richTextOf } from '@trazo/plan/rich-text/normalise';
import { type RichDocument, type RichText, richDocument } from '@trazo/plan/rich-text/rich-text';
import { z } from 'zod';
import type { ErrorCode } from '../../errors.ts';
import { boundsOf } from '../json-bounds.ts';
import { RICH_TEXT_BOUNDS } from '../limits.ts';
import { type Issues, type Location, locationAt } from './context.ts';
import { text, type ValueCodec } from './value-codec.ts';

/** Raised when what it says is written otherwise; kinds of blocks that are added come with a schema version of the content. */
const NOTATION = 1;

/** How a formatted text begins on the wire, whatever the notation's version. */
const PREFIX = '{"richText":';

const version = z.literal(NOTATION);
const formattedText = z.strictObject({ richText: version, ...richDocument.shape });
const plainText = z.strictObject({ richText: version, plain: z.string() });

const written = (body: { plain: string } | RichDocument): string =>
  JSON.stringify({ richText: NOTATION, ...body } satisfies
    | z.input<typeof formattedText>
    | z.input<typeof plainText>);

/** A plain text as it stands on the wire: itself, unless it could be taken for the notation. */
const plainOnWire = (value: string): string => (value.startsWith(PREFIX) ? written({ plain: value }) : value);

const onWire = (value: RichText): string => (typeof value === 'string' ? plainOnWire(value) : written(value));

const wellFormed = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

function parse(wire: string): unknown {
  try {
    return JSON.parse(wire, wellFormed);
  } catch {
    return undefined;
  }
}

function refuse(location: Location | undefined, issues: Issues, found: readonly z.core.$ZodIssue[]): string {
  for (const { path, message, code } of found) {
    const where = locationAt([...path].map((step) => (typeof step === 'number' ? step : String(step))));
    issues.add(below(location, where), message, errorCodeOf(path, code));
  }
  return '';
}

function errorCodeOf(path: readonly PropertyKey[], code: z.core.$ZodIssue['code']): ErrorCode {
  if (path.at(-1) === 'image') return 'image_invalid';
  return code === 'too_big' ? 'limit_exceeded' : 'content_invalid';
}

/** Pictures have limits of their own, and are not read here. */
const PICTURE_DATA = /"data:image\/[^"\\]*"/g;

const withoutPictures = (wire: string): string =>
  wire.length > RICH_TEXT_BOUNDS.characters ? wire.replace(PICTURE_DATA, '""') : wire;

/** A location inside the text, seen from the whole content. */
const below = (location: Location | undefined, inside: Location | undefined): Location | undefined =>
  inside === undefined ? location : { around: below(location, inside.around), name: inside.name };

function readNotation(wire: string, location: Location | undefined, issues: Issues): RichText {
  const { length } = withoutPictures(wire);
  issues.formatted += length;
  const tooMuch = length > RICH_TEXT_BOUNDS.characters || issues.formatted > RICH_TEXT_BOUNDS.altogether;
  if (tooMuch || boundsOf(wire, RICH_TEXT_BOUNDS) !== 'within') {
    issues.add(location, 'more than a formatted text can hold', 'limit_exceeded');
    return '';
  }
  const body = parse(wire);
  // One of the two, not their union: a fault of a union has no path.
  if (isRecord(body) && Object.hasOwn(body, 'plain')) {
    const read = plainText.safeParse(body);
    return read.success ? read.data.plain : refuse(location, issues, read.error.issues);
  }
  const read = formattedText.safeParse(body);
  return read.success ? richTextOf(read.data.blocks) : refuse(location, issues, read.error.issues);
}

/**
 * A long text. On the wire it is a string, as specification §3 has it: the text itself where it has no formats, else
 * `{"richText":1,"blocks":[…]}` as JSON. A plain text that begins like this is written as `{"richText":1,"plain":"…"}`.
 */
export const richText: ValueCodec<RichText> = {
  encode: onWire,
  decode: (wire, location, issues) =>
    typeof wire === 'string' && wire.startsWith(PREFIX)
      ? readNotation(wire, location, issues)
      : text.decode(wire, location, issues),
  // Its issues are found by the codec; what the domain finds is about the text as a whole.
  wirePath: () => [],
};
