import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { registerErrorResponses } from '../http/error-responses.ts';
import { registerPressureValve } from './pressure.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function appUnderPressure(startingMs: number): Promise<FastifyInstance> {
  app = Fastify();
  registerErrorResponses(app);
  await registerPressureValve(app, { maxEventLoopDelayMs: 5, startingMs });
  for (const url of ['/api/generate', '/api/business_plan', '/api/payments/stop', '/api/users/login', '/']) {
    app.route({ method: ['GET', 'PUT', 'POST'], url, handler: () => ({ isDone: true }) });
  }
  await app.ready();
  const isBehind = () => {
    const until = performance.now() + 60;
    while (performance.now() < until);
    return app.isUnderPressure();
  };
  await vi.waitUntil(isBehind, { timeout: 90_000, interval: 0 });
  return app;
}

it('turns new documents away under pressure and says when to come again', async () => {
  const busy = await appUnderPressure(0);
  const refused = await busy.inject({ method: 'POST', url: '/api/generate' });
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ error: 'server_busy' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('turns away no page, no save, not the first one either, no sign-in and no cancellation', async () => {
  const busy = await appUnderPressure(0);
  for (const [method, url] of [
    ['GET', '/'],
    ['PUT', '/api/business_plan'],
    ['POST', '/api/business_plan'],
    ['POST', '/api/users/login'],
    ['POST', '/api/payments/stop'],
  ] as const) {
    expect((await busy.inject({ method, url })).statusCode).toBe(200);
  }
});

it('refuses nothing while it starts', async () => {
  const starting = await appUnderPressure(Number.POSITIVE_INFINITY);
  expect((await starting.inject({ method: 'POST', url: '/api/generate' })).statusCode).toBe(200);
});

it('refuses all but what ends a server that does not answer while the heap is nearly full', async () => {
  app = Fastify();
  registerErrorResponses(app);
  await registerPressureValve(app, { maxEventLoopDelayMs: 0, maxHeapBytes: 1 });
  for (const url of ['/api/business_plan', '/api/health/live']) app.get(url, () => ({ isDone: true }));
  await app.ready();
  await expect.poll(() => app.isUnderPressure()).toBe(true);
  expect((await app.inject('/api/business_plan')).json()).toMatchObject({ error: 'server_busy' });
  expect((await app.inject('/api/health/live')).statusCode).toBe(200);
});
