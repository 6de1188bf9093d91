import { printedSections } from '@trazo/plan/completeness';
import type { Cover } from '@trazo/plan/cover';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { TINY_PNG } from '@trazo/plan/testing/arbitrary-values';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { describe, expect, test } from 'vitest';
import { createPrintModel } from './create-print-model.ts';
import type { PrintSections } from './sections/registry.ts';

const day = '2026-01-15';
const model = (plan: Plan, language: Language = 'en') =>
  createPrintModel(plan, defaultTheme(1, language), { day });

const isSection =
  <Id extends keyof PrintSections>(id: Id) =>
  (section: PrintSections[keyof PrintSections]): section is PrintSections[Id] =>
    section.id === id;

async function section<Id extends keyof PrintSections>(
  id: Id,
  plan: Plan,
  language?: Language,
): Promise<PrintSections[Id]> {
  const found = (await model(plan, language)).sections.find(isSection(id));
  if (found === undefined) throw new Error(`${id} is not printed`);
  return found;
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('an empty plan prints no section, and says so on the cover', async () => {
  const { meta, sections } = await model(emptyPlan(), 'es');
  expect(sections).toEqual([]);
  expect(meta.title).toBe('Nuestra empresa');
  expect(meta.date).toBe('enero de 2026');
  expect(meta.watermark).toBeNull();
});

test('ages and incomes lie on a scale, unless any of them is meant', async () => {
  const plan = structuredClone(sampleContent('en').plan);
  const scale = async (wanted: string) =>
    (await section('client', plan)).traits.find(({ label }) => label === wanted)?.scale;
  plan.client.age = ['25-35', '35-65'];
  expect(await scale('Age')).toEqual({
    ends: ['0–3 years', 'Over 65'],
    bands: [false, false, false, false, true, true, false],
  });
  plan.client.annualIncome = ['over50000'];
  expect((await scale('Annual income'))?.bands).toEqual([false, false, false, true]);
  plan.client.age = ['25-35', 'indifferent'];
  expect(await scale('Age')).toBeNull();
  expect(await scale('Education')).toBeNull();
});

test('a position in the organigram has the photo of the one who holds it', async () => {
  const plan = structuredClone(sampleContent('en').plan);
  const faces = async () =>
    (await section('organigram', plan)).chart.boxes.filter(({ portrait }) => portrait !== null).length;
  const [before, first] = [await faces(), plan.team.members.find(({ image }) => image !== '')];
  expect(before).toBeGreaterThan(0);
  if (first === undefined) return;
  plan.team.members = [...plan.team.members, { ...first, id: 'second-holder', name: 'Ada' }];
  expect(await faces()).toBe(before - 1);
});

test('what does not apply is not printed, and leaves no gap in the numbers', async () => {
  const plan = structuredClone(sampleContent('en').plan);
  plan.general.shareCapital = '3000';
  const facts = async () => (await section('general', plan)).facts.map(({ label }) => label);
  const traits = async () => (await section('client', plan)).traits.map(({ label }) => label);
  expect(await facts()).toContain('Share capital');
  expect(await traits()).toContain('Age');
  plan.general.notApplicable = ['departments', 'general.shareCapital', 'client.age'];
  expect(await facts()).not.toContain('Share capital');
  expect(await traits()).not.toContain('Age');
  const { sections } = await model(plan);
  expect(sections.map(({ id }) => id)).not.toContain('departments');
  expect(sections.map(({ number }) => Number(number))).toEqual(sections.map((_, index) => index + 1));
});

test('a cover shows what was chosen, in words; what is only kept stays away', async () => {
  const plan = emptyPlan();
  const cover = { ...plan.general.cover, version: '2.1', confidentialityText: 'For you', photo: TINY_PNG };
  const shown = async (change: Partial<Cover>, language: Language = 'es') => {
    plan.general.cover = { ...cover, ...change };
    return (await model(plan, language)).meta;
  };
  const plainCover = await shown({});
  expect(plainCover.cover).toEqual({
    picture: null,
    subtitle: '',
    version: 'Versión 2.1',
    confidentiality: '',
  });
  expect((await shown({ confidentiality: 'standard' }, 'de')).cover.confidentiality).toMatch(
    /^Vertraulich\./,
  );
  const { cover: own, date } = await shown({
    confidentiality: 'own',
    version: 'borrador',
    date: '2026-09-30',
  });
  expect([own.confidentiality, own.version, date]).toEqual([
    'For you',
    'borrador',
    '30 de septiembre de 2026',
  ]);
  expect((await shown({ picture: 'photo' })).cover.picture?.alt).toBe('Foto de portada de Nuestra empresa');
  const pattern = (await shown({ picture: 'pattern' })).cover.picture;
  expect([pattern?.alt, pattern?.path.endsWith('.svg')]).toEqual(['', true]);
});

test.each(LANGUAGES)('the %s sample prints what is written, numbered', async (language) => {
  const { plan } = sampleContent(language);
  const { sections, meta } = await model(plan, language);
  expect(sections.map(({ number }) => number)).toEqual(
    printedSections(plan).map((_, index) => String(index + 1).padStart(2, '0')),
  );
  expect(meta.sections.map(({ title }) => title)).toEqual(sections.map(({ title }) => title));
});

test('some sections alone keep the numbers they have in the plan', async () => {
  const { plan, theme } = sampleContent('en');
  const { sections } = await createPrintModel(plan, theme, { day, only: ['mission'] });
  expect(sections.map(({ id, number }) => `${id} ${number}`)).toEqual(['mission 02']);
});

test('numbers have no gap where a section is empty', async () => {
  const plan = emptyPlan();
  plan.general.companyName = 'A';
  plan.competition.summary = 'B';
  const { sections } = await model(plan);
  expect(sections.map(({ id, number }) => [id, number])).toEqual([
    ['general', '01'],
    ['competition', '02'],
  ]);
});

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
    const { facts } = await section('general', plan, 'en');
    expect(facts.at(-1)).toEqual({ label: 'Currency', value: '¥' });
  });

  test('own funds and share capital follow the currency, whatever sign they were typed with', async () => {
    const plan = emptyPlan();
    plan.general.ownFunds = '£185,000';
    plan.general.shareCapital = '1,000 > 120,000 £';
    plan.general.currency = '€';
    const { facts } = await section('general', plan, 'en');
    const values = facts.map(({ value }) => plain(value));
    expect(values).toEqual(expect.arrayContaining(['€185,000', '1,000 > 120,000 €', 'Euro (€)']));
  });
});

describe('products', () => {
  test('margin follows from cost and price, with the decimals of both', async () => {
    const plan = emptyPlan();
    plan.products.items = [
      {
        id: '1',
        name: 'Lamp',
        description: 'a\n\n \nb',
        cost: '0.1',
        salePrice: '0.3',
        type: 'product',
        image: '',
      },
      { id: '2', name: ' ', description: '', cost: '', salePrice: '', type: '', image: '' },
    ];
    const { products } = await section('products', plan);
    expect(products).toHaveLength(1);
    expect(products[0]?.text).toEqual(['a', 'b']);
    expect(products[0]?.facts.map(({ value }) => value)).toEqual(['€0.10', '€0.30', '€0.20']);
  });
});

describe('operations', () => {
  const durations = (language: Language, duration: string) => {
    const plan = emptyPlan();
    plan.operations.steps = [{ id: '1', title: 'A', subtitle: '', duration, timeUnit: 'months', goals: [] }];
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
    expect(charts.map(({ caption }) => caption)).toEqual(['Revenue and net profit']);
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
    expect(tables[0]?.note).toBe('Assets and funding differ by €200.');
  });
});

test('a plan that is changed after it was printed is worded again', async () => {
  const plan = emptyPlan();
  plan.mission.mission = 'Bread at seven';
  await section('mission', plan);
  plan.mission.mission = 'Bread at six';
  expect(JSON.stringify(await section('mission', plan))).toContain('Bread at six');
});
