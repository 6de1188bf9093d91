import { expect, it } from 'vitest';
import { cancelWithoutSigningIn } from '../api/billing.ts';

const order = {
  user_email: 'ada@example.com',
  user_name: 'Ada',
  kind: 'for_cause',
  reason: 'Because\nof it',
};
const accepts = (change: Partial<typeof order>): boolean =>
  cancelWithoutSigningIn.body.safeParse({ ...order, ...change }).success;

it('takes a cancellation as it is written', () => {
  expect(accepts({})).toBe(true);
  expect(accepts({ kind: 'ordinary', reason: '' })).toBe(true);
});

it.each<[string, Partial<typeof order>]>([
  ['a name that is a control character', { user_name: '\0' }],
  ['a name of blanks', { user_name: ' ' }],
  ['a reason with a character that cannot be kept', { reason: 'Because \0 of it' }],
  ['a reason with half a character', { reason: '\ud800' }],
  ['a cause that is not named', { reason: ' \n' }],
])('refuses %s', (_, change) => {
  expect(accepts(change)).toBe(false);
});
