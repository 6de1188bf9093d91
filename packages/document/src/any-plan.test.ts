import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { arbitraryTheme } from '@trazo/plan/testing/arbitrary-plan';
import { arbitraryExtremePlan } from '@trazo/plan/testing/extreme-plan';
import { sampleContent } from '@trazo/samples/sample';
import { arbitraryShortenedSample } from '@trazo/samples/testing/shortened-sample';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentWords } from './document-words.ts';
import { documentFaults } from './testing/document-faults.ts';
import { letters } from './testing/lost-words.ts';
import { readPdf } from './testing/read-pdf.ts';
import { createSettledRenderer } from './testing/settled-renderer.ts';

const day = '2026-01-15';
const renderer = createSettledRenderer();

/** The same ones each time: `npm run any-plan` looks at thousands of others. */
const PLANS = { numRuns: 4, seed: 2_026 };

const refuse = (error: unknown) => {
  throw error;
};

test.each([
  ['any plan', arbitraryExtremePlan()],
  ['a sample cut short', arbitraryShortenedSample()],
])('%s prints in any theme: no word of it lost, each in its place, read in its order', async (_, plans) => {
  await fc.assert(
    fc.asyncProperty(plans, arbitraryTheme(), async (plan, theme) => {
      const pdf = await readPdf(await renderer.finishedPdf({ plan, theme, day }, refuse));
      expect(documentFaults(pdf, plan, theme)).toEqual({ clipped: [], lost: [], structure: [] });
    }),
    // What is wrong is easier looked for with the command than shrunk for minutes.
    { ...PLANS, endOnFailure: true },
  );
});

/** Every other section, so that two documents show each of them both there and missing. */
test.each([0, 1])('empty sections leave no trace (%i)', async (parity) => {
  const { plan, theme } = sampleContent('en');
  const [empty, full] = [0, 1].map((rest) => SECTION_IDS.filter((_, index) => (index + parity) % 2 === rest));
  const request = { plan: without(plan, empty ?? []), theme: { ...theme, language: 'en' as const }, day };
  const { text, destinations } = await readPdf(await renderer.pdf(request));
  const named = destinations.filter((name) => name.startsWith('section-'));
  expect(named.toSorted()).toEqual((full ?? []).map((id) => `section-${id}`).sort());
  const said = letters(text);
  for (const id of SECTION_IDS) {
    // Some titles are words a plan uses; in the contents and as an opener they stand before their lead.
    const opener = letters(documentWords('en')(`${id}:title`) + documentWords('en')(`${id}:lead`));
    expect([id, said.includes(opener)]).toEqual([id, full?.includes(id)]);
  }
});

const without = (plan: Plan, ids: readonly (typeof SECTION_IDS)[number][]): Plan => {
  const blank = emptyPlan();
  return { ...plan, ...Object.fromEntries(ids.map((id) => [id, blank[id]])) };
};
