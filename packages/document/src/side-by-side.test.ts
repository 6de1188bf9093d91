import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, test } from 'vitest';
import { layoutFaults } from './testing/layout-faults.ts';
import { lostWords } from './testing/lost-words.ts';
import type { ReadPdf, TextBox } from './testing/read-pdf.ts';
import { structureFaults } from './testing/structure-faults.ts';
import { readOnce } from './testing/typeset-once.ts';

const day = '2026-01-15';
const [REVISTA, MAYOR, RONDA, LIENZO, TALLER, TESIS] = [4, 6, 7, 10, 13, 15];

/** Sentences that begin with a name of their own. */
const sentences = (name: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${name} ${index} buys bread at seven on the way to work.`,
  ).join(' ');

/** The same with a note at its end, which stands at the page's foot. */
const withNote = (text: string) => ({
  blocks: [
    { type: 'paragraph' as const, spans: [{ text }, { type: 'note' as const, text: 'Counted in May.' }] },
  ],
});

/** A chapter of two sections of words. */
function marketOf(client: number, competition: number): Plan {
  const plan = emptyPlan();
  plan.client.summary = sentences('Neighbour', client);
  plan.competition.summary = sentences('Rival', competition);
  return plan;
}

const typeset = (plan: Plan, id: number, language: 'en' | 'de' = 'en'): Promise<ReadPdf> =>
  readOnce({ plan, theme: defaultTheme(id, language), day, only: ['mission', 'client', 'competition'] });

/** The line that begins with some words. */
function lineOf(pdf: ReadPdf, words: string): TextBox {
  const found = pdf.layout.flatMap(({ boxes }) => boxes).findLast(({ text }) => text.startsWith(words));
  if (found === undefined) throw new Error(`No line begins with ${words}`);
  return found;
}

/** Whether what begins with some words stands at the right of what does with others. */
function areBeside(pdf: ReadPdf, left: string, right: string): boolean {
  const [first, second] = [lineOf(pdf, left), lineOf(pdf, right)];
  return (
    first.page === second.page && second.left > first.left + 100 && Math.abs(first.bottom - second.bottom) < 1
  );
}

test.each([REVISTA, LIENZO, RONDA, TALLER])(
  'two short sections of a chapter stand beside each other, read out one after the other (template %i)',
  async (id) => {
    const plan = marketOf(6, 5);
    const pdf = await typeset(plan, id);
    expect(areBeside(pdf, 'Neighbour 0', 'Rival 0')).toBe(true);
    expect(areBeside(pdf, 'Target client', 'Competi')).toBe(true);
    expect(structureFaults(pdf)).toEqual([]);
    expect(layoutFaults(pdf)).toEqual([]);
    expect(lostWords(pdf, plan, defaultTheme(id, 'en'))).toEqual([]);
    const boxes = pdf.layout.flatMap((page) => page.boxes);
    const said = pdf.readingOrder
      .flatMap(({ content }) => boxes.filter((box) => box.content === content).map(({ text }) => text))
      .join(' ');
    expect(said).toMatch(/Target client.*Neighbour 0.*Neighbour 5.*Competition.*Rival 0.*Rival 4/);
  },
);

test.each([
  { name: 'one is long', plan: marketOf(6, 60), id: TALLER },
  { name: 'one is three words', plan: marketOf(9, 1), id: TALLER },
  {
    name: 'one has a note',
    plan: {
      ...marketOf(6, 5),
      client: { ...emptyPlan().client, summary: withNote(sentences('Neighbour', 6)) },
    },
    id: TALLER,
  },
  { name: 'half the width is no measure to read', plan: marketOf(6, 5), id: TESIS },
  { name: 'figures have a column of their own', plan: marketOf(6, 5), id: MAYOR },
])('sections stand under each other where $name', async ({ plan, id }) => {
  const pdf = await typeset(plan, id);
  expect(lineOf(pdf, 'Rival 0').left).toBeCloseTo(lineOf(pdf, 'Neighbour 0').left, 0);
});

test('passages of a few lines share a row, and one of three has the width to itself', async () => {
  const plan = emptyPlan();
  plan.mission = {
    mission: sentences('Loaf', 8),
    vision: sentences('Oven', 8),
    values: sentences('Flour', 8),
  };
  const pdf = await typeset(plan, TALLER, 'de');
  expect(areBeside(pdf, 'Loaf 0', 'Oven 0')).toBe(true);
  expect(lineOf(pdf, 'Flour 0').bottom).toBeLessThan(lineOf(pdf, 'Oven 0').bottom - 100);
  expect(structureFaults(pdf)).toEqual([]);
});
