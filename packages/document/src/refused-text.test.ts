import { emptyPlan } from '@trazo/plan/plan';
import { emptyProduct } from '@trazo/plan/sections/products';
import { expect, test } from 'vitest';
import { findRefusedText } from './refused-text.ts';

const plan = emptyPlan();
plan.general.logo = `data:image/png;base64,${'A'.repeat(400)}`;
plan.mission.mission = 'fine '.repeat(100);
const bad = { blocks: [{ type: 'paragraph' as const, spans: [{ text: 'too much' }] }] };
plan.products.items = [emptyProduct('1'), { ...emptyProduct('2'), description: bad }];

test('a text the typesetter refuses is found by leaving it out', async () => {
  const without = await findRefusedText(plan, async ({ products }) => products.items[1]?.description === '');
  expect(without).toEqual(['products', 'items', 1, 'description']);
  expect(plan.products.items[1]?.description).toBe(bad);
});

test('where no single text is at fault, none is named', async () => {
  expect(await findRefusedText(plan, async () => false)).toBeUndefined();
});
