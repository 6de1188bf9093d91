import { describe, expect, it } from 'vitest';
import { returnAddress, signInAddress } from './return-address.ts';

const leads = (address: string) =>
  returnAddress(new URL(signInAddress(address), 'https://trazo.test').searchParams);

describe('the return address', () => {
  it.each(['/account', '/builder/form?section=team', '/account#sessions'])('leads back to %s', (address) => {
    expect(leads(address)).toBe(address);
  });

  it('is not written where it is the usual one', () => {
    expect(signInAddress('/my-plans')).toBe('/signin');
    expect(returnAddress(new URLSearchParams())).toBe('/my-plans');
  });

  it.each([
    'https://evil.test/',
    '//evil.test/x',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'account',
  ])('never leads away: %s', (address) => {
    expect(leads(address)).toBe('/my-plans');
  });
});
