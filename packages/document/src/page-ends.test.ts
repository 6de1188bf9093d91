import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme, dressed } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { createRenderer } from './renderer.ts';
import { emptyPages, layoutFaults } from './testing/layout-faults.ts';
import { lostWords } from './testing/lost-words.ts';
import { readPdf } from './testing/read-pdf.ts';

const day = '2026-01-15';
const renderer = createRenderer();

const TEMPLATE_IDS = TEMPLATES.map(({ id }) => id);
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

test.each(TEMPLATE_IDS)('a text of many short lines goes on over the page (template %i)', async (id) => {
  const plan = emptyPlan();
  const theme = dressed(defaultTheme(id, 'en'), id);
  const lines = (word: string) => Array.from({ length: 45 }, (_, index) => `${word} ${index}`).join('\n');
  const text = { description: lines('Dish of the day, number'), id: '1' };
  const member = { name: 'Ada', surname: 'Lowe', position: 'Chef', email: '', phone: '', image: '' } as const;
  plan.team.members = [{ ...member, ...text }];
  plan.products.items = [{ name: 'Lunch', cost: '', salePrice: '9', type: 'product', image: '', ...text }];
  plan.competition.competitors = [{ name: 'The Crown', ...text }];
  plan.mission.values = lines('Zest');
  const pdf = await readPdf(await renderer.pdf({ plan, theme, day }));
  expect(layoutFaults(pdf)).toEqual([]);
  expect(lostWords(pdf, plan, theme)).toEqual([]);
});

test.each(TEMPLATE_IDS)('a list of many short lines goes on over the page (template %i)', async (id) => {
  const plan = emptyPlan();
  const theme = dressed(defaultTheme(id, 'en'), id);
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      text: `Oven ${index}`,
      name: `Cook ${index}`,
    }));
  const goals = items(32).map(({ id, text }) => ({ id, text }));
  const positions = items(60).map(({ id, name }) => ({ id, name }));
  plan.operations.steps = [{ id: '1', title: 'Start', subtitle: '', duration: '', timeUnit: '', goals }];
  plan.departments.items = [36, 60, 2].map((count, index) => ({
    id: `${index}`,
    name: `Kitchen ${index}`,
    positions: positions.slice(0, count),
  }));
  const pdf = await readPdf(await renderer.pdf({ plan, theme, day }));
  expect(layoutFaults(pdf)).toEqual([]);
  expect(lostWords(pdf, plan, theme)).toEqual([]);
});
