import { PLAIN_COVER } from '@trazo/plan/cover';
import { expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { encodeRecord, readRecord } from './stored-record.ts';

const stored = (version: number, data: unknown) =>
  JSON.stringify({ version, writer: 'a', seen: { a: 1 }, data });

it.each([1, 2])('the general data of version %i get the plain cover, and are not damaged', (version) => {
  const { cover: _later, ...earlier } = { ...emptyDraft().general, companyName: 'Horno' };
  const read = readRecord('general', stored(version, earlier));
  expect(read?.damaged).toBe(false);
  expect(read?.record.data).toEqual({ ...earlier, cover: PLAIN_COVER });
});

it('a cover comes back to the letter, too long or not', () => {
  const cover = { ...PLAIN_COVER, subtitle: 'x'.repeat(900), date: '12.' };
  const data = { ...emptyDraft().general, cover };
  const read = readRecord('general', encodeRecord({ writer: 'a', seen: { a: 1 }, draft: 'd', data }));
  expect(read?.damaged).toBe(false);
  expect(read?.record.data).toEqual(data);
});
