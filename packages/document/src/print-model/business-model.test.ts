import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { describe, expect, it } from 'vitest';
import { businessModelSample } from '../testing/business-model-sample.ts';
import { createPrintModel } from './create-print-model.ts';

const plan = businessModelSample('en');
const DRILL = 'Radial drill';

async function fieldOf(id: string, printed: Plan) {
  const { businessModel } = await createPrintModel(printed, defaultTheme(2, 'en'), { day: '2026-01-15' });
  const field = businessModel?.fields.find((one) => one.id === id);
  return { text: field?.text, names: field?.facts.map(({ label }) => label) };
}

describe('key resources', () => {
  const withInvestment = (linked: boolean): Plan => {
    const { assumptions } = plan.finance;
    if (assumptions === null) throw new Error('the sample has no forecast');
    const [first] = assumptions.investments;
    if (first === undefined) throw new Error('the sample buys nothing');
    const investments = [{ ...first, name: DRILL }];
    return { ...plan, finance: { ...plan.finance, assumptions: { ...assumptions, linked, investments } } };
  };

  it('are what the forecast buys', async () => {
    expect((await fieldOf('resources', withInvestment(true))).names).toContain(DRILL);
  });

  it('are not what a forecast buys that is turned off', async () => {
    expect((await fieldOf('resources', withInvestment(false))).names).not.toContain(DRILL);
  });
});

describe('customer segments', () => {
  const withClient = (client: Partial<Plan['client']>): Plan => ({
    ...plan,
    client: { ...plan.client, ...client },
  });

  it('are where the customers are and what was chosen of them; their text where neither is known', async () => {
    const { text, names } = await fieldOf('segments', withClient({ location: 'Leeds', age: ['25-35'] }));
    expect(text).toBe('');
    expect(names?.slice(0, 2)).toEqual(['Leeds', '25–35 years']);
    const said = { ...plan, client: { ...emptyPlan().client, summary: 'Families who bake on Sundays.' } };
    expect(await fieldOf('segments', said)).toMatchObject({
      text: 'Families who bake on Sundays.',
      names: [],
    });
  });

  it('are what was chosen of them where the text begins with no sentence', async () => {
    const listed = withClient({
      location: 'Leeds',
      age: ['25-35'],
      summary: { blocks: [{ type: 'bulletList', items: [[{ text: 'Families' }]] }] },
    });
    const { text, names } = await fieldOf('segments', listed);
    expect(text).toBe('');
    expect(names?.[0]).toBe('Leeds');
    expect(names?.length).toBeGreaterThan(1);
  });
});
