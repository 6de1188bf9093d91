import { emptyPlan, planSchema } from '@trazo/plan/plan';
import { arbitraryPlan, arbitraryTheme } from '@trazo/plan/testing/arbitrary-plan';
import { defaultTheme, themeSchema } from '@trazo/plan/theme/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeContent, encodeContent } from './content-codec.ts';

const content = fc.record({ plan: arbitraryPlan({ storedPictures: true }), theme: arbitraryTheme() });

describe('the round trip between domain and wire', () => {
  it('is made of valid plans and themes', () => {
    fc.assert(
      fc.property(content, ({ plan, theme }) => {
        expect(planSchema.parse(plan)).toEqual(plan);
        expect(themeSchema.parse(theme)).toEqual(theme);
      }),
      { numRuns: 50 },
    );
  });

  it('gives back every plan and theme as they were, and writes them to the same string again', () => {
    fc.assert(
      fc.property(content, (original) => {
        const wire = encodeContent(original);
        const decoded = decodeContent(wire);
        expect(decoded).toStrictEqual({ ok: true, ...original });
        expect(decoded.ok && encodeContent(decoded)).toBe(wire);
      }),
      { numRuns: 150 },
    );
  });

  it('reads nothing at all as the empty plan in the specification’s theme', () => {
    const empty = { ok: true, plan: emptyPlan(), theme: { ...defaultTheme(1, 'en'), font: 'Poppins' } };
    expect(decodeContent('{}')).toStrictEqual(empty);
    expect(decodeContent('{"TemplateConf":null,"ProfileData":null}')).toStrictEqual(empty);
    expect(decodeContent('{"TemplateConf":{},"ProfileData":{"finances":{},"dafo":null}}')).toStrictEqual(
      empty,
    );
  });
});
