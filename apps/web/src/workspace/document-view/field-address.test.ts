import { expect, it } from 'vitest';
import { fieldAddress, leadsToDesign } from './field-address.ts';

it('leads to a field in the form of its section', () => {
  expect(fieldAddress({ section: 'team', field: 'members.0.email' })).toBe(
    '/builder/form?section=team#team.members.0.email',
  );
  expect(fieldAddress({ section: 'team', field: '' })).toBe('/builder/form?section=team');
  expect(fieldAddress({ section: 'general', field: 'companyName' })).toBe(
    '/builder/form?section=general#general.companyName',
  );
});

it('leads to the design for what the cover shows and what is printed', () => {
  const address = fieldAddress({ section: 'general', field: 'cover.subtitle' });
  expect(address).toBe('/builder/document#general.cover.subtitle');
  expect(leadsToDesign(new URL(address, 'http://trazo.example').hash)).toBe(true);
  expect(leadsToDesign('#main')).toBe(false);
  expect(fieldAddress({ section: 'general', field: 'print' })).toBe('/builder/document#general.print');
  expect(leadsToDesign('#general.print')).toBe(true);
});
