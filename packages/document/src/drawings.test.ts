import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyCampaign } from '@trazo/plan/sections/marketing';
import { emptyOperation } from '@trazo/plan/sections/operations';
import { emptyProduct } from '@trazo/plan/sections/products';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, test } from 'vitest';
import { createPrintModel } from './print-model/create-print-model.ts';
import type { PrintSections } from './print-model/sections/registry.ts';

const day = '2026-01-15';
const FOLIO = 2;
async function section<Id extends keyof PrintSections>(id: Id, plan: Plan): Promise<PrintSections[Id]> {
  const { sections } = await createPrintModel(plan, defaultTheme(FOLIO, 'en'), { day });
  const isIt = (each: PrintSections[keyof PrintSections]): each is PrintSections[Id] => each.id === id;
  const found = sections.find(isIt);
  if (found === undefined) throw new Error(`The plan has no ${id}.`);
  return found;
}

const loaves = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...emptyProduct(`${index}`),
    name: `Loaf ${index + 1}`,
    description: index % 2 === 0 ? 'Sourdough, baked every morning' : '',
    cost: index === 3 ? '' : '1.20',
    salePrice: `${3 + index}`,
    type: 'product' as const,
  }));

const steps = (...durations: readonly string[]) =>
  durations.map((duration, index) => ({
    ...emptyOperation(`${index}`),
    title: `Step ${index + 1}`,
    duration,
    timeUnit: 'months' as const,
  }));

test('many products of few words are a price list; one with more to say stays a card', async () => {
  const plan = emptyPlan();
  plan.products.items = loaves(7);
  const listed = await section('products', plan);
  expect(listed.products.every(({ isListed }) => isListed)).toBe(true);
  expect(listed.list?.columns.map(({ label }) => label)).toEqual([
    'Name',
    'Description',
    'Cost',
    'Sale price',
    'Margin',
    'Margin (% of price)',
  ]);
  expect(listed.list?.rows[0]?.cells.slice(2)).toEqual(['€1.20', '€3.00', '€1.80', '60.0%']);
  expect(listed.list?.rows[3]?.cells.slice(2)).toEqual(['–', '€6.00', '–', '–']);
  plan.products.items = loaves(7).map((item, index) =>
    index === 0 ? { ...item, description: 'Long. '.repeat(40) } : item,
  );
  const mixed = await section('products', plan);
  expect(mixed.products.map(({ isListed }) => isListed)).toEqual([false, ...Array(6).fill(true)]);
  plan.products.items = loaves(5);
  expect((await section('products', plan)).list).toBeNull();
});

test('unit margins are drawn for some products, not for two, and not where one loses money', async () => {
  const plan = emptyPlan();
  plan.products.items = loaves(3);
  const { margins } = await section('products', plan);
  expect(margins?.bars.map(({ figure }) => figure)).toEqual(['€1.80 · 60%', '€2.80 · 70%', '€3.80 · 76%']);
  plan.products.items = loaves(2);
  expect((await section('products', plan)).margins).toBeNull();
  plan.products.items = loaves(3).map((item) => ({ ...item, cost: '4' }));
  expect((await section('products', plan)).margins).toBeNull();
});

test('a price list says the few lines there are behind the names', async () => {
  const plan = emptyPlan();
  plan.products.items = loaves(9).map((item, index) => ({
    ...item,
    description: index === 2 ? 'Spelt.' : '',
  }));
  const { list } = await section('products', plan);
  expect(list?.columns.map(({ label }) => label)).not.toContain('Description');
  expect(list?.rows.slice(1, 3).map(({ cells: [name] }) => name)).toEqual(['Loaf 2', 'Loaf 3\u00a0– Spelt.']);
});

test('steps are a timetable where their ranges say when, and only there', async () => {
  const plan = emptyPlan();
  plan.operations.steps = steps('0-3', '2–6', '6-12', 'always');
  const { schedule } = await section('operations', plan);
  const rounded = (share: number) => Math.round(share * 100) / 100;
  expect(schedule?.rows.map(({ from, to }) => [rounded(from), rounded(to)])).toEqual([
    [0, 0.25],
    [0.17, 0.5],
    [0.5, 1],
  ]);
  expect(schedule?.ticks.at(-1)).toEqual({ at: 1, label: '12 months' });
  expect(schedule?.note).not.toBe('');
  plan.operations.steps = steps('6-8', '9-12', '6-8', '3');
  expect((await section('operations', plan)).schedule).toBeNull();
});

test('campaigns are a matrix of channels where there are several', async () => {
  const plan = emptyPlan();
  const campaign = (id: string) => ({
    ...emptyCampaign(id, `Loaf ${id}`),
    platforms: ['physicalStore' as const],
    digital: id === '1' ? (['socialMedia', 'blogs'] as const).slice() : [],
  });
  plan.marketing.campaigns = [campaign('1'), campaign('2'), campaign('3')];
  const { matrix } = await section('marketing', plan);
  expect(matrix?.columns).toHaveLength(3);
  expect(matrix?.matrix.map(({ marks }) => marks)).toEqual([
    [true, true, true],
    [true, false, false],
    [true, false, false],
  ]);
  plan.marketing.campaigns = plan.marketing.campaigns.slice(1);
  expect((await section('marketing', plan)).matrix).toBeNull();
});
