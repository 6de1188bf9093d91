import { request as httpRequest } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { registerErrorResponses } from '../http/error-responses.ts';
import { type BodyBudget, bodyBudget } from './body-budget.ts';

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => {
  app.server.closeAllConnections();
  return app.close();
});

/** A route whose answers wait until they are let go. */
async function routeWith(budget: Omit<BodyBudget, 'database'>) {
  const entered: PromiseWithResolvers<void>[] = [];
  const begun: string[] = [];
  app = Fastify({ trustProxy: true });
  registerErrorResponses(app);
  const { preParsing, onSend } = bodyBudget({ database: database.query, ...budget });
  app.post('/', {
    onSend,
    preParsing: [
      preParsing,
      async ({ ip }: FastifyRequest) => {
        begun.push(ip);
      },
    ],
    handler: async () => {
      const door = Promise.withResolvers<void>();
      entered.push(door);
      await door.promise;
      return 'done';
    },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = async (length: number, from = '192.0.2.1') => {
    const headers = { 'x-forwarded-for': from };
    const answer = await fetch(address, { method: 'POST', headers, body: 'x'.repeat(length) });
    await answer.text();
    return answer;
  };
  /** Announces a body and sends its beginning. */
  const begin = async (announced: number, sent: number, from: string) => {
    const before = begun.length;
    const headers = { 'content-length': announced, 'content-type': 'text/plain', 'x-forwarded-for': from };
    const upload = httpRequest(address, { method: 'POST', headers });
    upload.on('error', () => undefined);
    upload.write('x'.repeat(sent));
    await expect.poll(() => begun.length).toBe(before + 1);
    return upload;
  };
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  return { entered, post, begin, connections };
}

describe('bodyBudget', () => {
  it('turns away what would be too much at once, and takes it afterwards', async () => {
    const { entered, post } = await routeWith({
      totalBytes: 1_000,
      largeBytes: 10_000,
      largeBytesPerMinute: 1 * 1024,
    });
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
    const { entered, post } = await routeWith({
      totalBytes: 1_000_000,
      largeBytes: 100,
      largeBytesPerMinute: 2 * 1024,
    });
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

  it('counts what has a subject of its own apart', async () => {
    const budget = { totalBytes: 1_000_000, largeBytes: 100, largeBytesPerMinute: 1 * 1024 };
    const answered = async ({ entered, post }: Awaited<ReturnType<typeof routeWith>>) => {
      const answer = post(200, '192.0.2.31');
      await expect
        .poll(async () => entered.length > 0 || (await Promise.race([answer, false])) !== false)
        .toBe(true);
      entered.pop()?.resolve();
      return (await answer).status;
    };
    const covers = await routeWith({ ...budget, subject: 'covers' });
    expect([await answered(covers), await answered(covers)]).toEqual([200, 429]);
    await app.close();
    expect(await answered(await routeWith(budget))).toBe(200);
  });

  it('books what has arrived, not what is announced', async () => {
    const { entered, post, begin } = await routeWith({
      totalBytes: 1_000,
      largeBytes: 10_000,
      largeBytesPerMinute: 1 * 1024,
    });
    const idle = [];
    for (const from of ['192.0.2.7', '192.0.2.8', '192.0.2.9']) idle.push(await begin(900, 1, from));
    const honest = post(800);
    await expect.poll(() => entered.length).toBe(1);
    entered[0]?.resolve();
    expect((await honest).status).toBe(200);
    for (const upload of idle) upload.destroy();
  });

  it('ends a body that exceeds the capacity left', async () => {
    const { entered, post, begin } = await routeWith({
      totalBytes: 1_000,
      largeBytes: 10_000,
      largeBytesPerMinute: 1 * 1024,
    });
    const upload = await begin(700, 1, '192.0.2.7');
    const answered = new Promise<number | undefined>((resolve) => {
      upload.once('response', ({ statusCode }) => resolve(statusCode));
    });
    const first = post(600);
    await expect.poll(() => entered.length).toBe(1);
    upload.end('x'.repeat(699));
    expect(await answered).toBe(503);
    entered[0]?.resolve();
    expect((await first).status).toBe(200);
  });

  it('keeps the share of a body whose sender has left until the work on it ends', async () => {
    const { entered, post, begin, connections } = await routeWith({
      totalBytes: 1_000,
      largeBytes: 10_000,
      largeBytesPerMinute: 1 * 1024,
    });
    const upload = await begin(800, 800, '192.0.2.7');
    upload.end();
    await expect.poll(() => entered.length).toBe(1);
    upload.destroy();
    await expect.poll(() => connections()).toBe(0);
    expect((await post(300)).status).toBe(503);
    entered[0]?.resolve();
    const later = post(300);
    await expect.poll(() => entered.length).toBe(2);
    entered[1]?.resolve();
    expect((await later).status).toBe(200);
  });

  it('leaves capacity for others, whatever one address sends', async () => {
    const { entered, post } = await routeWith({
      totalBytes: 1_000,
      largeBytes: 10_000,
      largeBytesPerMinute: 1 * 1024,
    });
    const first = post(200, '192.0.2.7');
    await expect.poll(() => entered.length).toBe(1);
    const second = await post(100, '192.0.2.7');
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toBe('5');
    const other = post(700, '192.0.2.8');
    await expect.poll(() => entered.length).toBe(2);
    for (const door of entered) door.resolve();
    expect([(await first).status, (await other).status]).toEqual([200, 200]);
  });

  it('knows who sends by the network, of which one customer has every address', async () => {
    const { entered, post } = await routeWith({
      totalBytes: 1_000,
      largeBytes: 100,
      largeBytesPerMinute: 1 * 1024,
    });
    const first = post(200, '2001:db8::7');
    await expect.poll(() => entered.length).toBe(1);
    expect((await post(90, '2001:db8::8')).status).toBe(429);
    entered[0]?.resolve();
    expect((await first).status).toBe(200);
    expect((await post(200, '2001:db8::9')).status).toBe(429);
  });
});
