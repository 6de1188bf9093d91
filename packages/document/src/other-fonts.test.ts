import { LANGUAGES } from '@trazo/plan/languages';
import { emptyPlan } from '@trazo/plan/plan';
import { FONT_NAMES } from '@trazo/plan/theme/fonts';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { layoutFaults } from './testing/layout-faults.ts';
import { lostWords } from './testing/lost-words.ts';
import { readPdf } from './testing/read-pdf.ts';
import { createSettledRenderer } from './testing/settled-renderer.ts';

const day = '2026-01-15';
const renderer = createSettledRenderer();

/** Those no template is set in above: half of them in running text, boxes and lists, half in figures. */
const suggested = new Set(TEMPLATES.map(({ suggestedFont }) => suggestedFont));
const OTHER_FONTS = FONT_NAMES.filter((name) => !suggested.has(name)).map((font, index) => ({
  font,
  language: LANGUAGES[index % LANGUAGES.length] ?? LANGUAGES[0],
  templateId: TEMPLATES[index % TEMPLATES.length]?.id ?? 1,
  hasFigures: index % 2 === 0,
}));

test.each(OTHER_FONTS)(
  'the $language sample keeps its words and places in $font, template $templateId',
  async ({ font, language, templateId, hasFigures }) => {
    const { general, summary, team, swot, finance } = sampleContent(language).plan;
    const plan = { ...emptyPlan(), general, summary, ...(hasFigures ? { finance } : { team, swot }) };
    const theme = { ...defaultTheme(templateId, language), font };
    const pdf = await readPdf(await renderer.pdf({ plan, theme, day }));
    expect(layoutFaults(pdf)).toEqual([]);
    expect(lostWords(pdf, plan, theme)).toEqual([]);
  },
);

test.each([
  {
    said: 'Instancia keeps a section’s number clear of its title',
    id: 21,
    font: 'Cantarell',
    // Their numbers have two figures.
    only: ['departments', 'competition'],
  },
  {
    said: 'Memo keeps its title on the cover',
    id: 22,
    font: 'Cantarell',
    only: ['general'],
  },
] as const)('$said in a wide font, too', async ({ id, font, only }) => {
  const { plan } = sampleContent('de');
  const theme = { ...defaultTheme(id, 'de'), font };
  expect(layoutFaults(await readPdf(await renderer.pdf({ plan, theme, day, only })))).toEqual([]);
});
