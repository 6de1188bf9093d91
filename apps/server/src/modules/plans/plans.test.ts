import { randomUUID } from 'node:crypto';
import { must } from '@trazo/plan/must';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../testing/shared-app.ts';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { contentOf, errorOf, NO_PLAN, PLAIN_PLAN, plansOf } from '../../testing/test-plans.ts';
import { planIdOf, plans as planTable } from './schema.ts';

let running: TestApp;
let ana: TestAccount;
let ben: TestAccount;

sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
  [ana, ben] = await Promise.all([signUpTestAccount(running.app), signUpTestAccount(running.app)]);
});

const formatted = (link: string) =>
  JSON.stringify({
    richText: 1,
    blocks: [{ type: 'bulletList', items: [[{ text: 'Mill', bold: true, link }]] }],
  });
/** More than is reserved for each plan. */
const LONG_PLAN = {
  ...PLAIN_PLAN,
  products: {
    items: Array.from({ length: 6 }, (_, index) => ({
      ...must(PLAIN_PLAN.products.items[0], 'the sample has products'),
      id: String(index),
      description: 'x'.repeat(20_000),
    })),
  },
};
const visionOf = (vision: string) =>
  JSON.stringify({ ProfileData: { executiveSummary: { com_name: 'Panadería', vision } } });

describe('saved plans', () => {
  it('are none at first', async () => {
    const answer = await plansOf(ana).get('/api/business_plan');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ business_plans: [] });
  });

  it('come back as they were saved, from any device', async () => {
    const plans = plansOf(ana);
    const content = contentOf('El Alba', PLAIN_PLAN);
    const answer = await plans.post('/api/business_plan', {
      business_plan_content: content,
      business_plan_cover: null,
      business_plan_status: 'active',
    });
    expect(answer.statusCode).toBe(201);
    const summary = answer.json();
    expect(summary).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      business_plan_name: 'El Alba',
      business_plan_status: 'active',
      business_plan_cover: expect.stringMatching(/^\/api\/covers\/[\w-]{43}\?v=1-[\w-]{10}$/),
      version: 1,
      completeness: expect.closeTo(6 / 13, 5),
      created_at: expect.any(String),
      updated_at: summary.created_at,
    });
    expect(await plans.open(summary._id)).toEqual({ ...summary, business_plan_content: content });
    expect(await plans.list()).toEqual([summary]);
  });

  it('are saved again under the next version', async () => {
    const plans = plansOf(ana);
    const { _id } = await plans.create(contentOf('One'));
    const content = contentOf('Two');
    const answer = await plans.save(_id, 1, content, { business_plan_status: 'archived' });
    expect(answer.statusCode).toBe(200);
    const [saved] = answer.json().business_plans;
    expect(saved).toMatchObject({
      _id,
      version: 2,
      business_plan_name: 'Two',
      business_plan_status: 'archived',
    });
    expect(saved.business_plan_cover).toMatch(/\?v=2-/);
    expect((await plans.open(_id)).business_plan_content).toBe(content);
  });

  it('keep the formats of a text', async () => {
    const plans = plansOf(ana);
    const text = formatted('https://example.org/');
    const { _id } = await plans.create(visionOf(text));
    const opened = JSON.parse((await plans.open(_id)).business_plan_content);
    expect(opened.ProfileData.executiveSummary.vision).toBe(text);
  });

  it('keep a name given by hand, and follow the company without one', async () => {
    const plans = plansOf(ana);
    const { _id } = await plans.create(contentOf('Mill'), { business_plan_name: 'For the bank' });
    await plans.save(_id, 1, contentOf('Mill & Sons'));
    expect((await plans.open(_id)).business_plan_name).toBe('For the bank');
    const other = await plans.create(contentOf('Oven'), { business_plan_name: 'Oven' });
    await plans.save(other._id, 1, contentOf('Bakery'));
    expect((await plans.open(other._id)).business_plan_name).toBe('Bakery');
    await plans.put({ id_list: [other._id], business_plan_data: { business_plan_name: 'My own' } });
    await plans.save(other._id, 2, contentOf('Patisserie'));
    expect(await plans.open(other._id)).toMatchObject({ business_plan_name: 'My own', version: 3 });
  });

  it('change name or status together, without a new version', async () => {
    const plans = plansOf(ana);
    const ids = [(await plans.create(contentOf('A')))._id, (await plans.create(contentOf('B')))._id];
    const answer = await plans.put({
      id_list: [...ids, ...ids],
      business_plan_data: { business_plan_status: 'archived' },
    });
    expect(answer.statusCode).toBe(200);
    const changed = answer.json().business_plans;
    expect(changed.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(ids.toSorted());
    for (const plan of changed) expect(plan).toMatchObject({ business_plan_status: 'archived', version: 1 });
  });

  it('are copied, under a name that is free', async () => {
    const plans = plansOf(ben);
    const { _id } = await plans.create(contentOf('Quay'));
    const copies = [];
    for (const id of [_id, _id]) {
      const answer = await plans.post('/api/business_plan/duplicate', { business_plan_id: id });
      expect(answer.statusCode).toBe(201);
      copies.push(answer.json());
    }
    expect(copies.map(({ business_plan_name }) => business_plan_name)).toEqual(['Quay (2)', 'Quay (3)']);
    const [first] = copies;
    expect(first.business_plan_cover).not.toBe((await plans.open(_id)).business_plan_cover);
    expect((await plans.open(first._id)).business_plan_content).toBe(contentOf('Quay'));
    const copyOfCopy = await plans.post('/api/business_plan/duplicate', { business_plan_id: first._id });
    expect(copyOfCopy.json().business_plan_name).toBe('Quay (4)');
  });

  it('are deleted once', async () => {
    const plans = plansOf(ana);
    const { _id } = await plans.create(contentOf('Gone'));
    expect((await plans.remove(_id)).json()).toEqual({ status: 'plan_deleted' });
    expect(errorOf(await plans.remove(_id))).toEqual([404, 'not_found']);
    expect(errorOf(await plans.get(`/api/business_plan/${_id}`))).toEqual([404, 'not_found']);
  });
});

describe("another account's plan", () => {
  it('is not found by any call, and nothing of it changes', async () => {
    const theirs = await plansOf(ben).create(contentOf('Theirs'));
    const mine = plansOf(ana);
    const own = await mine.create(contentOf('Mine'));
    const before = await running.database.query.select().from(planTable);
    for (const id of [theirs._id, NO_PLAN]) {
      const name = { business_plan_name: 'taken over' };
      const answers = await Promise.all([
        mine.get(`/api/business_plan/${id}`),
        mine.get(`/api/business_plan/download/${id}`),
        mine.remove(id),
        mine.save(id, 1, contentOf('x')),
        mine.put({ id_list: [id], business_plan_data: name }),
        mine.put({ id_list: [own._id, id], business_plan_data: name }),
        mine.post('/api/business_plan/duplicate', { business_plan_id: id }),
        mine.post('/api/business_plan/send-by-email', {
          business_plan_id: id,
          email_to_send: 'a@example.com',
        }),
        mine.post(`/api/business_plan/${id}/shares`, {}),
        mine.get(`/api/business_plan/${id}/shares`),
        mine.post('/api/generate', { content: contentOf('x'), business_plan_id: id }),
      ]);
      for (const answer of answers) expect(errorOf(answer)).toEqual([404, 'not_found']);
    }
    const after = await running.database.query.select().from(planTable);
    expect(new Set(after.map((row) => JSON.stringify(row)))).toEqual(
      new Set(before.map((row) => JSON.stringify(row))),
    );
  });

  it('is not shown without a session', async () => {
    const { _id } = await plansOf(ben).create(contentOf('Theirs'));
    for (const url of [
      '/api/business_plan',
      `/api/business_plan/${_id}`,
      `/api/business_plan/download/${_id}`,
    ]) {
      for (const authorization of [undefined, 'Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic eDp5']) {
        const answer = await running.app.inject({
          url,
          headers: { ...(authorization && { authorization }) },
        });
        expect(errorOf(answer)).toEqual([401, 'not_signed_in']);
      }
    }
  });
});

describe('a payload that cannot be saved', () => {
  it.each([
    ['nothing', {}],
    ['no content', { business_plan_name: 'x' }],
    ['another status', { business_plan_content: contentOf('x'), business_plan_status: 'archived' }],
    ['an unknown field', { business_plan_content: contentOf('x'), owner: NO_PLAN }],
    ['a name of two lines', { business_plan_content: contentOf('x'), business_plan_name: 'a\r\nBcc: b@c.d' }],
    [
      'a name that is turned around',
      { business_plan_content: contentOf('x'), business_plan_name: '\u202efdp' },
    ],
  ])('%s: new', async (_case, payload) => {
    expect(errorOf(await plansOf(ana).post('/api/business_plan', payload))).toEqual([400, 'payload_invalid']);
  });

  it.each([
    ['not JSON', 'no', 400, 'content_not_json'],
    ['no plan', '{"ProfileData":7}', 422, 'content_invalid'],
    ['of a newer version', '{"ProfileData":{"schema_version":99}}', 409, 'content_newer_version'],
    ['with a script for a link', visionOf(formatted('javascript:alert(1)')), 422, 'content_invalid'],
    ['too deep', `${'['.repeat(100)}${']'.repeat(100)}`, 422, 'content_invalid'],
    ['too long', `"${'x'.repeat(40_000_001)}"`, 413, 'content_too_large'],
  ])('content %s', async (_case, content, status, code) => {
    const plans = plansOf(ana);
    const answer = await plans.post('/api/business_plan', { business_plan_content: content });
    expect(errorOf(answer)).toEqual([status, code]);
    const { _id } = await plans.create(contentOf('kept'));
    expect(errorOf(await plans.save(_id, 1, content))).toEqual([status, code]);
    expect((await plans.open(_id)).version).toBe(1);
  });

  it.each([
    ['a figure without end', { minimum_cash: '9'.repeat(20) }, 'minimum_cash'],
    ['figures of another kind', { streams: 'many' }, 'streams'],
    ['a name of every object', { owner: JSON.parse('{"__proto__":{"count":1},"count":"1"}') }, 'owner.count'],
    ['41 lines', { streams: new Array(41).fill({ id: 's' }) }, 'streams'],
    ['a rate that is none', { parameters: [{ key: 'vat.standard', value: '1e9' }] }, 'parameters.0.value'],
    ['a month before the first', { start: '1899-12' }, 'start'],
  ])('assumptions with %s are refused where they stand', async (_case, assumptions, path) => {
    const content = JSON.stringify({ ProfileData: { finances: { assumptions } } });
    const answer = await plansOf(ana).post('/api/business_plan', { business_plan_content: content });
    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json())).toContain(`ProfileData.finances.assumptions.${path}`);
  });

  it('saves contents only of one plan, and only with their version', async () => {
    const plans = plansOf(ana);
    const [one, two] = [await plans.create(contentOf('1')), await plans.create(contentOf('2'))];
    const content = { business_plan_content: contentOf('x') };
    for (const payload of [
      { id_list: [one._id, two._id], business_plan_data: { ...content, version: 1 } },
      { id_list: [one._id], business_plan_data: { version: 1 } },
      { id_list: [one._id], business_plan_data: { business_plan_name: '' } },
      { id_list: [one._id], business_plan_data: { ...content, version: 0 } },
      { id_list: [one._id], business_plan_data: { ...content, version: 2 ** 40 } },
      { id_list: [], business_plan_data: { business_plan_status: 'archived' } },
      { id_list: ['1'], business_plan_data: { business_plan_status: 'archived' } },
      { id_list: one._id, business_plan_data: { business_plan_status: 'archived' } },
    ]) {
      expect(errorOf(await plans.put(payload))).toEqual([400, 'payload_invalid']);
    }
  });

  it('is refused when the account is full, by its bytes; what was deleted makes way first', async () => {
    const account = await signUpTestAccount(running.app);
    const plans = plansOf(account);
    const { _id } = await plans.create(contentOf('x'));
    const large = await plans.create(contentOf('y'));
    // A compressed value is copied as it is: next to nothing is stored.
    const enlarge = () =>
      running.database.query.execute(
        sql`update plans set content = rpad(content, 39000000) where id = ${large._id}`,
      );
    await enlarge();
    await addCopies(large._id, 49);
    const create = () => plans.post('/api/business_plan', { business_plan_content: contentOf('x') });
    const before = (await plans.list()).length;
    await addCopies(_id, 499);
    expect(errorOf(await create())).toEqual([422, 'plans_too_large']);
    const copy = await plans.post('/api/business_plan/duplicate', { business_plan_id: _id });
    expect(errorOf(copy)).toEqual([422, 'plans_too_large']);
    // What a save replaces takes no space beside it.
    expect((await plans.save(large._id, 1, contentOf('y', LONG_PLAN))).statusCode).toBe(200);
    await enlarge();
    await plans.remove(large._id);
    expect((await create()).statusCode).toBe(201);
    expect(await plans.list()).toHaveLength(before + 499);
  });
});

describe('an account with many plans', () => {
  it('lists them page by page, all of them once, the last changed first', async () => {
    const account = await signUpTestAccount(running.app);
    const plans = plansOf(account);
    const { _id } = await plans.create(contentOf('x'));
    await addCopies(_id, 2_400);
    const first = (await plans.get('/api/business_plan')).json();
    expect(first.business_plans).toHaveLength(2_000);
    const seen: string[] = [];
    const moments: string[] = [];
    let cursor: string | undefined;
    do {
      const address = `/api/business_plan?limit=700${cursor === undefined ? '' : `&cursor=${cursor}`}`;
      const page = (await plans.get(address)).json();
      for (const plan of page.business_plans) {
        seen.push(plan._id);
        moments.push(plan.updated_at);
      }
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(2_401);
    expect(new Set(seen).size).toBe(2_401);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(
      (await plans.post('/api/business_plan', { business_plan_content: contentOf('x') })).statusCode,
    ).toBe(201);
  });

  it.each(['x', 'bm9uZQ', '%00', Buffer.from('["2026-01-01T00:00:00.000Z","x"]').toString('base64url')])(
    'knows no cursor %s',
    async (cursor) => {
      const answer = await plansOf(ana).get(`/api/business_plan?cursor=${cursor}`);
      expect(errorOf(answer)).toEqual([400, 'payload_invalid']);
    },
  );
});

/** More of a plan, some hundred of each moment. */
async function addCopies(id: string, count: number): Promise<void> {
  const { query } = running.database;
  const [original] = await query
    .select({ owner: planTable.accountId })
    .from(planTable)
    .where(eq(planTable.id, planIdOf(id)));
  // With ids from here, and in one account, a cluster copies them where they are.
  const ids = JSON.stringify(Array.from({ length: count }, () => randomUUID()));
  await query.execute(sql`
    insert into plans (id, account_id, name, name_is_own, status, content, content_schema, has_images, version,
      completeness, cover_key, created_at, updated_at)
    select copy.id::uuid, account_id, name, name_is_own, status, content, content_schema, has_images, version,
      completeness, copy.id, created_at, updated_at - (copy.number / 100) * interval '1 second'
    from plans, jsonb_array_elements_text(${ids}::jsonb) with ordinality as copy (id, number)
    where plans.account_id = ${original?.owner} and plans.id = ${id}`);
}
