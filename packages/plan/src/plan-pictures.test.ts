import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyPlan } from './plan.ts';
import { picturesOf, withPictures } from './plan-pictures.ts';
import type { RichText } from './rich-text/rich-text.ts';
import { emptyProduct } from './sections/products.ts';
import { arbitraryPlan } from './testing/arbitrary-plan.ts';
import { TINY_PNG } from './testing/arbitrary-values.ts';

const reference = (digit: string) => `image:${digit.repeat(64)}`;
const pictured = (image: string): RichText => ({
  blocks: [
    { type: 'paragraph', spans: [{ text: 'See' }] },
    { type: 'picture', image, description: '', caption: [] },
  ],
});

it('finds the pictures in long texts, wherever they stand', () => {
  const plan = emptyPlan();
  plan.summary.summary = pictured(reference('a'));
  plan.products.items = [{ ...emptyProduct('1'), image: reference('b'), description: pictured(TINY_PNG) }];
  plan.finance.useOfFunds = pictured(reference('c'));
  expect(picturesOf(plan)).toEqual([
    { image: reference('b'), path: ['products', 'items', 0, 'image'] },
    { image: reference('a'), path: ['summary', 'summary', 'blocks', 1, 'image'] },
    { image: TINY_PNG, path: ['products', 'items', 0, 'description', 'blocks', 1, 'image'] },
    { image: reference('c'), path: ['finance', 'useOfFunds', 'blocks', 1, 'image'] },
  ]);
});

it('replaces every picture there is, and nothing else', () => {
  fc.assert(
    fc.property(arbitraryPlan(), (plan) => {
      const other = withPictures(plan, () => reference('f'));
      const pictures = picturesOf(plan);
      expect(picturesOf(other)).toEqual(pictures.map(({ path }) => ({ image: reference('f'), path })));
      expect(JSON.stringify(other)).not.toContain('data:image');
      expect(withPictures(other, () => TINY_PNG)).toEqual(plan);
    }),
  );
});
