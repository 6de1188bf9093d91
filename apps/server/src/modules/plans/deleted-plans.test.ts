import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { images } from '../../platform/images/schema.ts';
import { type LookupKind, lookups } from '../../platform/lookups/schema.ts';
import { sharedApp } from '../../testing/shared-app.ts';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testPicture } from '../../testing/test-pictures.ts';
import { contentOf, errorOf, PLAIN_PLAN, plansOf } from '../../testing/test-plans.ts';
import { ERASURE } from './deleted-plans.ts';
import { plans as planTable } from './schema.ts';

const HOUR_MS = 3_600_000;
const LEAD_TO_PLANS: ReadonlySet<LookupKind> = new Set(['cover', 'share']);

let running: TestApp;
let ana: TestAccount;
let plans: ReturnType<typeof plansOf>;

sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
});
beforeEach(async () => {
  ana = await signUpTestAccount(running.app);
  plans = plansOf(ana);
  await running.database.query.delete(planTable);
  await running.database.query.delete(images);
  await running.database.query.delete(lookups).where(inArray(lookups.kind, [...LEAD_TO_PLANS]));
});

const restore = (id: string) => plans.post(`/api/business_plan/${id}/restore`, {});
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const erase = async () => {
  await running.jobs.add(running.database.query, ERASURE, {});
  await running.jobs.workOnce();
};

async function withPicture() {
  const logo = await testPicture(3);
  return plans.create(contentOf('Bakery', { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo } }));
}

it('is gone, also for its readers, until its deletion is undone, and then what it was, with its links', async () => {
  const made = await withPicture();
  const before = await plans.open(made._id);
  const { token } = (await plans.post(`/api/business_plan/${made._id}/shares`, {})).json();
  const shared = () => running.app.inject({ url: `/api/shared/${token}` });
  expect((await shared()).statusCode).toBe(200);
  expect((await plans.remove(made._id)).statusCode).toBe(200);
  expect(await plans.list()).toEqual([]);
  const answers = await Promise.all([
    plans.get(`/api/business_plan/${made._id}`),
    plans.remove(made._id),
    plans.save(made._id, 1, contentOf('Bakery')),
    plans.put({ id_list: [made._id], business_plan_data: { business_plan_name: 'x' } }),
    plans.post('/api/business_plan/duplicate', { business_plan_id: made._id }),
    plans.get(`/api/business_plan/${made._id}/shares`),
    running.app.inject({ url: made.business_plan_cover }),
  ]);
  for (const answer of answers) expect(errorOf(answer)).toEqual([404, 'not_found']);
  expect((await shared()).statusCode).toBe(404);

  expect((await restore(made._id)).json()).toEqual(made);
  expect(hash(JSON.stringify(await plans.open(made._id)))).toBe(hash(JSON.stringify(before)));
  expect((await shared()).statusCode).toBe(200);
});

it('is taken back by its owner alone, and only what was deleted', async () => {
  const { _id } = await plans.create(contentOf('Bakery'));
  expect(errorOf(await restore(_id))).toEqual([404, 'not_found']);
  await plans.remove(_id);
  const ben = plansOf(await signUpTestAccount(running.app));
  expect(errorOf(await ben.post(`/api/business_plan/${_id}/restore`, {}))).toEqual([404, 'not_found']);
  expect((await restore(_id)).statusCode).toBe(200);
});

it('is listed for its owner until it is taken back, the last deleted first', async () => {
  const listed = async (of = plans) =>
    (await of.get('/api/business_plan/deleted'))
      .json()
      .business_plans.map(({ business_plan_name: name }: { business_plan_name: string }) => name);
  const bakery = await plans.create(contentOf('Bakery'));
  const dairy = await plans.create(contentOf('Dairy'));
  expect(await listed()).toEqual([]);
  await plans.remove(bakery._id);
  running.clock.forward(HOUR_MS);
  await plans.remove(dairy._id);
  expect(await listed()).toEqual(['Dairy', 'Bakery']);
  expect(await listed(plansOf(await signUpTestAccount(running.app)))).toEqual([]);
  await restore(dairy._id);
  expect(await listed()).toEqual(['Bakery']);
});

it('is erased with its pictures after a day, and nothing else is', async () => {
  const kept = await plans.create(contentOf('Kept'));
  const { _id } = await withPicture();
  await plans.post(`/api/business_plan/${_id}/shares`, {});
  const leading = async () =>
    (await running.database.query.select().from(lookups)).filter(({ kind }) => LEAD_TO_PLANS.has(kind));
  await plans.remove(_id);
  running.clock.forward(23 * HOUR_MS);
  await erase();
  expect((await restore(_id)).statusCode).toBe(200);
  await plans.remove(_id);
  running.clock.forward(25 * HOUR_MS);
  const late = await plans.create(contentOf('Late'));
  await plans.remove(late._id);
  await erase();
  expect((await restore(late._id)).statusCode).toBe(200);
  await plans.remove(late._id);
  running.clock.forward(25 * HOUR_MS);
  await erase();
  const rows = await running.database.query.select().from(planTable);
  expect(rows.map(({ id }) => id)).toEqual([kept._id]);
  expect(await running.database.query.select().from(images)).toEqual([]);
  expect(await leading()).toMatchObject([{ kind: 'cover', key: rows[0]?.coverKey }]);
});

it('makes way when its sender makes a plan under the same id', async () => {
  const { _id } = await withPicture();
  await plans.remove(_id);
  const again = await plans.create(contentOf('Again'), { _id });
  expect(again).toMatchObject({ _id, version: 1, business_plan_name: 'Again' });
  expect(errorOf(await restore(_id))).toEqual([404, 'not_found']);
});
