import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyProduct } from '@trazo/plan/sections/products';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, test } from 'vitest';
import { findRefusedTexts } from './refused-text.ts';
import { createRenderer } from './renderer.ts';

const plan = emptyPlan();
plan.general.logo = `data:image/png;base64,${'A'.repeat(400)}`;
plan.mission.mission = 'fine '.repeat(100);
const bad = { blocks: [{ type: 'paragraph' as const, spans: [{ text: 'too much' }] }] };
plan.products.items = [emptyProduct('1'), { ...emptyProduct('2'), description: bad }];

const named = (of: Plan, canBeSet: (plan: Plan) => Promise<boolean>) =>
  Array.fromAsync(findRefusedTexts(of, canBeSet));

test('a text the typesetter refuses is found by leaving it out', async () => {
  const without = await named(plan, async ({ products }) => products.items[1]?.description === '');
  expect(without).toEqual([['products', 'items', 1, 'description']]);
  expect(plan.products.items[1]?.description).toBe(bad);
});

test('two texts at fault are both named', async () => {
  const { blocks } = bad;
  const two = { ...plan, mission: { ...plan.mission, vision: { blocks } } };
  const paths = await named(
    two,
    async ({ mission, products }) => mission.vision === '' && products.items[1]?.description === '',
  );
  expect(paths).toEqual([
    ['products', 'items', 1, 'description'],
    ['mission', 'vision'],
  ]);
});

test('where no text is at fault, none is named', async () => {
  expect(await named(plan, async () => false)).toEqual([]);
});

test('it is found in few documents among hundreds of texts', async () => {
  const large = emptyPlan();
  large.products.items = Array.from({ length: 200 }, (_, index) => ({
    ...emptyProduct(String(index)),
    description: bad,
  }));
  let documents = 0;
  const found = await named(large, async ({ products }) => {
    documents += 1;
    return products.items[130]?.description === '';
  });
  expect(found).toEqual([['products', 'items', 130, 'description']]);
  expect(documents).toBeLessThan(12);
});

test('the typesetter’s own refusal names the text, and the next document is set', async () => {
  const renderer = createRenderer();
  const request = { theme: defaultTheme(1, 'en'), day: '2026-01-15' };
  const refused = structuredClone(plan);
  refused.general.logo = '';
  refused.products.items[1] = {
    ...emptyProduct('2'),
    // The contract takes no such number: what it takes can be set.
    description: { blocks: [{ type: 'numberedList', start: -5, items: [[{ text: 'One' }]] }] },
  };
  await expect(renderer.pdf({ ...request, plan: refused })).rejects.toMatchObject({
    code: 'unprintable_text',
    details: [['products', 'items', 1, 'description']],
    cause: expect.stringContaining('number must be at least zero'),
  });
  expect(await renderer.pageCount({ ...request, plan: emptyPlan() })).toBeGreaterThan(0);
});
