import { expect, it } from 'vitest';
import { errorsOf, NO_CARD } from './card-errors.ts';

const NOW = new Date(2026, 10, 21);
const GOOD = { name: 'Nora Vidal', number: '4242 4242 4242 4242', expiry: '11 / 26', securityCode: '123' };

it('finds nothing wrong with a good card', () => {
  expect(errorsOf(GOOD, NOW)).toEqual({});
});

it('asks for each field that is empty', () => {
  expect(errorsOf(NO_CARD, NOW)).toEqual({
    name: 'nameEmpty',
    number: 'numberEmpty',
    expiry: 'expiryEmpty',
    securityCode: 'codeEmpty',
  });
});

it.each([
  [{ number: '4242 4242 4242 4241' }, { number: 'numberWrong' }],
  [{ expiry: '13 / 30' }, { expiry: 'expiryWrong' }],
  [{ expiry: '10 / 26' }, { expiry: 'expiryPast' }],
  [{ securityCode: '12' }, { securityCode: 'codeWrong' }],
  [{ number: '3782 822463 10005' }, { securityCode: 'codeWrong' }],
  [{ number: '3782 822463 10005', securityCode: '1234' }, {}],
  [{ name: '  ' }, { name: 'nameEmpty' }],
])('%j: %j', (changed, found) => {
  expect(errorsOf({ ...GOOD, ...changed }, NOW)).toEqual(found);
});
