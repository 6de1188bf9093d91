import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { registerErrorResponses } from '../errors/error-responses.ts';
import { registerPressureValve } from './pressure.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function appUnderPressure(startingMs: number): Promise<FastifyInstance> {
  app = Fastify();
  registerErrorResponses(app);
  await registerPressureValve(app, 5, startingMs);
  app.route({ method: ['GET', 'PUT', 'POST'], url: '/work', handler: () => ({ isDone: true }) });
  await app.ready();
  const isBehind = () => {
    const until = performance.now() + 60;
    while (performance.now() < until);
    return app.isUnderPressure();
  };
  await vi.waitUntil(isBehind, { timeout: 90_000, interval: 0 });
  return app;
}

it('turns new work away under pressure and says when to come again, but no page and no save', async () => {
  const busy = await appUnderPressure(0);
  const refused = await busy.inject({ method: 'POST', url: '/work' });
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ error: 'server_busy' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  for (const method of ['GET', 'PUT'] as const) {
    expect((await busy.inject({ method, url: '/work' })).statusCode).toBe(200);
  }
});

it('turns nobody away while it starts', async () => {
  const starting = await appUnderPressure(Number.POSITIVE_INFINITY);
  expect((await starting.inject({ method: 'POST', url: '/work' })).statusCode).toBe(200);
});
