import { expect, it } from 'vitest';
import { readSiteAddress, withPrefix } from './site-address.ts';

it.each([
  ['de', { language: 'de', prefix: '/de', isPage: true }],
  [undefined, { language: 'fr', prefix: '', isPage: true }],
  ['nothing', { language: 'fr', prefix: '', isPage: false }],
] as const)('reads %s', (lang, expected) => {
  expect(readSiteAddress(lang, 'fr')).toEqual(expected);
});

it.each([
  ['/de', '/', '/de'],
  ['/de', '/#pricing', '/de#pricing'],
  ['/de', '/terms?a=1#price', '/de/terms?a=1#price'],
  ['/de', '/builder/form', '/builder/form'],
  ['', '/terms', '/terms'],
] as const)('%s before %s: %s', (prefix, address, expected) => {
  expect(withPrefix(prefix, address)).toBe(expected);
});
