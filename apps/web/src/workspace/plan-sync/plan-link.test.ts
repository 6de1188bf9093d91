import { expect, it } from 'vitest';
import { FakeStorage } from '../../shared/storage/testing/fake-storage.ts';
import { LINK_KEY, newPlan, planLinksOf } from './plan-link.ts';

it('stands among the records of its draft', () => {
  const records = new FakeStorage();
  planLinksOf(records).write(newPlan('account', 'Horno'));
  expect(planLinksOf(records).read()).toEqual({ kind: 'new', account: 'account', name: 'Horno' });
  planLinksOf(records).clear();
  expect([records.texts.size, planLinksOf(records).read()]).toEqual([0, undefined]);
});

it.each(['not JSON', '{"kind":"stranger"}'])('is none where it says %s', (text) => {
  const records = new FakeStorage();
  records.texts.set(LINK_KEY, text);
  expect(planLinksOf(records).read()).toBeUndefined();
});
