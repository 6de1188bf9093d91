import { emptyPlan } from '@trazo/plan/plan';
import { describe, expect, test } from 'vitest';
import { section } from '../testing/printed-section.ts';

describe('finance', () => {
  const planWithRevenue = () => {
    const plan = emptyPlan();
    plan.finance.revenues = [
      { id: '1', name: 'Repairs', years: ['100', '200', '', '400.5', '-500'] },
      { id: '2', name: 'Left blank', years: ['', '', '', '', ''] },
    ];
    return plan;
  };

  test('blank lines stay out, blank years print a dash, losses are shown as such', async () => {
    const { tables, charts } = await section('finance', planWithRevenue());
    const [statement] = tables;
    expect(tables).toHaveLength(1);
    expect(statement?.rows[0]).toEqual({
      cells: ['Repairs', '100.00', '200.00', '–', '400.50', '−500.00'],
      weight: 'subtotal',
      negative: [false, false, false, false, false, true],
    });
    expect(JSON.stringify(statement)).not.toContain('Left blank');
    expect(charts.map(({ caption }) => caption)).toEqual(['The last year ends with a loss of €500']);
    expect(charts[0]?.image.alt).toContain('Year\u00a04 €400.50');
  });

  test('sums that repeat the line before stay out', async () => {
    const { tables } = await section('finance', planWithRevenue());
    expect(tables[0]?.rows.map(({ cells }) => cells[0])).toEqual(['Repairs', 'Net profit']);
    const plan = planWithRevenue();
    plan.finance.otherExpenses = [{ id: '2', name: 'Rent', years: ['40', '', '50', '', ''] }];
    plan.finance.incomeTaxExpense = ['1', '', '', '', ''];
    const { tables: taxed } = await section('finance', plan);
    expect(taxed[0]?.rows.map(({ cells }) => cells[0])).toEqual([
      'Repairs',
      'Rent',
      'Profit before tax',
      'Income tax',
      'Net profit',
    ]);
  });

  test('one year, and one block a side of a balance, are not drawn', async () => {
    const plan = emptyPlan();
    plan.finance.revenues = [{ id: '1', name: 'Bread', years: ['100', '', '', '', ''] }];
    plan.finance.balance = { ...plan.finance.balance, fixedAssets: '50', ownFunds: '50' };
    expect((await section('finance', plan)).charts).toEqual([]);
    plan.finance.balance = { ...plan.finance.balance, ownFunds: '30', longTermLiabilities: '20' };
    expect((await section('finance', plan)).charts).toHaveLength(1);
  });

  test.each([
    { years: ['99999', '8200.4'], unit: 'in\u00a0€', label: '8,200' },
    { years: ['901000', '1120499', '-300'], unit: 'in thousands of\u00a0€', label: '1,120' },
    { years: ['901000', '250000000'], unit: 'in millions of\u00a0€', label: '250' },
    { years: ['1', '2.5'], unit: 'in\u00a0€', label: '2.50' },
  ])('a chart of $years counts in one unit, and says so: $unit', async ({ years, unit, label }) => {
    const plan = emptyPlan();
    const [one = '', two = '', three = ''] = years;
    plan.finance.revenues = [{ id: '1', name: 'Bread', years: [one, two, three, '', ''] }];
    const [chart] = (await section('finance', plan)).charts;
    expect(chart?.subject).toBe(`Revenue and net profit, ${unit}`);
    expect(chart?.labels.map(({ text }) => text)).toContain(label);
    expect(chart?.labels.map(({ text }) => text)).not.toContain('\u22120');
    expect(chart?.image.alt).not.toContain(unit);
  });

  test.each([
    { first: '400', label: '0.4' },
    { first: '8200', label: '8.2' },
    { first: '9960', label: '10' },
    { first: '-300', label: '\u22120.3' },
    { first: '40', label: '0.04' },
    { first: '4', label: '0' },
    { first: '12600', label: '13' },
  ])('a first year of $first beside a large one reads $label', async ({ first, label }) => {
    const plan = emptyPlan();
    plan.finance.revenues = [{ id: '1', name: 'Bread', years: [first, '901000', '', '', ''] }];
    const [chart] = (await section('finance', plan)).charts;
    const texts = chart?.labels.map(({ text }) => text);
    expect(texts).toContain('901');
    expect(texts).toContain(label);
  });

  test('a plan of three years says nothing of a fourth and a fifth', async () => {
    const plan = emptyPlan();
    plan.summary.summary = 'Bread';
    plan.competition.marketSize = '9000';
    plan.finance.revenues = [{ id: '1', name: 'Bread', years: ['100', '200', '300', '', ''] }];
    plan.finance.otherExpenses = [{ id: '2', name: 'Rent', years: ['40', '', '50', '', ''] }];
    const { tables, charts, lead } = await section('finance', plan);
    const [statement] = tables;
    expect(statement?.caption).toBe('Income statement');
    expect(lead).toBe('What the company earns, spends, owns and owes.');
    expect(statement?.columns.map(({ label }) => label)).toEqual([
      'Item',
      'Year\u00a01',
      'Year\u00a02',
      'Year\u00a03',
    ]);
    expect(statement?.rows.at(-1)?.cells).toEqual(['Net profit', '60', '200', '250']);
    expect(charts[0]?.image.alt).toContain('Year\u00a03');
    expect(charts[0]?.image.alt).not.toContain('Year\u00a04');
    const { figures } = await section('summary', plan);
    expect(figures).toEqual([
      { label: 'Revenue, Year\u00a01', value: '€100' },
      { label: 'Revenue, Year\u00a03', value: '€300' },
      { label: 'Net profit, Year\u00a03', value: '€250' },
    ]);
    const { market } = await section('competition', plan);
    expect(market?.inner).toEqual({ label: 'Revenue, Year\u00a03', value: '€300' });
  });

  test('a plan of a single year names it once', async () => {
    const plan = emptyPlan();
    plan.summary.summary = 'Bread';
    plan.finance.revenues = [{ id: '1', name: 'Bread', years: ['100', '', '', '', ''] }];
    const { figures } = await section('summary', plan);
    expect(figures.map(({ label }) => label)).toEqual(['Revenue, Year\u00a01', 'Net profit, Year\u00a01']);
  });

  test('nothing is drawn where there is nothing to draw', async () => {
    const plan = emptyPlan();
    plan.finance.revenueModel = 'Subscriptions';
    const { tables, charts } = await section('finance', plan);
    expect([tables, charts]).toEqual([[], []]);
  });

  test('a balance that does not balance says by how much', async () => {
    const plan = emptyPlan();
    plan.finance.balance.currentAssets = '1000';
    plan.finance.balance.ownFunds = '1200';
    const { tables } = await section('finance', plan);
    expect(tables[0]?.note).toBe('Assets differ from equity and liabilities by €200.');
  });
});
