import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, test } from 'vitest';
import { ANNEX_REFERENCES, annexesSample } from './testing/annexes-sample.ts';
import { emptyPages, layoutFaults } from './testing/layout-faults.ts';
import { lostWords } from './testing/lost-words.ts';
import { readPdf } from './testing/read-pdf.ts';
import { compareWithReference } from './testing/references.ts';
import { structureFaults } from './testing/structure-faults.ts';
import { readOnce, typesetOnce } from './testing/typeset-once.ts';

test.each(ANNEX_REFERENCES)(
  'the annexes in template $templateId look in $language as they did, each figure in its place',
  async (name) => {
    const { templateId, language } = name;
    const plan = annexesSample(language);
    const theme = defaultTheme(templateId, language);
    const document = await typesetOnce({ plan, theme, day: '2026-01-15' });
    const pdf = await readPdf(document);
    expect(emptyPages(pdf)).toEqual([]);
    expect(layoutFaults(pdf)).toEqual([]);
    expect(structureFaults(pdf)).toEqual([]);
    expect(lostWords(pdf, plan, theme)).toEqual([]);
    expect(await compareWithReference(document, name)).toEqual([]);
  },
);

const [FOLIO, CLARO] = [2, 20];

test.each([
  { id: FOLIO, language: 'de', font: 'Cantarell' },
  { id: CLARO, language: 'fr', font: 'Montserrat' },
] as const)(
  'months that no sheet of Letter holds side by side go over its end (template $id)',
  async (given) => {
    const { id, language, font } = given;
    const plan = annexesSample('fr');
    // Figures of two digits more than the sample's.
    for (const { payouts } of plan.finance.assumptions?.loans ?? [])
      for (const payout of payouts) payout.amount = '15000000';
    const theme = { ...defaultTheme(id, language), font, paper: 'letter' as const };
    const pdf = await readOnce({ plan, theme, day: '2026-01-15' });
    expect(layoutFaults(pdf)).toEqual([]);
    expect(structureFaults(pdf)).toEqual([]);
    expect(emptyPages(pdf)).toEqual([]);
  },
);
