import type { Language } from '@trazo/plan/languages';
import { emptyPlan } from '@trazo/plan/plan';
import type { Operation } from '@trazo/plan/sections/operations';
import { emptyProduct } from '@trazo/plan/sections/products';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { describe, expect, test } from 'vitest';
import { plain, section } from '../testing/printed-section.ts';

/** A picture of one pixel. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('general', () => {
  test.each([
    ['3000', '3.000 €'],
    ['3000.50', '3.000,50 €'],
    ['< 3.000 €', '< 3.000 €'],
    ['3.000', '3.000 €'],
    ['25,000', '25.000 €'],
    ['1.000 > 3.000', '1.000 > 3.000'],
  ])('own funds typed as %s print as %s', async (typed, printed) => {
    const plan = emptyPlan();
    plan.general.ownFunds = typed;
    const { facts } = await section('general', plan, 'es');
    const found = facts.find(({ label }) => label === 'Fondos propios');
    expect(plain(found?.value ?? '')).toBe(printed);
  });

  test('the sign of two currencies stands for itself: which of them is meant the plan does not know', async () => {
    const plan = emptyPlan();
    plan.general.companyName = 'Kumo';
    plan.general.currency = '¥';
    const shown = async () => (await section('general', plan, 'en')).facts.at(-1);
    // Nor is a currency said where there is no amount of it.
    expect((await shown())?.label).not.toBe('Currency');
    plan.products.items = [{ ...emptyProduct('1'), name: 'Tea', salePrice: '400' }];
    expect(await shown()).toEqual({ label: 'Currency', value: '¥' });
  });

  test('own funds and share capital in another currency stay what they were typed as', async () => {
    const plan = emptyPlan();
    plan.general.ownFunds = '£185,000';
    plan.general.shareCapital = '1,000 > 120,000 £';
    plan.general.currency = '€';
    const { facts } = await section('general', plan, 'en');
    const values = facts.map(({ value }) => plain(value));
    expect(values).toEqual(expect.arrayContaining(['£185,000', '1,000 > 120,000 £', 'Euro (€)']));
  });
});

describe('products', () => {
  test('what is given away is free, and has no margin of nothing', async () => {
    const plan = emptyPlan();
    plan.products.items = [
      { ...emptyProduct('1'), name: 'Advice', cost: '0', salePrice: '0' },
      { ...emptyProduct('2'), name: 'Sample', cost: '2', salePrice: '0.00' },
    ];
    const { products } = await section('products', plan);
    const printed = products.map(({ facts }) => facts.map(({ value }) => plain(value)));
    expect(printed).toEqual([['Free'], ['€2.00', 'Free', '−€2.00']]);
  });

  test('margin follows from cost and price, with the decimals of both', async () => {
    const plan = emptyPlan();
    plan.products.items = [
      {
        ...emptyProduct('1'),
        name: 'Lamp',
        description: 'a\n\n \nb',
        cost: '0.1',
        salePrice: '0.3',
        type: 'product',
      },
      { ...emptyProduct('2'), name: ' ' },
    ];
    const { products } = await section('products', plan);
    expect(products).toHaveLength(1);
    expect(products[0]?.text).toEqual(['a', 'b']);
    expect(products[0]?.facts.map(({ value }) => value)).toEqual(['€0.10', '€0.30', '€0.20']);
  });

  test('what a picture shows is said of it, else whose it is', async () => {
    const plan = emptyPlan();
    plan.products.items = ['A brass lamp on a desk. ', ' '].map((imageDescription, index) => ({
      ...emptyProduct(`${index}`),
      name: 'Lamp',
      image: DOT,
      imageDescription,
    }));
    const { products } = await section('products', plan);
    expect(products.map(({ image }) => image?.alt)).toEqual(['A brass lamp on a desk.', 'Picture of Lamp']);
  });
});

describe('operations', () => {
  const durations = (language: Language, duration: string, timeUnit: Operation['timeUnit'] = 'months') => {
    const plan = emptyPlan();
    plan.operations.steps = [{ id: '1', title: 'A', subtitle: '', duration, timeUnit, goals: [] }];
    return section('operations', plan, language).then(({ steps }) => steps[0]?.duration);
  };

  test.each([
    ['es', '1', '1 mes'],
    ['es', '3-6', '3–6 meses'],
    ['fr', '0', '0 mois'],
    ['de', '1', '1 Monat'],
    ['de', '2,5', '2,5 Monate'],
    ['it', '1', '1 mese'],
    ['en', '2', '2 months'],
    ['en', 'spring', 'spring (months)'],
    ['de', 'vor Weihnachten', 'vor Weihnachten (Monate)'],
    ['en', '', ''],
  ] as const)('%s writes %s as %s', async (language, typed, printed) => {
    expect(await durations(language, typed)).toBe(printed);
  });

  test.each([
    ['2', ''],
    ['2-3', ''],
    ['spring', 'spring'],
  ])('%s without a unit is %s', async (typed, printed) => {
    expect(await durations('en', typed, '')).toBe(printed);
  });
});

describe('organigram', () => {
  test('boxes carry who holds them, and the same stands in sentences', async () => {
    const plan = emptyPlan();
    plan.team.members = [{ ...emptyTeamMember('m'), name: 'Ada', surname: 'Ruiz', position: 'CEO' }];
    plan.departments.items = [{ id: 'd', name: 'Sales', positions: [] }];
    plan.organigram.nodes = [
      { kind: 'position', id: '1', position: 'CEO', departmentId: null, superiorId: null },
      { kind: 'department', id: '2', departmentId: 'd', superiorId: '1' },
    ];
    const { chart, alt } = await section('organigram', plan);
    expect(chart).toMatchObject({ form: 'tree', columns: 1, rows: 2 });
    expect(chart.boxes.map(({ position: _, ...box }) => box)).toEqual([
      {
        kind: 'position',
        title: 'CEO',
        detail: 'Ada Ruiz',
        portrait: null,
        level: 0,
        rank: 'Level 1',
        superior: null,
      },
      {
        kind: 'department',
        title: 'Sales',
        detail: '',
        portrait: null,
        level: 1,
        rank: 'Level 2',
        superior: 0,
      },
    ]);
    expect(alt).toBe('Organisation chart. At the top: CEO. CEO leads: Sales.');
  });

  test('a department the plan has no more is not printed, and who stood under it moves up', async () => {
    const plan = emptyPlan();
    plan.organigram.nodes = [
      { kind: 'position', id: '1', position: 'CEO', departmentId: null, superiorId: null },
      { kind: 'department', id: '2', departmentId: 'gone', superiorId: '1' },
      { kind: 'position', id: '3', position: 'Seller', departmentId: 'gone', superiorId: '2' },
    ];
    const { chart } = await section('organigram', plan);
    expect(chart.boxes.map(({ title, superior }) => [title, superior])).toEqual([
      ['CEO', null],
      ['Seller', 0],
    ]);
  });
});
