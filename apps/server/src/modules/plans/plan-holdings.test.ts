import { getTableName } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { images } from '../../platform/images/schema.ts';
import { PoolError, type PoolErrorReason } from '../../platform/renderer-pool/pool-errors.ts';
import { sharedApp } from '../../testing/shared-app.ts';
import { signUpTestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testPicture } from '../../testing/test-pictures.ts';
import { contentOf, PLAIN_PLAN, plansOf } from '../../testing/test-plans.ts';
import { testRenderer } from '../../testing/test-renderer.ts';
import { unzip } from '../../testing/unzip.ts';
import { shares } from '../shares/schema.ts';
import { planCovers, planImages, plans as planTable } from './schema.ts';

let running: TestApp;
sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
});

async function accountWithPlans() {
  const account = await signUpTestAccount(running.app);
  const plans = plansOf(account);
  const logo = await testPicture(1);
  const kept = await plans.create(
    contentOf('Mill', { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo } }),
  );
  await plans.create(contentOf('../Oven'));
  await plans.post(`/api/business_plan/${kept._id}/shares`, {});
  await running.app.inject({ url: kept.business_plan_cover });
  return { account, plans };
}

describe('the plans of an account', () => {
  it('are in its export, as data and as documents', async () => {
    const { account, plans } = await accountWithPlans();
    const answer = await account.call({ method: 'GET', url: '/api/users/me/export' });
    const files = await unzip(answer.rawPayload);
    for (const { _id } of await plans.list()) {
      const saved = await plans.open(_id);
      const json = JSON.parse(files.get(`plans/${_id}/plan.json`)?.toString() ?? '');
      expect(json).toMatchObject({ _id, business_plan_name: saved.business_plan_name, version: 1 });
      expect(JSON.stringify(json.business_plan_content)).toBe(saved.business_plan_content);
    }
    const documents = [...files].filter(([path]) => path.endsWith('.pdf'));
    expect(documents.map(([path]) => path.split('/').at(-1)).toSorted()).toEqual([
      'Mill - Trazo.pdf',
      'Oven - Trazo.pdf',
    ]);
    for (const [, bytes] of documents) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are in it within their day of undo, with to whom they were mailed', async () => {
    const { account, plans } = await accountWithPlans();
    const [gone] = await plans.list();
    const saved = await plans.open(gone?._id ?? '');
    const sent = { business_plan_id: gone?._id, email_to_send: 'bank@example.com' };
    expect((await plans.post('/api/business_plan/send-by-email', sent)).statusCode).toBe(200);
    await plans.remove(gone?._id ?? '');
    const files = await unzip((await account.call({ url: '/api/users/me/export' })).rawPayload);
    const json = JSON.parse(files.get(`plans/${gone?._id}/plan.json`)?.toString() ?? '');
    expect(json).toMatchObject({ deleted_at: expect.any(String), mailings: [{ email: 'bank@example.com' }] });
    expect(JSON.stringify(json.business_plan_content)).toBe(saved.business_plan_content);
  });

  it('come with the links that were made of them, without what opens them', async () => {
    const { account, plans } = await accountWithPlans();
    await accountWithPlans();
    const [shared] = (await plans.list()).filter(({ business_plan_name }) => business_plan_name === 'Mill');
    const made = await plans.post(`/api/business_plan/${shared?._id}/shares`, { password: 'guess me' });
    const { token, ...link } = made.json();
    const files = await unzip((await account.call({ url: '/api/users/me/export' })).rawPayload);
    const text = files.get('links.json')?.toString() ?? '';
    expect(JSON.parse(text)).toHaveLength(2);
    expect(JSON.parse(text)[0]).toEqual({ ...link, business_plan_id: shared?._id });
    expect(text).not.toMatch(new RegExp(`${token}|argon2`));
  });

  it('go with it, and no other account’s', async () => {
    const staying = await accountWithPlans();
    const { account } = await accountWithPlans();
    const tables = [planTable, planImages, planCovers, images, shares];
    const counts = async () =>
      Object.fromEntries(
        await Promise.all(
          tables.map(async (table) => [getTableName(table), await running.database.query.$count(table)]),
        ),
      );
    const before = await counts();
    const payload = { password: account.password };
    const answer = await account.call({ method: 'POST', url: '/api/users/me/delete', payload });
    expect(answer.statusCode).toBe(200);
    const after = await counts();
    expect(after).toEqual(
      Object.fromEntries(
        Object.entries(before).map(([name, count]) => [name, Number(count) - (name === 'plans' ? 2 : 1)]),
      ),
    );
    expect(await staying.plans.list()).toHaveLength(2);
  });
});

describe('the export while renderers fail', () => {
  const exportWith = async (failures: readonly PoolErrorReason[]) => {
    const real = testRenderer(() => undefined);
    const left = [...failures];
    const own = await startTestApp({
      renderer: {
        run: (task, options) => {
          const failure = task.kind === 'saved' ? left.shift() : undefined;
          return failure === undefined ? real.run(task, options) : Promise.reject(new PoolError(failure));
        },
        load: () => real.load(),
        isAlive: true,
        close: () => real.close(),
      },
    });
    onTestFinished(() => own.close());
    const account = await signUpTestAccount(own.app);
    const { _id } = await plansOf(account).create(contentOf('Mill'));
    const { rawPayload } = await account.call({ url: '/api/users/me/export' });
    return { id: _id, files: await unzip(rawPayload) };
  };

  it('waits for those that are busy', async () => {
    const { id, files } = await exportWith(['busy', 'busy', 'busy']);
    expect(files.get(`plans/${id}/Mill - Trazo.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(files.has(`plans/${id}/document-missing.json`)).toBe(false);
  });

  it('says of a plan that has no document that it lacks it, and why', async () => {
    const { id, files } = await exportWith(['timeout']);
    expect([...files.keys()].filter((path) => path.endsWith('.pdf'))).toEqual([]);
    expect(JSON.parse(files.get(`plans/${id}/document-missing.json`)?.toString() ?? '')).toEqual({
      missing: 'document',
      error: 'document_too_complex',
      message: expect.stringMatching(/\.$/),
    });
  });
});
