import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { registerErrorResponses } from '../errors/error-responses.ts';
import { bodyBudget } from './body-budget.ts';

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => app.close());

/** A route whose answers wait until they are let go. */
async function routeWith(budget: { totalBytes: number; largeBytes: number; largePerMinute: number }) {
  const entered: PromiseWithResolvers<void>[] = [];
  app = Fastify();
  registerErrorResponses(app);
  app.post('/', {
    preParsing: bodyBudget({ database: database.query, ...budget }),
    handler: async () => {
      const door = Promise.withResolvers<void>();
      entered.push(door);
      await door.promise;
      return 'done';
    },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = async (length: number) => {
    const answer = await fetch(address, { method: 'POST', body: 'x'.repeat(length) });
    await answer.text();
    return answer;
  };
  return { entered, post };
}

describe('bodyBudget', () => {
  it('turns away what would be too much at once, and takes it afterwards', async () => {
    const { entered, post } = await routeWith({ totalBytes: 1_000, largeBytes: 10_000, largePerMinute: 1 });
    const first = post(800);
    await expect.poll(() => entered.length).toBe(1);
    const refused = await post(300);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    entered[0]?.resolve();
    expect((await first).status).toBe(200);
    const later = post(300);
    await expect.poll(() => entered.length).toBe(2);
    entered[1]?.resolve();
    expect((await later).status).toBe(200);
  });

  it('takes a few large bodies a minute, and any number of small ones', async () => {
    const { entered, post } = await routeWith({ totalBytes: 1_000_000, largeBytes: 100, largePerMinute: 2 });
    const answers = [];
    for (const length of [200, 50, 200, 50, 200, 50]) {
      const answer = post(length);
      await expect
        .poll(async () => entered.length > 0 || (await Promise.race([answer, false])) !== false)
        .toBe(true);
      entered.pop()?.resolve();
      answers.push((await answer).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 429, 200]);
  });
});
