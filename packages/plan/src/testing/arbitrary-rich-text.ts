import fc, { type Arbitrary } from 'fast-check';
import { TEXT_LIMITS } from '../fields.ts';
import type { RichBlock, RichLine, RichSpan } from '../rich-text/blocks.ts';
import { richTextOf } from '../rich-text/normalise.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { arbitraryText } from './arbitrary-values.ts';

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

const span = (): Arbitrary<RichSpan> =>
  fc
    .record({
      text: arbitraryText(120).map((text) => text.replaceAll('\n', ' ') || ' '),
      bold: format(),
      italic: format(),
      link: fc.option(address(), { nil: undefined, freq: 4 }),
    })
    .map(({ text, bold: [bold], italic: [italic], link }) => ({
      text,
      ...(bold && { bold }),
      ...(italic && { italic }),
      ...(link !== undefined && { link }),
    }));

const line = (): Arbitrary<RichLine> => fc.array(span(), { maxLength: 4 });
const items = () => fc.array(line(), { minLength: 1, maxLength: 5 });

const block = (): Arbitrary<RichBlock> =>
  fc.oneof(
    fc.record({ type: fc.constant('paragraph'), spans: line() }),
    fc.record({ type: fc.constantFrom('bulletList', 'numberedList'), items: items() }),
  );

/** A long text, plain or with formats and lists of every kind. */
export const arbitraryRichText = (): Arbitrary<RichText> =>
  fc.oneof(
    { weight: 2, arbitrary: arbitraryText(TEXT_LIMITS.long) },
    { weight: 1, arbitrary: fc.array(block(), { minLength: 1, maxLength: 4 }).map(richTextOf) },
  );
