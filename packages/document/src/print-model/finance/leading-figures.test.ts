import type { Language } from '@trazo/plan/languages';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import type { Campaign } from '@trazo/plan/sections/marketing';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { describe, expect, test } from 'vitest';
import { createPrintModel } from '../create-print-model.ts';
import type { PrintSections } from '../sections/registry.ts';

const day = '2026-11-22';

async function section<Id extends 'marketing' | 'finance'>(
  id: Id,
  plan: Plan,
  language: Language = 'en',
): Promise<PrintSections[Id]> {
  const { sections } = await createPrintModel(plan, defaultTheme(1, language), { day });
  const found = sections.find((each): each is PrintSections[Id] => each.id === id);
  if (found === undefined) throw new Error(`no section ${id}`);
  return found;
}

describe('the sums of a marketing table', () => {
  const printed = (...campaigns: readonly Partial<Campaign>[]) => {
    const plan = emptyPlan();
    const blank = { platforms: [], conventional: [], digital: [], cost: '', return: '', productName: 'Lamp' };
    plan.marketing.campaigns = campaigns.map((campaign, index) => ({
      id: `${index}`,
      ...blank,
      ...campaign,
    }));
    return section('marketing', plan);
  };

  test('stand under the figures they are of', async () => {
    const { table, figures } = await printed({ cost: '10', return: '30' }, { cost: '5', return: '1.5' });
    expect(table?.rows.at(-1)?.cells).toEqual(['Total', '€15.00', '€31.50', '€16.50']);
    expect(figures.map(({ value }) => value)).toEqual(['€15.00', '€31.50', '€16.50']);
  });

  test('name no result while that of one campaign is open', async () => {
    const { table, figures } = await printed({ cost: '10', return: '30' }, { cost: '5' });
    expect(table?.rows.map(({ cells }) => cells)).toEqual([
      ['Lamp', '€10', '€30', '€20'],
      ['Lamp', '€5', '–', '–'],
      ['Total', '€15', '€30', '–'],
    ]);
    expect(figures).toEqual([
      { label: 'Cost', value: '€15' },
      { label: 'Sales', value: '€30' },
    ]);
  });

  test('leave a campaign without any figure out of account', async () => {
    const { figures, campaigns } = await printed({ cost: '10', return: '30' }, { platforms: ['partners'] });
    expect(figures.map(({ value }) => value)).toEqual(['€10', '€30', '€20']);
    expect(campaigns[0]?.facts).toEqual(figures);
  });

  test('compare campaigns, whose cards do not say the same figures again; one has no table', async () => {
    const one = { cost: '10', return: '30', platforms: ['partners'] } satisfies Partial<Campaign>;
    const { table, campaigns } = await printed(one, { ...one, cost: '20' });
    expect(table?.rows.at(-1)?.cells).toEqual(['Total', '€30', '€60', '€30']);
    expect(campaigns.map(({ facts }) => facts)).toEqual([[], []]);
    expect((await printed(one)).table).toBeNull();
  });
});

test('what the tables of a finance section come to is named as each language does, with its currency', async () => {
  const plan = emptyPlan();
  plan.finance.revenues = [{ id: '1', name: 'Lamps', years: ['10', '20', '', '', ''] }];
  plan.finance.balance = { ...plan.finance.balance, currentAssets: '5', ownFunds: '5' };
  plan.finance.incomes = [{ id: '1', reason: 'Loan', amount: '7', period: 'once' }];
  plan.finance.expenses = [{ id: '1', reason: 'Kiln', amount: '', period: 'once' }];
  const { figures } = await section('finance', plan, 'fr');
  expect(figures).toEqual([
    { label: 'Résultat net, Année\u00a02', value: '20\u00a0€' },
    { label: 'Bilan\u202f: Fonds de roulement', value: '5\u00a0€' },
    { label: 'Apports et autres ressources\u202f: Total', value: '7\u00a0€' },
  ]);
});

test('a figure without a name stands under the name of its list, what recurs with its first year', async () => {
  const plan = emptyPlan();
  const nameless = { id: '1', name: ' ', years: ['10', '20', '', '', ''] } as const;
  plan.finance.revenues = [{ ...nameless, years: [...nameless.years] }];
  plan.finance.otherExpenses = [{ ...nameless, years: [...nameless.years] }];
  plan.finance.incomes = [
    { id: '1', reason: '', amount: '7', period: 'once' },
    { id: '2', reason: 'Ayuda', amount: '0.50', period: 'month' },
  ];
  const { tables, figures } = await section('finance', plan, 'es');
  const [statement, contributions] = tables;
  expect(statement?.rows.map(({ cells }) => cells[0])).toEqual(
    expect.arrayContaining(['Ingresos', 'Otros gastos']),
  );
  expect(contributions?.rows.map(({ cells }) => cells.join(' | '))).toEqual([
    'Aportaciones y otras entradas | una vez | 7,00\u00a0€ | 7,00\u00a0€',
    'Ayuda | al mes | 0,50\u00a0€ | 6,00\u00a0€',
    'Total |  |  | 13,00\u00a0€',
  ]);
  expect(figures.map(({ value }) => value)).toContain('13,00\u00a0€');
  expect(JSON.stringify(tables)).not.toContain('Sin nombre');
});
