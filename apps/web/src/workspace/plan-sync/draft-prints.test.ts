import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { expect, it } from 'vitest';
import { textFingerprint } from '../../shared/identifiers/fingerprint.ts';
import { emptyDraft } from '../drafts/draft.ts';
import { canonical, readRecord } from '../drafts/stored-record.ts';
import { printsOf } from './draft-prints.ts';

const lent = {
  id: 'c',
  name: 'Aunt',
  kind: 'partnerLoan',
  amount: '10',
  month: 0,
  repaid: '',
  subordinated: false,
} as const;

const printOf = (contribution: object): string | undefined => {
  const finance = {
    ...emptyDraft().finance,
    assumptions: { ...emptyAssumptions(), contributions: [{ ...lent, rate: '', ...contribution }] },
  };
  return printsOf({ ...emptyDraft(), finance }).finance;
};

it('a draft of before partners could ask for interest is as it was saved', () => {
  const earlier = {
    ...emptyDraft().finance,
    assumptions: { ...emptyAssumptions(), contributions: [lent] },
  };
  const saved = textFingerprint(canonical(earlier));
  const raw = JSON.stringify({ version: 5, writer: 'a', seen: { a: 1 }, data: earlier });
  const record = readRecord('finance', raw)?.record;
  if (record === undefined || !('assumptions' in record.data)) throw new Error('no finance section');
  expect(record.data).not.toEqual(earlier);
  expect(printsOf({ ...emptyDraft(), finance: record.data }).finance).toBe(saved);
});

it('interest that was typed is an edit', () => {
  expect(printOf({ rate: '4' })).not.toBe(printOf({ rate: '' }));
  expect(printOf({ rate: '4' })).not.toBe(printOf({ rate: '5' }));
});
