import { expect, it } from 'vitest';
import { holdsUndecided, readSetApart } from './set-apart.ts';
import { FakeBrowser, settle } from './testing/fake-browser.ts';

const DAMAGED = '{"version":3,"data":{"mission":"half';

it('finds damaged text to the letter, also after the page was opened again', async () => {
  const browser = new FakeBrowser();
  browser.database.drafts.set('plan', new Map([['form.mission', DAMAGED]]));
  const first = browser.openTab('plan');
  await settle();
  const found = [{ part: 'mission', text: DAMAGED }];
  expect(readSetApart(first.drafts.records())).toMatchObject(found);
  const later = browser.openTab('plan');
  await settle();
  later.drafts.setField('mission', 'mission', 'written since');
  later.drafts.flush();
  expect(readSetApart(later.drafts.records())).toMatchObject(found);
  expect(holdsUndecided(later.drafts.records())).toBe(true);
});

it('finds nothing where nothing was damaged', async () => {
  const { drafts } = new FakeBrowser().openTab('plan');
  await settle();
  drafts.setField('mission', 'mission', 'whole');
  drafts.flush();
  expect(readSetApart(drafts.records())).toEqual([]);
  expect(holdsUndecided(drafts.records())).toBe(false);
});
