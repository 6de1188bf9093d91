import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme, dressed } from '@trazo/plan/theme/theme';
import { expect, test } from 'vitest';
import { createRenderer } from './renderer.ts';
import { emptyPages, layoutFaults } from './testing/layout-faults.ts';
import { lostWords } from './testing/lost-words.ts';
import { readPdf } from './testing/read-pdf.ts';

const day = '2026-01-15';
const renderer = createRenderer();

const REVISTA = 4;
const PANORAMA = 18;

test.each([
  { id: PANORAMA, counts: [43, 87, 132, 176] },
  { id: REVISTA, counts: [150, 151, 152] },
])('two columns that end at a page’s foot leave no blank page behind (template $id)', async (given) => {
  const { id, counts } = given;
  const plan = emptyPlan();
  const theme = dressed(defaultTheme(id, 'de'), id);
  for (const count of counts) {
    plan.mission.vision = Array.from(
      { length: count },
      (_, index) => `Satz Nummer ${index} dieses Absatzes sagt, wohin das Haus will.`,
    ).join(' ');
    const pdf = await readPdf(await renderer.pdf({ plan, theme, day }));
    expect(emptyPages(pdf), `${count} sentences`).toEqual([]);
    expect(layoutFaults(pdf)).toEqual([]);
    expect(lostWords(pdf, plan, theme)).toEqual([]);
  }
});
