import { expect, it } from 'vitest';
import { orderAddress, orderedPlanIn, orderedWayIn } from './order-address.ts';

const searchOf = (address: string) => new URL(address, 'https://origin.invalid').searchParams;

it('says which plan the order is to deliver, and how', () => {
  const search = searchOf(orderAddress('share', '7'));
  expect([orderedWayIn(search), orderedPlanIn(search)]).toEqual(['share', '7']);
});

it('is for the open plan where it names none', () => {
  const search = searchOf(orderAddress('download'));
  expect([orderedWayIn(search), orderedPlanIn(search)]).toEqual(['download', undefined]);
});

it('knows no other way', () => {
  expect(orderedWayIn(new URLSearchParams('for=delete'))).toBeUndefined();
});
