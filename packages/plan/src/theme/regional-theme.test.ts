import { expect, it } from 'vitest';
import { regionalTheme } from './regional-theme.ts';

it.each([
  ['en-US', 'US', 'letter'],
  ['es-US', 'US', 'letter'],
  ['es-MX', 'GB', 'letter'],
  ['fr-CA', 'GB', 'letter'],
  ['en-Latn-US', 'US', 'letter'],
  ['en-GB', 'GB', 'a4'],
  ['es-ES', 'GB', 'a4'],
  ['es-419', 'GB', 'a4'],
  ['de', 'GB', 'a4'],
  ['', 'GB', 'a4'],
])('%s writes %s English on %s', (locale, english, paper) => {
  expect(regionalTheme(locale)).toEqual({ english, paper });
});
