import { expect, it } from 'vitest';
import { returnAddress } from '../../shared/session/return-address.ts';
import { orderAddress, paidActionIn } from './order-address.ts';

const searchOf = (address: string) => new URL(address, 'https://origin.invalid').searchParams;

it('says what the order is for, and leads back to where that goes on', () => {
  const search = searchOf(orderAddress('share', '/my-plans?plan=7'));
  expect(paidActionIn(search, 'for')).toBe('share');
  expect(returnAddress(search)).toBe('/my-plans?plan=7&then=share');
});

it('leads back to a page without a query', () => {
  const back = returnAddress(searchOf(orderAddress('download', '/builder/document')));
  expect(back).toBe('/builder/document?then=download');
  expect(paidActionIn(searchOf(back), 'then')).toBe('download');
});

it('knows no other action', () => {
  expect(paidActionIn(new URLSearchParams('then=delete'), 'then')).toBeUndefined();
});
