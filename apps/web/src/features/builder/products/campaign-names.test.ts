import { emptyCampaign } from '@trazo/plan/sections/marketing';
import { emptyProduct, type Product } from '@trazo/plan/sections/products';
import { expect, it } from 'vitest';
import { bindCampaigns, renamedCampaigns } from './campaign-names.ts';

const product = (id: string, name: string): Product => ({ ...emptyProduct(id), name });

const products = [product('p1', 'Loaf'), product('p2', 'Rolls')];
const campaigns = [emptyCampaign('c1', 'Loaf'), emptyCampaign('c2', 'Rolls'), emptyCampaign('c3', 'Cake')];
const bindings = bindCampaigns(products, campaigns);
const namesOf = (next: readonly Product[]) =>
  renamedCampaigns(bindings, next, campaigns).map(({ productName }) => productName);

it('renames a product in its campaigns', () => {
  expect(namesOf([product('p1', 'Rye loaf'), product('p2', 'Rolls')])).toEqual(['Rye loaf', 'Rolls', 'Cake']);
});

it('takes no campaign of another product along when a name passes through that product’s', () => {
  const passing = [product('p1', 'Rolls'), product('p2', 'Rolls')];
  const during = renamedCampaigns(bindings, passing, campaigns);
  const after = renamedCampaigns(bindings, [product('p1', 'Rolls XL'), product('p2', 'Rolls')], during);
  expect(after.map(({ productName }) => productName)).toEqual(['Rolls XL', 'Rolls', 'Cake']);
});

it('keeps the name while the product has none, and when it has gone', () => {
  expect(namesOf([product('p1', ' '), product('p2', 'Rolls')])).toEqual(['Loaf', 'Rolls', 'Cake']);
  expect(namesOf([product('p2', 'Rolls')])).toEqual(['Loaf', 'Rolls', 'Cake']);
});

it('changes nothing when no name changed', () => {
  expect(renamedCampaigns(bindings, products, campaigns)).toBe(campaigns);
});
