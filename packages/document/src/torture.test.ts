import { COVER_PATTERNS } from '@trazo/plan/cover';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { documentFaults } from './testing/document-faults.ts';
import { letters } from './testing/lost-words.ts';
import { swotPages } from './testing/swot-pages.ts';
import { fullDrawings, fullTexts, LOAVES, STRUCTURED_TEXTS } from './testing/torture-plans.ts';
import { readOnce } from './testing/typeset-once.ts';

const day = '2026-01-15';
const FAULTLESS = { clipped: [], lost: [], structure: [] };

const CASES = TEMPLATES.map(({ id, name }, index) => ({
  id,
  name,
  pattern: COVER_PATTERNS[index % COVER_PATTERNS.length] ?? 'waves',
}));

test.each(CASES)('$name prints texts of all kinds, and a full cover', async ({ id, pattern }) => {
  const theme = defaultTheme(id, 'de');
  const plan = fullTexts(pattern, id % 2 === 1);
  const pdf = await readOnce({ plan, theme, day });
  expect(documentFaults(pdf, plan, theme)).toEqual(FAULTLESS);
  expect(pdf.structure.filter(({ role }) => role === 'TH').length).toBeGreaterThanOrEqual(
    3 * STRUCTURED_TEXTS,
  );
  const pictures = pdf.structure.map(({ alt }) => alt);
  expect(pictures.filter((alt) => alt === 'The oven from the street')).toHaveLength(STRUCTURED_TEXTS);
  expect(pictures).toContain(`Titelfoto von ${plan.general.companyName}`);
  for (const link of ['mailto:ada@mill.example', 'https://www.mill.example/', 'mailto:ada@vollkorn.example'])
    expect(pdf.links).toContain(link);
  const said = letters(pdf.body);
  for (const words of ['Version 2.1', '30. September 2026', 'Vertraulich. Kopieren oder Weitergeben nur'])
    expect(said).toContain(letters(words));
});

test.each(CASES)('$name draws all of its drawings, and a cover of few words', async ({ id, pattern }) => {
  const theme = defaultTheme(id, 'fr');
  const plan = fullDrawings(pattern, id % 2 === 1);
  const pdf = await readOnce({ plan, theme, day });
  // A name in the letters of the world is not in every font.
  expect(documentFaults(pdf, { ...plan, team: emptyPlan().team }, theme)).toEqual(FAULTLESS);
  expect(swotPages(pdf, plan)).toEqual([expect.toSatisfy((page: number) => page > 0)]);
  expect(letters(pdf.body)).toContain(letters('Confidentiel. Toute copie'));
  // The figures of a price stand in one line.
  const rows = pdf.layout.flatMap(({ boxes }) => {
    const shares = boxes.filter(({ text }) => /^\d\d,\d\s*%$/.test(text));
    return shares.map(({ bottom }) =>
      boxes.filter((box) => Math.abs(box.bottom - bottom) < 1 && box.text.includes('€')),
    );
  });
  expect(rows.filter((prices) => prices.length === 3)).toHaveLength(LOAVES - 1);
});
