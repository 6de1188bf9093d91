import { arbitraryPlan, arbitraryTheme } from '@trazo/plan/testing/arbitrary-plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAndCompare, encodeContent } from './content-codec.ts';
import { alteredContent } from './testing/altered-content.ts';

const text = fc
  .record({ plan: arbitraryPlan({ storedPictures: true }), theme: arbitraryTheme() })
  .map((content) => encodeContent(content));

describe('decodeAndCompare', () => {
  it('knows our own text', () => {
    fc.assert(
      fc.property(text, (wire) => {
        const read = decodeAndCompare(wire);
        expect(read.ok && read.isCanonical()).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('tells of any other text whether encoding gives it again', () => {
    let others = 0;
    fc.assert(
      fc.property(text.chain(alteredContent), (wire) => {
        const read = decodeAndCompare(wire);
        if (!read.ok) return;
        const isSame = encodeContent(read) === wire;
        if (!isSame) others += 1;
        expect(read.isCanonical()).toBe(isSame);
      }),
      { numRuns: 200 },
    );
    expect(others).toBeGreaterThan(40);
  });
});
