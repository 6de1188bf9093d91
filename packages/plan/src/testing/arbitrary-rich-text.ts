import fc, { type Arbitrary } from 'fast-check';
import { TEXT_LIMITS } from '../fields.ts';
import type { Image } from '../images.ts';
import type { NoteSpan, RichBlock, RichLine, TextSpan } from '../rich-text/blocks.ts';
import { richTextOf } from '../rich-text/normalise.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { arbitraryPicture, arbitraryText } from './arbitrary-values.ts';

const format = () => fc.constantFrom<[true?]>([], [true]);

const address = () =>
  fc.oneof(
    fc.constantFrom(
      'https://example.org/a-very-long-address/without/any/space/that/could/break/the/line?x=1&y=2#z',
      'http://münchen.example/straße',
      'mailto:obrador@aljez.example',
    ),
    fc.webUrl(),
  );

const oneLine = (length: number) => arbitraryText(length).map((text) => text.replaceAll('\n', ' ') || ' ');

const linked = () => fc.option(address(), { nil: undefined, freq: 4 });

const textSpan = (): Arbitrary<TextSpan> =>
  fc
    .record({ text: oneLine(120), bold: format(), italic: format(), link: linked() })
    .map(({ text, bold: [bold], italic: [italic], link }) => ({
      text,
      ...(bold && { bold }),
      ...(italic && { italic }),
      ...(link !== undefined && { link }),
    }));

const note = (): Arbitrary<NoteSpan> =>
  fc
    .record({ text: oneLine(120), link: linked() })
    .map(({ text, link }) => ({ type: 'note', text, ...(link !== undefined && { link }) }));

const span = () => fc.oneof({ weight: 5, arbitrary: textSpan() }, { weight: 1, arbitrary: note() });

const line = (): Arbitrary<RichLine> => fc.array(span(), { maxLength: 4 });
const items = () => fc.array(line(), { minLength: 1, maxLength: 5 });

const heading = (): Arbitrary<RichBlock> =>
  fc.record({
    type: fc.constant('heading'),
    level: fc.constantFrom(1, 2),
    spans: fc.array(textSpan(), { maxLength: 2 }),
  });

/** Words and figures, as tables have them. */
const cell = (): Arbitrary<RichLine> =>
  fc.oneof(
    fc.constantFrom('12', '1.250,50 €', '– 3 %', '').map((text) => (text === '' ? [] : [{ text }])),
    fc.array(span(), { maxLength: 2 }),
  );

const table = (): Arbitrary<RichBlock> =>
  fc.integer({ min: 1, max: 5 }).chain((columns) =>
    fc.record({
      type: fc.constant('table'),
      rows: fc.array(fc.array(cell(), { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 6,
      }),
    }),
  );

const pictureBlock = (picture: () => Arbitrary<Image>): Arbitrary<RichBlock> =>
  fc.record({
    type: fc.constant('picture'),
    image: picture(),
    description: fc.constantFrom('', 'The oven'),
    caption: line(),
  });

const block = (picture: () => Arbitrary<Image>): Arbitrary<RichBlock> =>
  fc.oneof(
    fc.record({ type: fc.constant('paragraph'), spans: line() }),
    fc.record({ type: fc.constant('bulletList'), items: items() }),
    fc.record(
      { type: fc.constant('numberedList'), start: fc.integer({ min: 2, max: 999 }), items: items() },
      { requiredKeys: ['type', 'items'] },
    ),
    heading(),
    table(),
    pictureBlock(picture),
  );

/** A long text, plain or with formats, headings, lists, tables, pictures and notes of every kind. */
export const arbitraryRichText = (picture: () => Arbitrary<Image> = arbitraryPicture): Arbitrary<RichText> =>
  fc.oneof(
    { weight: 2, arbitrary: arbitraryText(TEXT_LIMITS.long) },
    { weight: 1, arbitrary: fc.array(block(picture), { minLength: 1, maxLength: 6 }).map(richTextOf) },
  );
