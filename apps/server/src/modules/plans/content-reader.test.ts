import { decodeContent, encodeContent } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import { alteredContent } from '@trazo/contract/content/testing/altered-content';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyProduct } from '@trazo/plan/sections/products';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { arbitraryPlan, arbitraryTheme } from '@trazo/plan/testing/arbitrary-plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutIntoPieces, joinPieces, PARTS } from './content-parts.ts';
import { createContentReader, type ReadContent } from './content-reader.ts';

const content: Arbitrary<Content> = fc.record({
  plan: arbitraryPlan({ storedPictures: true }),
  theme: arbitraryTheme(),
});

/** Contents that have most of their sections from each other, as the saves of a few plans do. */
const relatives: Arbitrary<string[]> = fc.array(content, { minLength: 2, maxLength: 3 }).chain((origins) => {
  const origin = fc.constantFrom(...origins);
  const plan = fc
    .tuple(...SECTION_IDS.map((id) => origin.map((from) => [id, from.plan[id]])))
    .map((sections) => Object.fromEntries(sections) as Plan);
  const relative = fc.record({ plan, theme: origin.map(({ theme }) => theme) });
  return fc.array(relative.map(encodeContent), { minLength: 4, maxLength: 10 });
});

/** The same, some of them spoilt. */
const someAltered = relatives.chain((texts) =>
  fc.tuple(
    ...texts.map((text) =>
      fc.oneof({ weight: 2, arbitrary: fc.constant(text) }, { weight: 1, arbitrary: alteredContent(text) }),
    ),
  ),
);

/** Deep freeze: changing what was read throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

function planOf(read: ReadContent): Plan {
  if (!read.ok) throw new Error(read.code);
  return frozen(read.plan);
}

describe('a content in pieces', () => {
  it('has every section in one of them', () => {
    expect(PARTS.flatMap(({ sections }) => sections)).toEqual(SECTION_IDS);
    expect(PARTS.find(({ name }) => name === 'executiveSummary')?.sections).toEqual([
      'general',
      'mission',
      'summary',
    ]);
  });

  it('is the same when they are joined', () => {
    fc.assert(
      fc.property(content.map(encodeContent), (text) => {
        const pieces = cutIntoPieces(text);
        expect(pieces?.parts).toHaveLength(PARTS.length);
        for (const [index, part] of (pieces?.parts ?? []).entries())
          expect(Object.keys(JSON.parse(`{${part}}`))[0]).toBe(PARTS[index]?.name);
        expect(pieces && joinPieces(pieces)).toBe(text);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a reader that remembers', () => {
  it('answers as one that has never read anything', () => {
    const seen = { canonical: 0, other: 0, bad: 0 };
    fc.assert(
      fc.property(someAltered, fc.constantFrom(1, 3_000, 1_000_000), (texts, remembered) => {
        const reader = createContentReader({ remembered });
        for (const text of texts) {
          const read = frozen(reader.read(text));
          expect(read).toMatchObject(decodeContent(text));
          if (read.ok && read.isCanonical) expect(encodeContent(read)).toBe(text);
          seen[read.ok ? (read.isCanonical ? 'canonical' : 'other') : 'bad'] += 1;
        }
      }),
      { numRuns: 60 },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });

  it('reads a part once, whatever stands around it', () => {
    fc.assert(
      fc.property(content, content, fc.constantFrom(...PARTS), (one, { plan: other }, { sections }) => {
        const reader = createContentReader();
        const before = planOf(reader.read(encodeContent(one)));
        const changed = Object.fromEntries(sections.map((id) => [id, other[id]]));
        const after = planOf(reader.read(encodeContent({ ...one, plan: { ...one.plan, ...changed } })));
        for (const id of SECTION_IDS) {
          if (sections.includes(id)) expect(after[id]).toEqual(other[id]);
          else expect(after[id]).toBe(before[id]);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('takes no part for read under another language, which would write its dates in other words', () => {
    const plan = emptyPlan();
    plan.general.constitutionDate = '2026-03-02';
    const inSpanish = encodeContent({ plan, theme: defaultTheme(1, 'es') });
    const pieces = cutIntoPieces(inSpanish);
    const german = cutIntoPieces(encodeContent({ plan, theme: defaultTheme(1, 'de') }));
    if (pieces === undefined || german === undefined) throw new Error('not cut');
    const mixed = joinPieces({ theme: german.theme, parts: pieces.parts });
    const { read } = createContentReader();
    expect(read(inSpanish)).toMatchObject({ ok: true, isCanonical: true });
    expect(read(mixed)).toEqual({ ...decodeContent(mixed), isCanonical: false });
  });

  it('forgets what it was not shown for longest', () => {
    const [first, second, third] = (['es', 'fr', 'de'] as const).map((language) =>
      encodeContent({ plan: emptyPlan(), theme: defaultTheme(1, language) }),
    ) as [string, string, string];
    const { read } = createContentReader({ remembered: 8_000 });
    const { general } = planOf(read(first));
    const evicted = planOf(read(second)).general;
    expect(planOf(read(first)).general).toBe(general);
    read(third);
    expect(planOf(read(first)).general).toBe(general);
    expect(planOf(read(second)).general).not.toBe(evicted);
  });

  it('remembers a plan with a font of its own in the space of one without', () => {
    const ownFont = {
      file: `data:font/sfnt;base64,AAEAA${'A'.repeat(200_000)}`,
      name: 'Ours',
      use: 'all',
      lacks: '',
      licensed: true,
    } as const;
    const theme = { ...defaultTheme(1, 'en'), ownFont };
    const text = encodeContent({ plan: emptyPlan(), theme });
    const { read } = createContentReader({ remembered: 30_000 });
    const { general } = planOf(read(text));
    expect(planOf(read(text)).general).toBe(general);
    const other = { ...theme, ownFont: { ...ownFont, name: 'Others' } };
    expect(read(encodeContent({ plan: emptyPlan(), theme: other }))).toMatchObject({ theme: other });
  });

  it('does not remember long contents', () => {
    const plan = emptyPlan();
    plan.products.items = Array.from({ length: 15 }, (_, index) => ({
      ...emptyProduct(`product-${index}`),
      description: 'x'.repeat(25_000),
    }));
    const text = encodeContent({ plan, theme: defaultTheme(1, 'es') });
    const { read } = createContentReader();
    expect(planOf(read(text)).swot).toEqual(plan.swot);
    expect(planOf(read(text)).swot).not.toBe(planOf(read(text)).swot);
  });
});
