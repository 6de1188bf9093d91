import { LIST_LIMITS } from '@trazo/plan/fields';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyReasonedAmount } from '@trazo/plan/sections/finance';
import { emptyProduct } from '@trazo/plan/sections/products';
import { expect, it } from 'vitest';
import { fullAt, insertExample, withExample, withExampleLines } from './insert-example.ts';

function draftsOf(plan: Plan) {
  const state = { draft: plan };
  return {
    getState: () => state as never,
    setSection: (id: string, section: unknown) => {
      state.draft = { ...state.draft, [id]: section };
    },
    plan: () => state.draft,
  };
}

it('fills an empty text, and stands below what is written, whatever is formatted in it', () => {
  expect(withExample(' \n', 'We bake in [street …].')).toBe('We bake in [street …].');
  expect(withExample('Mine.', 'We bake.')).toBe('Mine.\n\nWe bake.');
  const formatted = {
    blocks: [{ type: 'paragraph' as const, spans: [{ text: 'Mine', bold: true as const }] }],
  };
  expect(withExample(formatted, 'One\nTwo')).toEqual({
    blocks: [
      ...formatted.blocks,
      { type: 'paragraph', spans: [] },
      { type: 'paragraph', spans: [{ text: 'One' }] },
      { type: 'paragraph', spans: [{ text: 'Two' }] },
    ],
  });
});

it('gives the text back, wherever its item stands by then', () => {
  const plan = emptyPlan();
  plan.products.items = [{ ...emptyProduct('a'), description: 'Mine.' }, emptyProduct('b')];
  const drafts = draftsOf(plan);
  const inserted = insertExample(drafts, 'products', 'items.0.description', 'We bake.');
  expect(drafts.plan().products.items[0]?.description).toBe('Mine.\n\nWe bake.');
  drafts.setSection('products', { items: drafts.plan().products.items.toReversed() });
  expect(inserted.isUnchanged()).toBe(true);
  inserted.undo();
  expect(drafts.plan().products.items.map(({ description }) => description)).toEqual(['', 'Mine.']);
});

it('adds the lines of an example to a list, in place of blank ones, and takes them out again', () => {
  const plan = emptyPlan();
  const before = [
    { id: 'a', text: 'Mine' },
    { id: 'b', text: ' ' },
  ];
  plan.swot.strengths = before;
  const drafts = draftsOf(plan);
  const inserted = insertExample(drafts, 'swot', 'strengths', 'One\nTwo');
  const lines = drafts.plan().swot.strengths;
  expect(lines.map(({ text }) => text)).toEqual(['Mine', 'One', 'Two']);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
  inserted.undo();
  expect(drafts.plan().swot.strengths).toEqual(before);
});

it('adds the rows of an example to those of a list that say something or have an amount', () => {
  const plan = emptyPlan();
  const [named, priced, blank] = ['a', 'b', 'c'].map((id) => emptyReasonedAmount(id));
  plan.finance.expenses = [
    { ...named, reason: 'Oven' },
    { ...priced, amount: '900' },
    blank,
  ] as typeof plan.finance.expenses;
  const drafts = draftsOf(plan);
  insertExample(drafts, 'finance', 'expenses', 'Building work\nVan');
  expect(
    drafts.plan().finance.expenses.map(({ reason, amount, period }) => [reason, amount, period]),
  ).toEqual([
    ['Oven', '', 'once'],
    ['', '900', 'once'],
    ['Building work', '', 'once'],
    ['Van', '', 'once'],
  ]);
});

it('adds no lines to a list that has no room for all of them, and says how many it takes', () => {
  const lines = (limit: number) => ({ text: 'text', limit, create: (id: string) => ({ id, text: '' }) });
  const full = Array.from({ length: 3 }, (_, id) => ({ id: String(id), text: 'Mine' }));
  expect(withExampleLines(full, 'One\nTwo', () => 'new', lines(4))).toBe(full);
  expect(withExampleLines(full, 'One\nTwo', () => 'new', lines(5)).length).toBe(5);
  const goals = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id: String(id), text: 'Mine' }));
  expect(fullAt('operations', goals(LIST_LIMITS.goals - 1), 'One\nTwo')).toBe(LIST_LIMITS.goals);
  expect(fullAt('operations', goals(LIST_LIMITS.goals - 2), 'One\nTwo')).toBeUndefined();
  expect(fullAt('mission', 'We bake.', 'One\nTwo')).toBeUndefined();
});

it('leaves alone what was written since', () => {
  const drafts = draftsOf(emptyPlan());
  const inserted = insertExample(drafts, 'mission', 'mission', 'We bake.');
  drafts.setSection('mission', { ...drafts.plan().mission, mission: 'We bake bread.' });
  expect(inserted.isUnchanged()).toBe(false);
  inserted.undo();
  expect(drafts.plan().mission.mission).toBe('We bake bread.');
});
