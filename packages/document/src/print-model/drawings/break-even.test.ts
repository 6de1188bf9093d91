import { monthly, overhead, units } from '@trazo/forecast/testing/lines';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { LANGUAGES } from '@trazo/plan/languages';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import { forecastPlan } from '../../testing/forecast-plan.ts';
import { plain, section } from '../../testing/printed-section.ts';

const finance = (answers: Partial<Assumptions>) => section('finance', forecastPlan(answers));
const bread = (sold: string, cost = '1') =>
  units({
    name: 'Bread',
    price: '4',
    normal: sold,
    cost: { per: 'unit', amount: cost, share: '', index: '', vat: 'none', days: 0, stockDays: 0 },
  });
const claimOf = async (answers: Partial<Assumptions>) => (await finance(answers)).viability?.claim ?? '';

const small: Partial<Assumptions> = { people: [], loans: [], investments: [], streams: [bread('1000')] };

test('the break-even is drawn for the first year that reaches it, with the figures of the table', async () => {
  // A year: 48,000 of revenue, 12,000 of bread; 18,000 of rent are 3/4 of 24,000.
  const rent = [overhead({ amount: '1500' })];
  const { breakEven, viability } = await finance({ ...small, overheads: rent });
  expect(breakEven).toMatchObject({
    caption: 'Sales may fall by 50.0% before there is a loss',
    subject: 'Break-even, 2027/28',
    lines: { fixed: 0.375, costs: 0.625, at: 0.5 },
    note: 'The year’s revenue passes this point in September 2027.',
  });
  expect(breakEven?.keys.map(({ value }) => value)).toEqual([
    '€48,000',
    '€30,000',
    '€18,000',
    '€24,000',
    '50.0%',
  ]);
  const rows = viability?.rows.map(({ cells }) => cells.slice(0, 2));
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Break-even revenue', '24,000'],
      ['Margin of safety (%)', '50.0%'],
    ]),
  );
});

test('a year of loss before it is passed over', async () => {
  const growing = monthly('4', '100');
  if (growing.kind !== 'monthly') throw new Error('bread is sold by the month');
  const quantities = growing.quantities.map((sold, month) => (month < 12 ? sold : '2000'));
  const { breakEven } = await finance({
    ...small,
    streams: [{ ...growing, quantities }],
    overheads: [overhead({ amount: '1500' })],
  });
  expect(breakEven?.subject).toBe('Break-even, 2028/29');
});

test('where no year reaches it, words say so and nothing is drawn', async () => {
  const missed = { ...small, overheads: [overhead({ amount: '9000' })] };
  expect((await finance(missed)).breakEven).toBeNull();
  expect(await claimOf(missed)).toContain('In none of the years does revenue reach the break-even.');
  const sold = { ...small, streams: [bread('1000', '5')], overheads: [overhead({ amount: '100' })] };
  expect((await finance(sold)).breakEven).toBeNull();
  expect(await claimOf(sold)).toContain('There is no break-even');
});

test('nothing is drawn or said where there are no costs to cover', async () => {
  const free = { ...small, overheads: [] };
  expect((await finance(free)).breakEven).toBeNull();
  expect(await claimOf(free)).toBe('');
});

test.each(LANGUAGES)(
  'the sample in %s has its break-even drawn, and hears it as it reads it',
  async (language) => {
    const { breakEven } = await section('finance', sampleContent(language).plan, language);
    if (breakEven === null) throw new Error('no break-even');
    const heard = plain(breakEven.alt);
    for (const { mark, value } of breakEven.keys.filter(({ mark }) => mark !== 'margin'))
      expect(heard, mark).toContain(plain(value));
    expect(breakEven.lines.at).toBeGreaterThan(0);
    expect(breakEven.lines.at).toBeLessThanOrEqual(1);
  },
);
