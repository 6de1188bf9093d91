import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, it } from 'vitest';
import { isPublicPage } from './public-pages.ts';
import { withPrefix } from './site-address.ts';
import { templateAddress } from './template-address.ts';

it('no two templates share an address, and each can stand in one', () => {
  const keys = TEMPLATES.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(
    keys.filter((key) => key !== encodeURIComponent(key) || !isPublicPage(templateAddress(key))),
  ).toEqual([]);
});

it.each([
  ['/templates', '/de/templates'],
  ['/templates/folio#pages', '/de/templates/folio#pages'],
  ['/templates/folio/print', '/templates/folio/print'],
  ['/builder/select-template?template=folio', '/builder/select-template?template=folio'],
])('%s is %s from a German page', (address, shown) => {
  expect(withPrefix('/de', address)).toBe(shown);
});
