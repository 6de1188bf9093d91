import { PLAIN_COVER } from '@trazo/plan/cover';
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { emptyReasonedAmount } from '@trazo/plan/sections/finance';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { defaultTheme, lookOf } from '@trazo/plan/theme/theme';
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

it('fields that a later version brought are blank, and what was stored is not damaged', () => {
  const member = { ...emptyTeamMember('m'), name: 'Ana' };
  const line = { ...emptyReasonedAmount('r'), reason: 'Oven', amount: '10' };
  const without = (name: string, value: object) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  const team = readRecord('team', stored(5, { members: [without('phone', member)] }));
  const finance = readRecord('finance', stored(5, { expenses: [without('period', line)] }));
  expect(team).toMatchObject({ damaged: false, record: { data: { members: [member] } } });
  expect(finance).toMatchObject({
    damaged: false,
    record: { data: { ...emptyDraft().finance, expenses: [line] } },
  });
});

it('what partners lent before version 6 bears no interest, and is not damaged', () => {
  const lent = {
    id: 'c',
    name: 'Aunt',
    kind: 'partnerLoan',
    amount: '10',
    month: 0,
    repaid: '',
    subordinated: false,
  };
  const assumptions = { ...emptyAssumptions(), contributions: [lent] };
  const read = readRecord('finance', stored(5, { ...emptyDraft().finance, assumptions }));
  expect(read).toMatchObject({
    damaged: false,
    record: { data: { assumptions: { ...assumptions, contributions: [{ ...lent, rate: '' }] } } },
  });
});

it.each([4, 5])('a design of version %i without paper and English is whole, on A4', (version) => {
  const { paper: _paper, english: _english, ...earlier } = defaultTheme(4, 'de');
  const read = readRecord('theme', stored(version, earlier));
  expect(read?.damaged).toBe(false);
  expect(read?.record.data).toEqual({ ...earlier, paper: 'a4', english: 'GB' });
});

it('a cover comes back to the letter, too long or not', () => {
  const cover = { ...PLAIN_COVER, subtitle: 'x'.repeat(900), date: '12.' };
  const data = { ...emptyDraft().general, cover };
  const read = readRecord('general', encodeRecord({ writer: 'a', seen: { a: 1 }, data }));
  expect(read?.damaged).toBe(false);
  expect(read?.record.data).toEqual(data);
});

it.each([1, 4])('colours and font of version %i that the template has anyway were not chosen', (version) => {
  const theme = { ...lookOf(defaultTheme(4, 'de')), colors: { primary: '#008040', secondary: '#e07a2f' } };
  const own = lookOf(defaultTheme(4)).colors.secondary;
  const read = readRecord(
    'theme',
    stored(version, { ...theme, colors: { ...theme.colors, secondary: own } }),
  );
  expect(read?.damaged).toBe(false);
  expect(read?.record.data).toEqual({
    ...defaultTheme(4, 'de'),
    colors: { primary: '#008040', secondary: null },
  });
});

it('what was chosen comes back although the template has it anyway', () => {
  const data = { ...defaultTheme(4, 'de'), font: 'Playfair' as const };
  const read = readRecord('theme', encodeRecord({ writer: 'a', seen: { a: 1 }, data }));
  expect(read?.record.data).toEqual(data);
});

it('the address of version 5 was typed, and is not damaged', () => {
  const { addressGoogle: _later, ...earlier } = { ...emptyDraft().general, address: 'Calle Mayor, 1' };
  const read = readRecord('general', stored(5, earlier));
  expect(read?.damaged).toBe(false);
  expect(read?.record.data).toEqual({ ...earlier, addressGoogle: '' });
});
