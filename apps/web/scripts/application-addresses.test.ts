import { expect, it } from 'vitest';
import { APPLICATION_ADDRESSES } from './application-addresses.ts';

it('lists what stands in the application, with and without what may be left out', () => {
  const addresses = [...APPLICATION_ADDRESSES.keys()];
  expect(addresses).toEqual(addresses.toSorted());
  expect(addresses).toEqual(
    expect.arrayContaining(['/builder/:planId/form', '/builder/form', '/shared/:token', '/signin']),
  );
  expect(addresses.join()).not.toMatch(/layout|terms|\?/);
  expect(APPLICATION_ADDRESSES.get('/builder/form')?.map(({ id }) => id)).toEqual([
    'app-shell',
    'builder-layout',
    'form',
  ]);
});
