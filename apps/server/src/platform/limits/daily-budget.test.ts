import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RENDERER_UNITS_A_DAY, withBudget } from '../../modules/documents/renderer-budget.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { createDailyBudget } from './daily-budget.ts';
import { turnOfOwner } from './fair-queue.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const metrics = createMetrics();
const budgetOf = (budget: string, most: number) =>
  createDailyBudget({ database: database.query, log: createLog('silent'), metrics, budget, most });

describe('a budget of a day', () => {
  it('is what each may use, and what was refused uses nothing up', async () => {
    const budget = budgetOf('something', 10);
    await budget.book('192.0.2.1', 8);
    await expect(budget.book('192.0.2.1', 3)).rejects.toMatchObject({ code: 'daily_limit' });
    await budget.book('192.0.2.1', 2);
    await budget.book('192.0.2.2', 10);
    const said = await metrics.text();
    expect(said).toContain('app_budget_refused_total{budget="something"} 1');
    expect(said).toContain('app_budget_most{budget="something"} 10');
  });

  it('has back what was booked and not used, and counts what was used beyond', async () => {
    const budget = budgetOf('something else', 10);
    await budget.book('192.0.2.1', 10);
    await budget.correct('192.0.2.1', -4);
    await budget.book('192.0.2.1', 4);
    await budget.correct('192.0.2.1', -10);
    await budget.correct('192.0.2.1', 20);
    await expect(budget.book('192.0.2.1', 1)).rejects.toMatchObject({ code: 'daily_limit' });
  });
});

it('the time of renderers is counted as it is used, also by what failed', async () => {
  const budget = budgetOf('renderers', 50);
  const renderer = withBudget(
    {
      run: async (_task, { onEnd }) => {
        onEnd?.(4_000);
        throw new Error('failed');
      },
      load: () => ({ processes: 0, free: 0, waiting: 0, waitingBytes: 0 }),
      isAlive: true,
      close: async () => undefined,
    },
    budget,
  );
  const draw = () =>
    renderer.run(
      { kind: 'preview', content: '{}', watermark: true },
      { turn: turnOfOwner('an account'), affinity: '', weight: 0 },
    );
  await expect(draw()).rejects.toThrow('failed');
  await expect(draw()).rejects.toThrow('failed');
  await expect(draw()).rejects.toMatchObject({ code: 'daily_limit' });
  expect(RENDERER_UNITS_A_DAY).toBe(300_000);
});
