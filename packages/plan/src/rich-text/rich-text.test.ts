import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '../fields.ts';
import { arbitraryRichText } from '../testing/arbitrary-rich-text.ts';
import type { RichBlock } from './blocks.ts';
import { cutRichText } from './cut-text.ts';
import { isLinkAddress } from './link-address.ts';
import { blocksOf, richTextOf } from './normalise.ts';
import { isBlankText, plainTextOf } from './plain-text.ts';
import { richText } from './rich-text.ts';

const paragraph = (...spans: Extract<RichBlock, { type: 'paragraph' }>['spans']): RichBlock => ({
  type: 'paragraph',
  spans,
});
const accepts = (value: unknown) => richText.safeParse(value).success;

describe('a long text', () => {
  it('is a string without formats', () => {
    expect(richTextOf([paragraph({ text: 'one' }), paragraph(), paragraph({ text: 'two' })])).toBe(
      'one\n\ntwo',
    );
    expect(richTextOf([])).toBe('');
  });

  it('is one value for the same writing', () => {
    const text = richTextOf([
      paragraph(
        { text: 'a', bold: true },
        { text: '' },
        { bold: true, text: 'b' },
        { text: 'c', link: undefined },
      ),
    ]);
    expect(text).toEqual({ blocks: [paragraph({ text: 'ab', bold: true }, { text: 'c' })] });
    expect(JSON.stringify(text)).toBe(
      '{"blocks":[{"type":"paragraph","spans":[{"text":"ab","bold":true},{"text":"c"}]}]}',
    );
  });

  it('goes into blocks and back, whatever it is', () => {
    fc.assert(
      fc.property(arbitraryRichText(), (text) => {
        expect(accepts(text)).toBe(true);
        expect(richTextOf(blocksOf(text))).toEqual(text);
      }),
    );
  });

  it('is blank, and measured, by its words', () => {
    const list: RichBlock = {
      type: 'bulletList',
      items: [[{ text: 'one' }], [], [{ text: 'two', italic: true }]],
    };
    expect(plainTextOf({ blocks: [paragraph({ text: 'start' }), list] })).toBe('start\none\n\ntwo');
    expect(
      isBlankText({ blocks: [{ type: 'numberedList', items: [[], [{ text: ' ', bold: true }]] }] }),
    ).toBe(true);
    const long = { blocks: [paragraph({ text: 'x'.repeat(TEXT_LIMITS.long), bold: true })] };
    expect(accepts(long)).toBe(true);
    const { error } = richText.safeParse({ blocks: [...long.blocks, paragraph()] });
    expect(error?.issues).toMatchObject([
      { code: 'too_big', origin: 'string', maximum: TEXT_LIMITS.long, path: [] },
    ]);
  });

  it.each([
    { blocks: [] },
    { blocks: [{ type: 'heading', spans: [] }] },
    { blocks: [{ type: 'paragraph', spans: [{ text: '' }] }] },
    { blocks: [{ type: 'paragraph', spans: [{ text: 'a\nb' }] }] },
    { blocks: [{ type: 'paragraph', spans: [{ text: 'a', bold: false }] }] },
    { blocks: [{ type: 'paragraph', spans: [{ text: 'a', html: '<b>' }] }] },
    { blocks: [{ type: 'paragraph', spans: [{ text: 'a', link: 'javascript:alert(1)' }] }] },
    { blocks: [{ type: 'bulletList', items: [] }] },
    { blocks: [{ type: 'bulletList', items: [{ type: 'paragraph', spans: [] }] }] },
    { blocks: 'text' },
    ['text'],
    null,
  ])('is never %j', (value) => {
    expect(accepts(value)).toBe(false);
  });

  it('is cut to its beginning with its formats', () => {
    fc.assert(
      fc.property(arbitraryRichText(), fc.nat(60), (text, length) => {
        const cut = plainTextOf(cutRichText(text, length));
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(plainTextOf(text).startsWith(cut)).toBe(true);
      }),
    );
    const bold = { blocks: [paragraph({ text: 'abc', bold: true }), paragraph({ text: 'def' })] };
    expect(cutRichText(bold, 5)).toEqual({
      blocks: [paragraph({ text: 'abc', bold: true }), paragraph({ text: 'd' })],
    });
  });
});

describe('an address to link to', () => {
  it.each([
    'https://example.org',
    'HTTP://example.org/a?b=c#d',
    'mailto:a@b.example',
    'https://münchen.de/ü',
  ])('may be %j', (address) => {
    expect(isLinkAddress(address)).toBe(true);
  });

  it.each([
    ...['', 'example.org', '/path', '//example.org', 'https://', 'mailto:', 'mailto:@', 'ftp://example.org'],
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'],
    ...['data:text/html,<script>', 'vbscript:x', 'file:///etc/passwd', 'blob:https://example.org/1'],
    ...[
      'https://exa mple.org',
      'https://example.org/\u0000',
      'https://example.org/\u202e',
      'https://a/\ud800',
    ],
    `https://example.org/${'a'.repeat(2_000)}`,
  ])('is not %j', (address) => {
    expect(isLinkAddress(address)).toBe(false);
  });
});
