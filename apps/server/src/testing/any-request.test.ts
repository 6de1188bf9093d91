import { type Route, routeUrl } from '@trazo/contract/api/route';
import { ROUTES } from '@trazo/contract/api/routes';
import { errorResponseSchema } from '@trazo/contract/errors';
import { isRecord } from '@trazo/plan/is-record';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arbitraryPayload } from './arbitrary-payload.ts';
import { signUpTestAccount, type TestAccount } from './test-account.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { contentOf, plansOf } from './test-plans.ts';

const REQUESTS = Number(process.env.ANY_REQUESTS ?? 200);
const CONCURRENCY = 20;
const CONTENT = contentOf('any');

let running: TestApp;
let account: TestAccount;
/** Ends its sessions, and itself. */
let leaving: TestAccount;
let planId: string;

beforeAll(async () => {
  running = await startTestApp();
  account = await signUpTestAccount(running.app);
  leaving = await signUpTestAccount(running.app);
  planId = (await plansOf(account).create(contentOf('x')))._id;
});
afterAll(() => running.close());

const LEAVING = new Set(['signOut', 'deleteUser', 'endSession', 'endOtherSessions']);
const ALL: readonly Route[] = Object.values(ROUTES);

const requests = () => fc.constantFrom(...ALL).chain(requestTo);

function requestTo(route: Route) {
  const part = (schema: Route['params']) =>
    schema === undefined ? fc.constant({}) : arbitraryPayload(schema);
  return fc
    .record({
      params: part(route.params),
      query: part(route.query),
      body: part(route.body),
      isSignedIn: fc.boolean(),
      ownsPlan: fc.boolean(),
      accept: fc.constantFrom('application/json', 'application/pdf', '*/*', 'x', ';;;,'),
    })
    .map(({ params, query, body, isSignedIn, ownsPlan, accept }): InjectOptions => {
      const parameters = Object.fromEntries(
        [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
          name,
          ownsPlan && name === 'id' ? planId : text(asRecord(params)[name]),
        ]),
      );
      const own = {
        ...(ownsPlan && 'business_plan_id' in asRecord(body) && { business_plan_id: planId }),
        ...(ownsPlan && 'business_plan_content' in asRecord(body) && { business_plan_content: CONTENT }),
      };
      const fields = Object.fromEntries(
        Object.entries(asRecord(query)).map(([key, value]) => [key, text(value)]),
      );
      return {
        method: route.method,
        url: routeUrl(route, { params: parameters, query: fields }),
        headers: {
          accept,
          ...(isSignedIn && {
            authorization: `Bearer ${LEAVING.has(route.id) ? leaving.token : account.token}`,
          }),
          ...(route.body && { 'content-type': 'application/json' }),
        },
        ...(route.body && { payload: JSON.stringify(isRecord(body) ? { ...body, ...own } : body) }),
      };
    });
}

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
/** What a value looks like in an address; JSON, for objects of fast-check need not turn into text. */
const text = (value: unknown): string => {
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return (written ?? '').toWellFormed() || 'none';
};

describe('any request', () => {
  it(`is answered, never with a fault of ours (${REQUESTS} of them)`, async () => {
    let asked = 0;
    const statuses = new Map<number, number>();
    const property = fc.asyncProperty(
      fc.array(requests(), { minLength: CONCURRENCY, maxLength: CONCURRENCY }),
      async (all) => {
        const answers = await Promise.all(
          all.map(async (request) => ({ request, answer: await running.app.inject(request) })),
        );
        for (const { request, answer } of answers) {
          asked += 1;
          statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
          const isBusy = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined;
          if (answer.statusCode >= 500 && !isBusy) {
            throw new Error(
              `${answer.statusCode} for ${JSON.stringify(request)}: ${answer.body.slice(0, 200)}`,
            );
          }
          if (answer.statusCode >= 400)
            expect(errorResponseSchema.safeParse(answer.json()).success).toBe(true);
        }
      },
    );
    await fc.assert(property, { numRuns: Math.ceil(REQUESTS / CONCURRENCY) });
    expect(asked).toBeGreaterThanOrEqual(REQUESTS);
    for (const status of [200, 400, 401, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(0);
  }, 300_000);
});
