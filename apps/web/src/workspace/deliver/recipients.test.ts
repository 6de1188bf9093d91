import { expect, it } from 'vitest';
import { addressesIn, recipientsError } from './recipients.ts';

it.each([
  ['', []],
  [' ,; ', []],
  ['a@example.com', ['a@example.com']],
  [
    'a@example.com, b@example.com;c@example.com\nd@example.com',
    ['a', 'b', 'c', 'd'].map((one) => `${one}@example.com`),
  ],
  ['a@example.com a@example.com', ['a@example.com']],
])('reads the addresses of %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

it('names the first address that is none', () => {
  expect(recipientsError(['a@example.com', 'bank', 'b@'])).toEqual({ kind: 'invalid', address: 'bank' });
});

it('takes five addresses and not one more', () => {
  const some = Array.from({ length: 5 }, (_, index) => `p${index}@example.com`);
  expect(recipientsError(some)).toBeUndefined();
  expect(recipientsError([...some, 'one-more@example.com'])).toEqual({ kind: 'tooMany' });
  expect(recipientsError([])).toEqual({ kind: 'none' });
});
