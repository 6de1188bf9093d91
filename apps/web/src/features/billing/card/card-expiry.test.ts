import { describe, expect, it } from 'vitest';
import { expiryText, isExpired, readExpiry } from './card-expiry.ts';

describe('expiryText', () => {
  it.each([
    ['1', '', '1'],
    ['12', '1', '12 / '],
    ['5', '', '05 / '],
    ['1/', '1', '01 / '],
    ['12 / 3', '12 / ', '12 / 3'],
    ['1230', '', '12 / 30'],
    ['12/2030', '', '12 / 30'],
    ['12 /', '12 / ', '12'],
    ['', '1', ''],
  ])('%j after %j becomes %j', (typed, before, shown) => {
    expect(expiryText(typed, before)).toBe(shown);
  });
});

it('reads a month and a year', () => {
  expect(readExpiry('04 / 31')).toEqual({ month: 4, year: 2031 });
});

it.each(['', '13 / 30', '00 / 30', '1 / 3', '12'])('%j is no month', (text) => {
  expect(readExpiry(text)).toBeUndefined();
});

it('lets a card live to the end of its month', () => {
  const now = new Date(2026, 10, 30);
  expect(isExpired({ month: 11, year: 2026 }, now)).toBe(false);
  expect(isExpired({ month: 10, year: 2026 }, now)).toBe(true);
  expect(isExpired({ month: 1, year: 2027 }, now)).toBe(false);
});
