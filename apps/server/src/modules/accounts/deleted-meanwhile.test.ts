import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../testing/shared-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { isLockAwaited } from '../../testing/test-cluster.ts';
import { signUpTestCustomer, type TestCustomer } from '../../testing/test-customer.ts';
import { testPicture } from '../../testing/test-pictures.ts';
import { contentOf, PLAIN_PLAN, plansOf } from '../../testing/test-plans.ts';

let running: TestApp;
sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
});

const pictured = async (): Promise<string> =>
  contentOf('Pictured', { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo: await testPicture(3) } });

const createdPlan = async (person: TestCustomer) => plansOf(person).create(contentOf('Here'));

type Write = (person: TestCustomer) => Promise<() => Promise<LightMyRequestResponse>>;

const WRITES: Record<string, Write> = {
  'a new plan': async (person) => () =>
    plansOf(person).post('/api/business_plan', { business_plan_content: contentOf('New') }),
  'a new plan with a picture': async (person) => {
    const content = await pictured();
    return () => plansOf(person).post('/api/business_plan', { business_plan_content: content });
  },
  'a save': async (person) => {
    const { _id } = await createdPlan(person);
    return () => plansOf(person).save(_id, 1, contentOf('Saved'));
  },
  'a save with a picture': async (person) => {
    const { _id } = await createdPlan(person);
    const content = await pictured();
    return () => plansOf(person).save(_id, 1, content);
  },
  'a copy': async (person) => {
    const { _id } = await createdPlan(person);
    return () => plansOf(person).post('/api/business_plan/duplicate', { business_plan_id: _id });
  },
  'a link': async (person) => {
    const { _id } = await createdPlan(person);
    return () => plansOf(person).post(`/api/business_plan/${_id}/shares`, {});
  },
  'a portrait': async (person) => {
    const user_profile_image = await testPicture(4);
    return () => person.call({ method: 'PUT', url: '/api/users/me/image', payload: { user_profile_image } });
  },
  'another address': async (person) => () =>
    person.call({
      method: 'PUT',
      url: '/api/users/me/email',
      payload: { user_email: 'other@example.com', password: person.password },
    }),
  'another name': async (person) => () =>
    person.call({ method: 'PUT', url: '/api/users/me', payload: { user_name: 'Other' } }),
  'a session': async (person) => () =>
    running.app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { user_email: person.user.user_email, password: person.password },
    }),
  'an order': async (person) => {
    const consent = await person.consent();
    return () => person.post('', { consent });
  },
};

/** Deletes the account, and begins the call while that is not committed: it must wait for it. */
async function whileDeleting(
  { user }: TestCustomer,
  call: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  const { query } = running.database;
  const begun = await query.transaction(async (tx) => {
    await tx.execute(sql`delete from accounts where email = ${user.user_email}`);
    const answer = call();
    await expect.poll(() => isLockAwaited(query), { timeout: 20_000 }).toBe(true);
    return { answer };
  });
  return begun.answer;
}

describe('an account deleted in the same moment', () => {
  it.each(Object.entries(WRITES))('answers %s as not found or not signed in', async (_name, prepare) => {
    const person = await signUpTestCustomer(running);
    const call = await prepare(person);
    const answer = await whileDeleting(person, call);
    expect([401, 404]).toContain(answer.statusCode);
    expect(running.logged.filter((line) => line.includes('unforeseen'))).toEqual([]);
  });
});
