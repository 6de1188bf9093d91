import { emptyPlan } from '@trazo/plan/plan';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import { TINY_PNG } from '@trazo/plan/testing/arbitrary-values';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { describe, expect, it } from 'vitest';
import { decodeContent, encodeContent } from './content-codec.ts';

const MARKED: RichText = {
  blocks: [
    { type: 'paragraph', spans: [{ text: 'Bread ' }, { text: 'daily', bold: true, italic: true }] },
    { type: 'numberedList', start: 3, items: [[{ text: 'site', link: 'https://example.org/' }], []] },
  ],
};
const STRUCTURED: RichText = {
  blocks: [
    { type: 'heading', level: 1, spans: [{ text: 'Market' }] },
    {
      type: 'paragraph',
      spans: [{ text: 'It grows' }, { type: 'note', text: 'Table 12', link: 'https://example.org/' }],
    },
    {
      type: 'table',
      rows: [
        [[{ text: 'Group' }], []],
        [[], [{ text: '12' }]],
      ],
    },
    { type: 'picture', image: TINY_PNG, description: 'The oven', caption: [{ text: 'Oven' }] },
  ],
};
const NOTATION =
  '{"richText":1,"blocks":[{"type":"paragraph","spans":[{"text":"Bread "},{"text":"daily","bold":true,"italic":true}]},' +
  '{"type":"numberedList","start":3,"items":[[{"text":"site","link":"https://example.org/"}],[]]}]}';

/** What the wire says of a vision, and the vision a wire's text says. */
const encoded = (vision: RichText): unknown => {
  const plan = emptyPlan();
  plan.mission.vision = vision;
  return JSON.parse(encodeContent({ plan, theme: defaultTheme() })).ProfileData.executiveSummary.vision;
};
const decoded = (vision: unknown) =>
  decodeContent(JSON.stringify({ ProfileData: { executiveSummary: { vision } } }));
const visionOf = (vision: unknown) => {
  const content = decoded(vision);
  return content.ok ? content.plan.mission.vision : content.code;
};
const formatted = (...blocks: unknown[]) => JSON.stringify({ richText: 1, blocks });
const linked = (link: unknown) => formatted({ type: 'paragraph', spans: [{ text: 'a', link }] });

describe('a long text on the wire', () => {
  it('is itself without formats', () => {
    for (const text of ['', 'Bread\nand butter', '{"richtext"', '*bold* [a](b) <b>x</b>']) {
      expect(encoded(text)).toBe(text);
      expect(visionOf(text)).toBe(text);
    }
  });

  it('is a string of JSON where something is', () => {
    expect(encoded(MARKED)).toBe(NOTATION);
    expect(visionOf(NOTATION)).toEqual(MARKED);
  });

  it.each(['{"richText":', NOTATION, `{"richText":${'\n'.repeat(25_000)}`])(
    'stays a text if it was typed as one: %.20j',
    (typed) => {
      expect(encoded(typed)).toBe(JSON.stringify({ richText: 1, plain: typed }));
      expect(visionOf(encoded(typed))).toBe(typed);
    },
  );

  it('keeps headings, tables, pictures and notes', () => {
    expect(visionOf(encoded(STRUCTURED))).toEqual(STRUCTURED);
  });

  it('is as long as its words, however large its pictures', () => {
    const image = `data:image/png;base64,${'A'.repeat(3_000_000)}`;
    const picture = { type: 'picture', image, description: '', caption: [] };
    expect(visionOf(formatted(picture, picture))).toEqual({ blocks: [picture, picture] });
  });

  it('is tidied when it was written otherwise', () => {
    const spans = [{ text: 'a' }, { text: 'b' }];
    expect(visionOf(formatted({ type: 'paragraph', spans }))).toBe('ab');
    expect(visionOf(linked('https://example.org/').replace('"a"', '"\\ud800"'))).toMatchObject({
      blocks: [{ spans: [{ text: '\ufffd' }] }],
    });
  });

  it.each([
    ['no JSON', '{"richText":1,"blocks":['],
    ['of a notation to come', '{"richText":2,"blocks":[]}'],
    ['without blocks', '{"richText":1}'],
    ['of unknown nodes', formatted({ type: 'image', src: 'x' })],
    ['with a heading of level 3', formatted({ type: 'heading', level: 3, spans: [] })],
    [
      'with a note in a heading',
      formatted({ type: 'heading', level: 1, spans: [{ type: 'note', text: 'a' }] }),
    ],
    ['with an empty note', formatted({ type: 'paragraph', spans: [{ type: 'note', text: '' }] })],
    ['with a ragged table', formatted({ type: 'table', rows: [[[], []], [[]]] })],
    ['with a table of nothing', formatted({ type: 'table', rows: [[]] })],
    [
      'with a script in a cell',
      formatted({ type: 'table', rows: [[[{ text: 'a', link: 'javascript:x' }]]] }),
    ],
    [
      'with a script in a note',
      formatted({ type: 'paragraph', spans: [{ type: 'note', text: 'a', link: 'data:,x' }] }),
    ],
    ['of unknown formats', formatted({ type: 'paragraph', spans: [{ text: 'a', onclick: 'x' }] })],
    ['with a script', linked('javascript:alert(1)')],
    ['with a number for an address', linked(1)],
    ['with lists in lists', formatted({ type: 'bulletList', items: [[{ type: 'bulletList', items: [] }]] })],
  ])('is refused %s', (_, wire) => {
    const content = decoded(wire);
    expect(content).toMatchObject({ ok: false, code: 'content_invalid' });
    expect(!content.ok && content.issues[0]?.path).toMatch(/^ProfileData\.executiveSummary\.vision/);
  });

  it.each([
    ['many words', formatted({ type: 'paragraph', spans: [{ text: 'x'.repeat(30_001), bold: true }] })],
    [
      'many blank lines',
      formatted(...Array.from({ length: 6_000 }, () => ({ type: 'paragraph', spans: [] }))),
    ],
    ['many rows', formatted({ type: 'table', rows: Array.from({ length: 121 }, () => [[]]) })],
    ['many columns', formatted({ type: 'table', rows: [Array.from({ length: 17 }, () => [])] })],
    [
      'many pictures',
      formatted(
        ...Array.from({ length: 25 }, () => ({ type: 'picture', image: '', description: '', caption: [] })),
      ),
    ],
    ['long a note', formatted({ type: 'paragraph', spans: [{ type: 'note', text: 'x'.repeat(1_001) }] })],
    ['many characters', `{"richText":1${' '.repeat(400_000)},"plain":""}`],
    ['many levels', `{"richText":${'['.repeat(300_000)}`],
  ])('is refused with too %s', (_, wire) => {
    expect(visionOf(wire)).toBe('limit_exceeded');
  });

  it.each(['https://example.org/a.png', 'data:image/svg+xml;base64,AAAA', 'javascript:x', 5])(
    'names the picture that is none: %j',
    (image) => {
      const content = decoded(formatted({ type: 'picture', image, description: '', caption: [] }));
      const path = 'ProfileData.executiveSummary.vision.blocks.0.image';
      expect(content).toMatchObject({ ok: false, code: 'image_invalid', issues: [{ path }] });
    },
  );

  it('is refused when a content is full of them, before it takes long', () => {
    const description = `{"richText":1${' '.repeat(300_000)},"plain":"x"}`;
    const withProducts = (length: number) => {
      const products = Array.from({ length }, () => ({ description }));
      return decodeContent(JSON.stringify({ ProfileData: { products } }));
    };
    expect(withProducts(13)).toMatchObject({ ok: true });
    expect(withProducts(14)).toMatchObject({ ok: false, code: 'limit_exceeded' });
  });
});
