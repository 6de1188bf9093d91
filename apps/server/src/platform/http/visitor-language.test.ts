import { expect, it } from 'vitest';
import { visitorLanguage } from './visitor-language.ts';

it.each([
  [undefined, undefined, 'es'],
  [undefined, 'it-IT,it;q=0.9', 'it'],
  ['locale=fr', 'de', 'fr'],
  ['a=b; locale=en; c=d', 'de', 'en'],
  ['locale=xx', 'de', 'de'],
  ['mylocale=fr', 'de', 'de'],
  ['locale=deutsch', 'it', 'it'],
])('cookie %s and browser %s: %s', (cookie, accepted, expected) => {
  expect(visitorLanguage({ cookie, 'accept-language': accepted })).toBe(expected);
});
