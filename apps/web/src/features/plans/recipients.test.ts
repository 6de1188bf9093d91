import { expect, it } from 'vitest';
import { addressesIn, recipientsFault } from './recipients.ts';

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
  expect(recipientsFault(['a@example.com', 'bank', 'b@'])).toEqual({ kind: 'invalid', address: 'bank' });
});

it('takes five addresses and not one more', () => {
  const some = Array.from({ length: 5 }, (_, index) => `p${index}@example.com`);
  expect(recipientsFault(some)).toBeUndefined();
  expect(recipientsFault([...some, 'one-more@example.com'])).toEqual({ kind: 'tooMany' });
  expect(recipientsFault([])).toEqual({ kind: 'none' });
});
