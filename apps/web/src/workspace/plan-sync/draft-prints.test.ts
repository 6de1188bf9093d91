import { PLAIN_COVER } from '@trazo/plan/cover';
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { defaultTheme, lookOf } from '@trazo/plan/theme/theme';
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

/** What a part of before comes back as, with the version of the form that reads it now. */
const readAgain = (part: 'general' | 'theme', earlier: object) => {
  const raw = JSON.stringify({ version: 5, writer: 'a', seen: { a: 1 }, data: earlier });
  const data = readRecord(part, raw)?.record.data;
  if (data === undefined) throw new Error(`no ${part}`);
  expect(data).not.toEqual(earlier);
  return printsOf({ ...emptyDraft(), [part]: data })[part];
};

it('a draft of before the business model could be printed is as it was saved', () => {
  const { cover: _plain, ...general } = emptyDraft().general;
  const { businessModel: _none, ...print } = { ...general.print, leftOut: ['swot'] };
  const earlier = { ...general, companyName: 'Bakery', print };
  const saved = textFingerprint(canonical(earlier));
  expect(readAgain('general', { ...earlier, cover: PLAIN_COVER })).toBe(saved);
  const cover = { ...PLAIN_COVER, subtitle: 'A plan' };
  expect(readAgain('general', { ...earlier, cover })).toBe(textFingerprint(canonical({ ...earlier, cover })));
});

it('asking for the business model is an edit', () => {
  const { general } = emptyDraft();
  const asked = { ...general, print: { ...general.print, businessModel: true } };
  expect(printsOf({ ...emptyDraft(), general: asked }).general).not.toBe(printsOf(emptyDraft()).general);
});

it('a theme of before it could have a font of one’s own is as it was saved', () => {
  const { ownFont: _none, ...earlier } = defaultTheme(2, 'en');
  const { ownFont: _noneEither, ...look } = lookOf(defaultTheme(2, 'en'));
  expect(readAgain('theme', earlier)).toBe(textFingerprint(canonical(look)));
});
