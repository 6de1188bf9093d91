import { contentOf } from '@trazo/contract/plan-document/content-of';
import { documentOf } from '@trazo/contract/plan-document/write';
import { loan, monthly, overhead, person, units } from '@trazo/forecast/testing/lines';
import { planForecast } from '@trazo/packs/plan-forecast';
import { ANNEXES } from '@trazo/plan/finance/assumptions/annexes';
import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { blankCost } from '@trazo/plan/finance/assumptions/new-items';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { ZERO_SIGN } from '@trazo/plan/writing/zero-sign';
import { loadSample } from '@trazo/samples/load-sample';
import { expect, test } from 'vitest';
import { forecastPlan, withFilledGrid } from '../../../testing/forecast-plan.ts';
import { createPrintModel } from '../../create-print-model.ts';
import type { PrintTable } from '../../print-parts.ts';
import type { PrintSections } from '../../sections/registry.ts';

async function printed(plan: Plan): Promise<PrintSections['finance']> {
  const { sections } = await createPrintModel(plan, defaultTheme(1, 'en'), { day: '2026-11-24' });
  const found = sections.find((each): each is PrintSections['finance'] => each.id === 'finance');
  if (found === undefined) throw new Error('no finance section');
  return found;
}

/** What the bakery has: the plans of two later years, and no private needs; years by month stand last, on sheets of their own. */
const BY_MONTH = ['cash.monthly', 'cash.later', 'cash.later', 'income.monthly', 'vat'];
const FORECAST = [
  'viability',
  ...ANNEXES.filter((annex) => annex !== 'private' && !BY_MONTH.includes(annex)),
  'assumptions',
  ...BY_MONTH,
];
const tablesOf = ({ tables, viability, annexes }: PrintSections['finance']) =>
  [...tables, viability, ...annexes].filter((table) => table !== null);
const idsOf = (section: PrintSections['finance']) => tablesOf(section).map(({ id }) => id);

function tableOf(section: PrintSections['finance'], id: string): PrintTable {
  const table = tablesOf(section).find((each) => each.id === id);
  if (table === undefined) throw new Error(`no table ${id}`);
  return table;
}

const figure = (text: string): number =>
  text === ZERO_SIGN ? 0 : Number(text.replaceAll(',', '').replace('\u2212', '-'));
function rowOf(table: PrintTable, label: string): number[] {
  const row = table.rows.find(({ cells }) => cells[0] === label);
  if (row === undefined) throw new Error(`no row ${label}`);
  return row.cells.slice(1).map(figure);
}

test('a forecast prints its tables after those of the grid, ticked annexes last', async () => {
  expect(idsOf(await printed(forecastPlan())).slice(-FORECAST.length)).toEqual(FORECAST);
});

test('a short first year is named with its months, and stands beside the second in the cash plan', async () => {
  const section = await printed(forecastPlan({ yearEnd: '' }));
  const [first, second] = section.annexes.filter(({ id }) => id === 'cash.monthly' || id === 'cash.later');
  expect(first?.caption).toBe('Monthly cash plan of the first year');
  expect(first?.columns.map(({ label }) => label).slice(1, 3)).toEqual(['Start', 'Apr 27']);
  expect(first?.columns).toHaveLength(12);
  expect(second?.caption).toBe('Monthly cash plan: 2028');
  const yearEnds = rowOf(tableOf(section, 'viability'), 'Cash at the end of the year');
  expect(rowOf(tableOf(section, 'financing'), 'Cash at the end of the year')).toEqual(yearEnds);
  expect(tableOf(section, 'viability').columns.map(({ label }) => label)).toEqual([
    'Item',
    '2027 (9 months)',
    ...['2028', '2029', '2030', '2031'],
  ]);
});

test.each([
  ['es', 2],
  ['fr', 0],
] as const)('what the assets earn is asked for by readers in %s: %i rows', async (country, count) => {
  const section = await printed(forecastPlan({ annexes: ['ratios'], country }));
  const names = tableOf(section, 'ratios').rows.map(({ cells }) => cells[0]);
  expect(
    names.filter(
      (name) => name === 'Revenue to total assets (times)' || name === 'Return on assets, ROA (%)',
    ),
  ).toHaveLength(count);
});

test('a retailer’s goods are said with their surcharge, and their cost as a share before the tax', async () => {
  const cost = { ...blankCost('revenue'), share: '60' };
  const plan = forecastPlan({ streams: [units({ name: 'Books', vat: 'superReduced', cost })], annexes: [] });
  const general = { ...plan.general, legalStructure: 'selfEmployed' as const, sector: 'commerce' as const };
  const rows = tableOf(await printed({ ...plan, general }), 'assumptions').rows.map(({ cells }) =>
    cells.join(' '),
  );
  const books = must(
    rows.find((row) => row.startsWith('Books')),
    'a row for what is sold',
  );
  expect(books).toContain('cost: 60% of sales before VAT (VAT and surcharge 26.2%');
  expect(books).toContain('VAT 4%');
  expect(rows.some((row) => row.includes('Spanish retailers’ surcharge'))).toBe(true);
});

test('annexes that are not ticked stay out', async () => {
  const ids = idsOf(await printed(forecastPlan({ annexes: ['loans'] })));
  expect(ids.filter((id) => FORECAST.includes(id))).toEqual(['viability', 'loans', 'assumptions']);
});

test.each([
  ['turned off', (plan: Plan) => ({ ...plan.finance, assumptions: null })],
  [
    'no longer followed',
    ({ finance }: Plan) => ({
      ...finance,
      assumptions: finance.assumptions === null ? null : { ...finance.assumptions, linked: false },
    }),
  ],
])('a forecast that is %s leaves no trace in print', async (_, change) => {
  const plan = forecastPlan();
  const section = await printed({ ...plan, finance: change(plan) });
  expect(idsOf(section).filter((id) => FORECAST.includes(id))).toEqual([]);
  expect(section.passages).toEqual([]);
  expect(section.charts.map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining('Cash'));
});

test('a price that changed since the grid was filled changes what is printed, and the forecast with it', async () => {
  const plan = forecastPlan();
  const assumptions = must(plan.finance.assumptions, 'a forecast');
  const [bread, ...others] = assumptions.streams;
  if (bread?.kind !== 'units') throw new Error('bread is sold in units');
  const streams = [{ ...bread, price: '7' }, ...others];
  const dearer = { ...plan, finance: { ...plan.finance, assumptions: { ...assumptions, streams } } };
  const figures = async (of: Plan) => {
    const section = await printed(of);
    const statement = must(section.tables[0], 'an income statement');
    return {
      bread: must(
        statement.rows.find(({ cells }) => cells[0] === 'Bread'),
        'bread',
      ).cells,
      ids: idsOf(section),
    };
  };
  expect(await figures(dearer)).toEqual(await figures(withFilledGrid(dearer)));
  expect((await figures(dearer)).bread).not.toEqual((await figures(plan)).bread);
});

test('a cash plan adds up as it is printed', async () => {
  const table = tableOf(await printed(forecastPlan()), 'cash.monthly');
  const [opening, receipts, payments, closing] = [
    'Opening balance',
    'Total receipts',
    'Total payments',
    'Closing balance',
  ].map((label) => rowOf(table, label));
  expect(closing).toEqual(
    opening?.map((value, index) => value + (receipts?.[index] ?? 0) - (payments?.[index] ?? 0)),
  );
  expect(opening?.slice(1, 13)).toEqual(closing?.slice(0, 12));
  const at = table.rows.findIndex(({ weight }) => weight === 'subtotal');
  const lines = table.rows.slice(1, at).map(({ cells }) => cells.slice(1).map(figure));
  const added = receipts?.map((_, index) => lines.reduce((sum, line) => sum + (line[index] ?? 0), 0));
  expect(receipts).toEqual(added);
  expect(table.columns.map(({ label }) => label)).toEqual([
    'Item',
    'Start',
    'Apr 27',
    'May 27',
    'Jun 27',
    'Jul 27',
    'Aug 27',
    'Sept 27',
    'Oct 27',
    'Nov 27',
    'Dec 27',
    'Jan 28',
    'Feb 28',
    'Mar 28',
    'Total',
  ]);
});

test('the cash plans of later years go on where the year before ends', async () => {
  const { annexes } = await printed(forecastPlan());
  const plans = annexes.filter(({ id }) => id.startsWith('cash.'));
  expect(plans.map(({ caption }) => caption).slice(1)).toEqual([
    'Monthly cash plan: 2028/29',
    'Monthly cash plan: 2029/30',
  ]);
  const ends = plans.map((table) => rowOf(table, 'Closing balance').at(-1));
  const starts = plans.map((table) => rowOf(table, 'Opening balance')[0]);
  expect(starts.slice(1)).toEqual(ends.slice(0, 2));
});

const ownerOf = (owner: Partial<Assumptions['owner']>): Assumptions['owner'] => ({
  ...emptyAssumptions().owner,
  privateNeeds: [
    { id: 'n1', name: 'Rent', kind: 'need', amount: '700' },
    { id: 'n2', name: '', kind: 'income', amount: '200.50' },
    { id: 'n3', name: 'Holidays', kind: 'need', amount: '' },
  ],
  ...owner,
});
const NEEDS = [
  ['Rent', '700', '8,400'],
  ['Other income', '−201', '−2,412'],
];
const DRAWN = 'To be covered by drawings';

test('private needs stand by month and year, and come to what the cash plan has the owners draw', async () => {
  const section = await printed(forecastPlan({ taxedAs: 'owner', owner: ownerOf({}) }));
  const table = tableOf(section, 'private');
  expect(table.rows.map(({ cells }) => cells)).toEqual([...NEEDS, [DRAWN, '499', '5,988']]);
  const [, ...drawings] = rowOf(tableOf(section, 'cash.monthly'), 'Drawings');
  expect([drawings[0], drawings.at(-1)]).toEqual(rowOf(table, DRAWN));
});

test('nothing is drawn where others bring in more than is needed', async () => {
  const privateNeeds = ownerOf({}).privateNeeds.map((need) => ({ ...need, kind: 'income' as const }));
  const section = await printed(forecastPlan({ taxedAs: 'owner', owner: ownerOf({ privateNeeds }) }));
  expect(rowOf(tableOf(section, 'private'), DRAWN)).toEqual([0, 0]);
});

test.each([
  ['a company draws nothing', { taxedAs: 'company' as const, owner: ownerOf({}) }],
  [
    'typed drawings are drawn',
    { taxedAs: 'owner' as const, owner: ownerOf({ drawings: ['', '900', '', '', ''] }) },
  ],
])('private needs say nothing of drawings where %s', async (_, answers) => {
  const table = tableOf(await printed(forecastPlan(answers)), 'private');
  expect(table.rows.map(({ cells }) => cells)).toEqual(NEEDS);
});

test('balances balance, and the first day is what the balance sheet says', async () => {
  const section = await printed(forecastPlan());
  const table = tableOf(section, 'balance.years');
  expect(rowOf(table, 'Total assets')).toEqual(rowOf(table, 'Total equity and liabilities'));
  expect(table.columns[1]?.label).toBe('01/04/2027');
  const [start] = rowOf(table, 'Equity');
  const sheet = tableOf(section, 'balance').rows.find(({ cells }) => cells[0] === 'Equity');
  expect(figure(sheet?.cells[1]?.replace('€', '') ?? '')).toBe(start);
});

test('own funds and debts of a balance are their parts, and the working capital is what current assets leave', async () => {
  const table = tableOf(await printed(forecastPlan()), 'balance.years');
  const labels = table.rows.map(({ cells }) => cells[0]);
  expect(labels).toEqual(
    expect.arrayContaining(['Capital', 'Profit or loss for the year', 'Bank loans due after a year']),
  );
  const between = (from: string, to: string) =>
    table.rows
      .slice(labels.indexOf(from) + 1, labels.indexOf(to))
      .map(({ cells }) => cells.slice(1).map(figure));
  const added = (lines: number[][]) =>
    lines[0]?.map((_, at) => lines.reduce((sum, each) => sum + (each[at] ?? 0), 0));
  expect(added(between('Total assets', 'Equity'))).toEqual(rowOf(table, 'Equity'));
  expect(added(between('Bank loans due after a year', 'Current liabilities'))).toEqual(
    rowOf(table, 'Current liabilities'),
  );
  const debts = rowOf(table, 'Current liabilities');
  expect(rowOf(table, 'Working capital')).toEqual(
    rowOf(table, 'Current assets').map((assets, at) => assets - (debts[at] ?? 0)),
  );
});

test('what is paid stands by what it is for where that weighs, and all of it together is what suppliers and overheads are paid', async () => {
  const plan = forecastPlan();
  const table = tableOf(await printed(plan), 'cash.monthly');
  const { cash, years } = must(planForecast(plan), 'a forecast').forecast;
  const paid = (line: 'suppliers' | 'overheads') => cash.lines[line].months.slice(0, years.lastOf(1) + 1);
  const rent = rowOf(table, 'Rent');
  const energy = rowOf(table, 'Power and water');
  expect(rent.slice(0, -1).map((amount, month) => amount + (energy[month] ?? 0))).toEqual(paid('overheads'));
  expect(table.rows.some(({ cells }) => cells[0] === 'Overheads')).toBe(false);
  // Next to 100,000 a month of rent, energy is among the others.
  const dear = forecastPlan({
    overheads: [
      overhead({ id: 'o1', amount: '100000' }),
      overhead({ id: 'o2', category: 'energy', amount: '400' }),
      overhead({ id: 'o3', category: 'dues', amount: '50', direct: true }),
    ],
  });
  const others = tableOf(await printed(dear), 'cash.monthly');
  expect(others.rows.some(({ cells }) => cells[0] === 'Power and water')).toBe(false);
  expect(rowOf(others, 'Other costs')[1]).toBe(450);
});

test('the key figures say what share of the money at the start is the owners’ own', async () => {
  const plan = forecastPlan();
  const { ownShare } = must(planForecast(plan), 'a forecast').forecast.sourcesAndUses;
  const table = tableOf(await printed(plan), 'viability');
  const share = Math.round((ownShare ?? Number.NaN) / 10_000);
  expect('note' in table && table.note).toContain(`Owners’ share of the funding at the start: ${share}%.`);
});

test('a first day that was typed otherwise is printed once', async () => {
  const plan = forecastPlan();
  const balance = { ...plan.finance.balance, ownFunds: '1' };
  const section = await printed({ ...plan, finance: { ...plan.finance, balance } });
  expect(tableOf(section, 'balance.years').columns[1]?.label).toBe('31/03/2028');
});

test('what is written off comes to the income statement', async () => {
  const section = await printed(forecastPlan());
  const [, , ...years] = rowOf(tableOf(section, 'investments'), 'Depreciation of the year');
  expect(years).toEqual(rowOf(tableOf(section, 'incomeStatement'), 'Depreciation'));
});

test('a loan’s schedule says its terms, and its quarters come to its years until nothing is owed', async () => {
  const section = await printed(forecastPlan());
  const table = tableOf(section, 'loans');
  expect(table.caption).toBe('Loan schedule: Bank loan');
  expect(table.columns.map(({ label }) => label)).toEqual([
    'Quarter to',
    ...['Paid out', 'Interest paid', 'Repaid', 'Instalments', 'Still owed'],
  ]);
  const note = 'note' in table ? String(table.note) : '';
  expect(note).toContain('€30,000; before opening; 5.5% a year; months: 60; equal instalments; monthly');
  // 30,000 at 5.5 % in 54 equal parts: i = 0.055 / 12, 30,000 · i / (1 − (1 + i)^−54).
  expect(note).toContain('first instalment with repayment: €628.40 (October 2027)');
  const rows = table.rows.map(({ cells, weight }) => ({
    weight,
    name: cells[0],
    figures: cells.slice(1).map(figure),
  }));
  const years = rows.filter(({ weight }) => weight === 'subtotal');
  expect(years.map(({ name }) => name)).toEqual(['2027/28', '2028/29', '2029/30', '2030/31', '2031/32']);
  expect(rows.slice(0, 4).map(({ name }) => name)).toEqual(['Jun 27', 'Sept 27', 'Dec 27', 'Mar 28']);
  for (const column of [0, 1, 2, 3]) {
    const total = (found: typeof rows) => found.reduce((sum, { figures }) => sum + (figures[column] ?? 0), 0);
    expect(total(rows.filter(({ weight }) => weight === 'entry'))).toBe(total(years));
  }
  expect(years.map(({ figures }) => figures[0])).toEqual([30_000, 0, 0, 0, 0]);
  expect(years.reduce((sum, { figures }) => sum + (figures[2] ?? 0), 0)).toBe(30_000);
  expect(rows.at(-1)?.figures.at(-1)).toBe(0);
  // A loan repaid at once in the end: by quarter only in the year of the end.
  const bullet = forecastPlan({
    loans: [loan({ payouts: [{ month: 0, amount: '9000' }], term: 48, method: 'bullet' })],
  });
  const weights = tableOf(await printed(bullet), 'loans').rows.map(({ weight }) => weight);
  expect(weights).toEqual([...new Array(3).fill('subtotal'), ...new Array(4).fill('entry'), 'subtotal']);
  expect(rowOf(tableOf(section, 'financing'), 'Loan repayments')).toEqual(
    years.map(({ figures }) => figures[2]),
  );
});

test('nothing is a dash in entries of a schedule, and nought in a sum', async () => {
  const table = tableOf(await printed(forecastPlan()), 'cash.monthly');
  const cells = table.rows.flatMap((row) => row.cells.map((cell) => [row.weight, cell] as const));
  expect(cells).toContainEqual(['entry', ZERO_SIGN]);
  expect(cells).not.toContainEqual(['entry', '0']);
  expect(cells).not.toContainEqual(['subtotal', ZERO_SIGN]);
  expect(cells).not.toContainEqual(['total', ZERO_SIGN]);
});

test('the cash curve shows two years, and says how low the cash falls', async () => {
  const plan = forecastPlan();
  const { amount } = must(planForecast(plan), 'a forecast').forecast.cash.lowest;
  const chart = (await printed(plan)).charts.at(-1);
  expect(chart?.caption).toBe(`Cash never falls below €${amount.toLocaleString('en')}`);
  expect(chart?.subject).toBe('Cash in the first 24 months, in thousands of\u00a0€');
});

test('the cash curve shows all months where the lowest comes late', async () => {
  const late = forecastPlan({ overheads: [overhead({ amount: '900000', from: 40 })] });
  const chart = (await printed(late)).charts.at(-1);
  expect(chart?.subject).toContain('Cash in the first 60 months');
  expect(chart?.caption).toMatch(/^Cash falls to \u2212€[\d,]+ \(/);
});

test('the assumptions stand one a line, with all that the figures follow from', async () => {
  const blank = ['', '', '', '', ''] satisfies Assumptions['incomeTax']['adjustments'];
  const plan = forecastPlan({
    incomeTax: { adjustments: blank, lossesBefore: '', taxBefore: '4000', standing: 'continued' },
    people: [
      person({ id: 'p2', role: 'Baker', gross: '1500' }),
      person({ id: 'p3', role: 'Driver', gross: '1450', from: 25, raise: '2' }),
    ],
  });
  const section = await printed(plan);
  const rows = tableOf(section, 'assumptions').rows.map(({ cells }) => cells);
  expect(rows.slice(0, 5)).toEqual([
    ['Bread', '4,200 a month; first month: 1,500; months to full volume: 9; VAT 10%', '€3.50'],
    ['Orders', '60 a month; VAT 21%; customers pay: 100% after 30 days', '€48'],
    ['Baker', 'People: 1; gross a month, 14 salaries a year', '€1,500'],
    [
      'Driver',
      'People: 1; gross a month, 14 salaries a year; +2% a year on the 2027/28 level; from April 2029',
      '€1,450',
    ],
    ['Rent', 'Every month; VAT 0%', '€1,200'],
  ]);
  expect(rows).toContainEqual([
    'Bank loan',
    'Before opening; 5.5% a year; months: 60; equal instalments; monthly; months without repayment: 6 (Only interest is paid)',
    '€30,000',
  ]);
  expect(rows).toContainEqual([
    'Income tax',
    'The company; continues what an owner did before; Tax on the last year’s profit: €4,000',
    '',
  ]);
  // Multiplied out, they are the printed figures: 1,450 · 14 in money of 2027/28, raised twice by 2 %.
  expect(rowOf(tableOf(section, 'people'), 'Driver (1)')[2]).toBe(Math.round(1450 * 14 * 1.02 ** 2));
});

test('the year as months is the first year of the statement, and each month adds up', async () => {
  const section = await printed(forecastPlan());
  const table = tableOf(section, 'income.monthly');
  const statement = tableOf(section, 'incomeStatement');
  for (const label of ['EBITDA', 'Net profit']) {
    const months = rowOf(table, label);
    expect(months.at(-1)).toBe(rowOf(statement, label)[0]);
    expect(months.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(months.at(-1));
  }
  const gross = rowOf(table, 'Revenue');
  const staff = ['Wages', 'Employer’s social security', 'Overheads'].map((label) => rowOf(table, label));
  const ebitda = rowOf(table, 'EBITDA');
  expect(ebitda).toEqual(
    gross.map((value, month) => staff.reduce((left, row) => left - (row[month] ?? 0), value)),
  );
});

test('the year as months repeats no sum', async () => {
  const labelsOf = async (answers: Partial<Assumptions>) =>
    tableOf(await printed(forecastPlan(answers)), 'income.monthly').rows.map(({ cells }) => cells[0]);
  // Nothing is bought for what is sold: its gross profit is its revenue.
  const bare = await labelsOf({ overheads: [overhead({ amount: '900000' })], loans: [], investments: [] });
  expect(bare).toEqual(['Revenue', 'Wages', 'Employer’s social security', 'Overheads', 'Net profit']);
  const baked = await labelsOf({ streams: [units({ cost: { ...blankCost('unit'), amount: '2' } })] });
  expect(baked.slice(0, 3)).toEqual(['Revenue', 'Direct costs', 'Gross profit']);
});

test('loans, heads and a season are drawn where the forecast has them, with all figures in words', async () => {
  const subjects = async (answers: Partial<Assumptions>) =>
    (await printed(forecastPlan(answers))).charts.map(({ subject, caption }) => [
      subject || caption,
      caption,
    ]);
  const usual = await subjects({ overheads: [overhead({ amount: '1200' })] });
  expect(usual).toContainEqual([
    'Bank loans and fixed assets on the closing days, in thousands of\u00a0€',
    expect.stringContaining('ixed assets'),
  ]);
  expect(usual.flat().join()).not.toMatch(/quarter|by month/);
  expect((await subjects({ loans: [] })).flat().join()).not.toContain('Bank loans');
  const season = ['3', ...new Array<string>(11).fill('1')];
  const streams = [units({ normal: '2000', season })];
  const people = [person({ heads: '2' }), person({ id: 'p2', heads: '1.5', from: 13 })];
  const { charts } = await printed(forecastPlan({ streams, people }));
  const heads = must(charts.at(-1), 'heads');
  expect(heads).toMatchObject({
    caption: 'The team grows from 2.0 to 3.5 people by March 2032',
    subject: 'People at the end of each quarter',
  });
  expect(heads.image.alt.match(/\d\.\d/g)).toHaveLength(22);
  const sold = must(
    charts.find(({ subject }) => subject.startsWith('Revenue by month, 2028/29')),
    'a season',
  );
  expect(sold.caption).toBe('Strongest month: January (€51,428)');
  expect(sold.image.alt.match(/€/g)).toHaveLength(13);
});

test('what people cost comes to the staff lines of the statement', async () => {
  const section = await printed(forecastPlan());
  const table = tableOf(section, 'people');
  const pay = rowOf(table, 'Baker (1)');
  const charges = rowOf(table, 'Employer’s social security');
  expect(rowOf(table, 'Staff costs')).toEqual(pay.map((value, year) => value + (charges[year] ?? 0)));
  const monthly = tableOf(section, 'income.monthly');
  expect(rowOf(table, 'Staff costs')[0]).toBe(
    (rowOf(monthly, 'Wages').at(-1) ?? 0) + (rowOf(monthly, 'Employer’s social security').at(-1) ?? 0),
  );
  expect(rowOf(table, 'People at the end of the year')).toEqual([1, 1, 1, 1, 1]);
});

test('tax that is owed goes on from month to month, and what is paid is the cash plan’s', async () => {
  const section = await printed(forecastPlan());
  const table = tableOf(section, 'vat');
  const [opening, charged, deducted, paid, closing] = [
    'VAT owed at the start',
    'VAT on sales',
    'VAT on purchases',
    'Paid to the tax office',
    'VAT owed at the end',
  ].map((label) => rowOf(table, label));
  expect(closing).toEqual(
    opening?.map(
      (value, month) => value + (charged?.[month] ?? 0) - (deducted?.[month] ?? 0) - (paid?.[month] ?? 0),
    ),
  );
  expect(opening?.slice(1, 13)).toEqual(closing?.slice(0, 12));
  expect(paid).toEqual(rowOf(tableOf(section, 'cash.monthly'), 'VAT'));
});

test('the financing plan comes to the change in cash of each year, and to what is in the bank', async () => {
  const section = await printed(forecastPlan());
  const table = tableOf(section, 'financing');
  const [sources, uses, change, end] = [
    'Total sources',
    'Total uses',
    'Change in cash',
    'Cash at the end of the year',
  ].map((label) => rowOf(table, label));
  expect(change).toEqual(sources?.map((value, year) => value - (uses?.[year] ?? 0)));
  expect(end).toEqual(rowOf(tableOf(section, 'viability'), 'Cash at the end of the year'));
});

test('what if sales, opening, payment or costs go otherwise, and what the founder would do', async () => {
  const section = await printed(forecastPlan({ stressAnswer: 'Bake on four days.' }));
  const { rows, note, claim } = must(
    section.annexes.find(({ id }) => id === 'stress'),
    'a stress table',
  );
  expect(rows.map(({ cells }) => cells[0])).toEqual([
    'As planned',
    'Sales 20% lower',
    'Sales begin three months late',
    'Customers pay 30 days later',
    'Costs 10% higher',
    'All of these, with sales 15% lower',
  ]);
  expect(rows[0]?.cells.slice(1, 4)).toEqual(
    must(section.tables[0], 'an income statement').rows.at(-1)?.cells.slice(1, 4),
  );
  expect(claim).toMatch(/^Sales may be \d+% lower/);
  expect(note).toBe('Amounts in €. What we would do: Bake on four days.');
});

test('a balance that the bank allows is said to lie within the overdraft limit', async () => {
  const overheads = [overhead({ id: 'o1', amount: '9000' })];
  const stressed = async (limit: string) => {
    const section = await printed(forecastPlan({ overheads, creditLine: { limit, rate: '' } }));
    return must(
      section.annexes.find(({ id }) => id === 'stress'),
      'a stress table',
    );
  };
  const { note, claim } = await stressed('9000000');
  expect(note).toBe(
    'Amounts in €. Within the overdraft limit of €9,000,000: Sales begin three months late; All of these, with sales 15% lower.',
  );
  expect(claim).toMatch(/before the money and the overdraft are used up\.$/);
  expect((await stressed('1')).note).toBe('Amounts in €.');
});

test('a company without staff or tax has no such annexes', async () => {
  const plan = withFilledGrid(
    forecastPlan({ people: [], vat: { scheme: 'none', periodMonths: '', refund: '' } }),
  );
  const ids = idsOf(await printed(plan));
  expect(ids).not.toContain('people');
  expect(ids).not.toContain('vat');
});

test('break-even is printed in units where one thing is sold, and by day where the plan says on how many it is open', async () => {
  const labels = async (answers: Partial<Assumptions>) =>
    tableOf(await printed(forecastPlan(answers)), 'viability').rows.map(({ cells }) => cells[0]);
  const [units, perDay] = ['Break-even in units sold', 'Break-even per day open'];
  expect(await labels({})).not.toContain(units);
  expect(await labels({})).not.toContain(perDay);
  const { streams } = forecastPlan().finance.assumptions ?? emptyAssumptions();
  const said = { streams: streams.slice(1), parameters: [{ key: 'analysis.openDays', value: '250' }] };
  expect(await labels(said)).toEqual(expect.arrayContaining([units, perDay]));
  const table = tableOf(await printed(forecastPlan(said)), 'viability');
  const [revenue] = rowOf(table, 'Break-even revenue');
  expect(rowOf(table, String(perDay))[0]).toBe(Math.round((revenue ?? 0) / 250));
  // At 48 each, rounded up to whole orders.
  expect(rowOf(table, String(units))[0]).toBe(Math.ceil((revenue ?? 0) / 48));
  // Money typed by month is no number of things.
  const typed = (price: string) => ({ ...said, streams: [monthly(price, '5000')] });
  expect(await labels(typed('48'))).toContain(units);
  expect(await labels(typed('1.00'))).not.toContain(units);
});

test('rates are printed as they hold each year, with where they were read, and the user’s own as such', async () => {
  const rates = async (answers: Partial<Assumptions>) =>
    tableOf(await printed(forecastPlan(answers)), 'rates');
  const law = await rates({});
  const rowsOf = ({ rows }: PrintTable) => rows.map(({ cells }) => cells);
  expect(rowsOf(law)).toContainEqual(['Standard VAT', '1', '21%', '21%', '21%', '21%', '21%']);
  expect(
    rowsOf(law)
      .find(([name]) => name === 'Intergenerational equity (MEI)')
      ?.slice(2),
  ).toEqual(['0.83%', '0.92%', '1%', '1%', '1%']);
  // No owner is self-employed here, no vehicle is bought, no wage comes to a ceiling, and a threshold of nothing says nothing.
  const untouched = /^(?:Bracket|Vehicles|Highest monthly base|Solidarity charge|Payments on account: from)/;
  expect(rowsOf(law).filter(([name = '']) => untouched.test(name))).toEqual([]);
  expect('note' in law && law.note).toContain('1 Ley 37/1992 del IVA, arts. 90 y 91 (boe.es');
  const own = await rates({ parameters: [{ key: 'vat.standard', value: '20.5' }] });
  expect(rowsOf(own)).toContainEqual(['Standard VAT', 'own', ...new Array(5).fill('20.5%')]);
  const days = (table: PrintTable) => rowsOf(table).filter(([name]) => name === 'Days open a year');
  // Of the net present value alone, which is on screen only.
  const cost = await rates({ parameters: [{ key: 'analysis.discountRate', value: '8' }] });
  for (const table of [law, cost])
    expect(rowsOf(table).some(([name]) => name === 'Discount rate')).toBe(false);
  expect(days(law)).toEqual([]);
  const open = await rates({ parameters: [{ key: 'analysis.openDays', value: '250' }] });
  expect(days(open)).toEqual([['Days open a year', 'own', ...new Array(5).fill('250')]]);
});

test.each(['es', 'de'] as const)(
  'figures that a plan’s document leaves out follow again: the sample in %s',
  async (language) => {
    const sample = await loadSample(language);
    const { plan } = contentOf(documentOf(sample));
    expect(await printed(plan)).toEqual(await printed(sample.plan));
  },
);
