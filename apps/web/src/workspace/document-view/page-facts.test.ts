import { describe, expect, it } from 'vitest';
import { readPageFacts } from './page-facts.ts';

/** A PDF as the typesetter writes it, out of the bodies of its objects, numbered from 1. */
function pdfOf(bodies: readonly string[], root: number): Uint8Array {
  let text = '%PDF-1.7\n';
  const offsets = bodies.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n\r\n`).join('');
  const table = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f\r\n${entries}`;
  const tail = `trailer\n<<\n  /Size ${bodies.length + 1}\n  /Root ${root} 0 R\n>>\nstartxref\n${text.length}\n%%EOF`;
  return new TextEncoder().encode(text + table + tail);
}

const stream = (content: string, more = '') =>
  `<<\n  /Length ${content.length}\n${more}>>\nstream\n${content}\nendstream`;

interface Parts {
  readonly pages: readonly string[];
  readonly font?: string;
  readonly picture?: string;
  /** Objects before all others, which change every number. */
  readonly before?: readonly string[];
}

/** Pages with a font each, the last one with a picture. */
function documentOf({ pages, font = 'glyphs', picture = 'pixels', before = [] }: Parts): Uint8Array {
  const first = before.length + 1;
  const [tree, fontFile, fontAt, image] = [first, first + 1, first + 2, first + 3];
  const pageAt = (index: number) => first + 5 + index * 2;
  const kids = pages.map((_page, index) => `${pageAt(index)} 0 R`).join(' ');
  const bodies = [
    ...before,
    `<<\n  /Type /Pages\n  /Count ${pages.length}\n  /Kids [${kids}]\n>>`,
    stream(font),
    `<<\n  /Type /Font\n  /FontFile2 ${fontFile} 0 R\n>>`,
    stream(picture, '  /Subtype /Image\n'),
    `<<\n  /Type /Catalog\n  /Pages ${tree} 0 R\n>>`,
    ...pages.flatMap((content, index) => {
      const drawn = index === pages.length - 1 ? `\n    /XObject <<\n      /x0 ${image} 0 R\n    >>` : '';
      return [
        `<<\n  /Type /Page\n  /Resources <<\n    /Font <<\n      /f0 ${fontAt} 0 R\n    >>${drawn}\n  >>\n  /MediaBox [0 0 595 842]\n  /StructParents ${first + index}\n  /Parent ${tree} 0 R\n  /Contents ${pageAt(index) + 1} 0 R\n>>`,
        stream(content),
      ];
    }),
  ];
  return pdfOf(bodies, first + 4);
}

const factsOf = (parts: Parts) => readPageFacts(documentOf(parts)) ?? [];

describe('the facts of pages', () => {
  const facts = factsOf({ pages: ['one', 'two', 'two'] });

  it('are read in the order of the pages, with their size', () => {
    expect(facts).toHaveLength(3);
    expect(facts[0]).toMatchObject({ width: 595, height: 842 });
    expect(new Set(facts.map(({ visualHash }) => visualHash)).size).toBe(3);
  });

  it('do not depend on how objects are numbered', () => {
    const moved = factsOf({ pages: ['one', 'two', 'two'], before: ['<<>>', '(9 0 R)'] });
    expect(moved.map(({ object = 0, ...same }) => ({ object: object - 2, ...same }))).toEqual(facts);
  });

  it('differ for the page whose text differs, and for no other', () => {
    const after = factsOf({ pages: ['one', 'twO', 'two'] });
    expect(after.map(({ visualHash }, index) => visualHash === facts[index]?.visualHash)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('differ for the page whose picture differs', () => {
    const after = factsOf({ pages: ['one', 'two', 'two'], picture: 'others' });
    expect(after.map(({ visualHash }, index) => visualHash === facts[index]?.visualHash)).toEqual([
      true,
      true,
      false,
    ]);
    expect(after[2]?.textHash).not.toBe(facts[2]?.textHash);
  });

  it('look otherwise with other glyphs though the writing is the same', () => {
    const after = factsOf({ pages: ['one', 'two', 'two'], font: 'more glyphs' });
    expect(after.map(({ visualHash }, index) => visualHash === facts[index]?.visualHash)).toEqual([
      false,
      false,
      false,
    ]);
    expect(after.map(({ textHash }) => textHash)).toEqual(facts.map(({ textHash }) => textHash));
  });

  it.each(['', 'not a PDF', '%PDF-1.7\nstartxref\n99\n%%EOF', '%PDF-1.7\nstartxref\n9\n%%EOF'])(
    'of %j are none',
    (text) => {
      expect(readPageFacts(new TextEncoder().encode(text))).toBeUndefined();
    },
  );
});
