import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentFileName } from './product.ts';

describe('the name of a downloaded document', () => {
  it.each([
    ['Panadería El Alba', 'Panadería El Alba - Trazo.pdf'],
    ['  a   b  ', 'a b - Trazo.pdf'],
    ['', 'Trazo.pdf'],
    ['   ', 'Trazo.pdf'],
    ['...', 'Trazo.pdf'],
    ['🚀', 'Trazo.pdf'],
    ['株式会社トラソ', '株式会社トラソ - Trazo.pdf'],
    ['مرحبا', 'مرحبا - Trazo.pdf'],
    ['Ca\u0301diz', 'Cádiz - Trazo.pdf'],
    ["O'Brien & Co., S.L.", 'O’Brien & Co., S.L - Trazo.pdf'],
    ['../../etc/passwd', 'etc passwd - Trazo.pdf'],
    ['a\\b:c*d?e"f<g>h|i', 'a b c d e f g h i - Trazo.pdf'],
    ['line\r\nSet-Cookie: x=1', 'line Set-Cookie x 1 - Trazo.pdf'],
    ['nul', '_nul - Trazo.pdf'],
    ['COM1.Bakery', '_COM1.Bakery - Trazo.pdf'],
    ['lpt¹', '_lpt¹ - Trazo.pdf'],
    ['Console', 'Console - Trazo.pdf'],
    ['-rf', 'rf - Trazo.pdf'],
    ['.hidden', 'hidden - Trazo.pdf'],
    ['gpj.\u202Efdp', 'gpj. fdp - Trazo.pdf'],
    ['a\ud800b', 'a b - Trazo.pdf'],
  ])('made of %j is %j', (name, file) => {
    expect(documentFileName(name)).toBe(file);
  });

  it('is never too long, in characters or in bytes', () => {
    expect(documentFileName('x'.repeat(500))).toHaveLength(120);
    for (const letter of ['株', '𠀋', 'e\u0323', 'ñ']) {
      const file = documentFileName(letter.repeat(1_000_000));
      expect(file.length).toBeLessThanOrEqual(120);
      expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(240);
      expect(file.isWellFormed()).toBe(true);
    }
  });

  it('holds for any name what file systems ask', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const file = documentFileName(name);
        expect(file).toMatch(/^[\p{L}\p{M}\p{N}_,&+’][\p{L}\p{M}\p{N} _.,&+’-]*Trazo\.pdf$|^Trazo\.pdf$/u);
        expect(file.length).toBeLessThanOrEqual(120);
      }),
    );
  });
});
