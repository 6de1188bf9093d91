import { decodeContent, encodeContent } from '@trazo/contract/content/content-codec';
import { currentVersion, MIGRATIONS, type Migration } from '@trazo/contract/content/migrations';
import { NAMED_VERSIONS_LIMIT, type Version } from '@trazo/contract/plans/versions';
import { isRecord } from '@trazo/plan/is-record';
import { must } from '@trazo/plan/must';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDevice } from '../../testing/test-device.ts';
import { testPicture } from '../../testing/test-pictures.ts';
import { contentOf, errorOf, NO_PLAN, PLAIN_PLAN, plansOf, SAMPLE_THEME } from '../../testing/test-plans.ts';
import { ERASURE } from '../plans/deleted-plans.ts';
import { planIdOf, plans as planTable, planVersions } from '../plans/schema.ts';
import { HOURLY } from './hourly-versions.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let running: TestApp;
let ana: TestAccount;
const lapsed = new Set<string>();

beforeAll(async () => {
  running = await startTestApp({
    entitlementOf: async ({ id }) => ({ state: 'active', mayExport: !lapsed.has(id), until: null }),
  });
  ana = await signUpTestAccount(running.app, { user_name: 'Ana' });
});
afterAll(() => running.close());

const versionsUrl = (plan: string): string => `/api/business_plan/${plan}/versions`;
const listed = (answer: LightMyRequestResponse): Version[] => {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json().versions;
};
const list = async (plan: string, by = ana) => listed(await plansOf(by).get(versionsUrl(plan)));
const keepNamed = (plan: string, name: string, by = ana) =>
  plansOf(by).post(versionsUrl(plan), { reason: 'asked', name });
const open = (plan: string, id = NO_PLAN, by = ana) => plansOf(by).get(`${versionsUrl(plan)}/${id}`);
const change = (plan: string, id: string | undefined, method: 'PUT' | 'DELETE', payload?: object, by = ana) =>
  by.call({ method, url: `${versionsUrl(plan)}/${id}`, ...(payload && { payload }) });

/** What is kept of an hour depends on the day it belongs to: what takes some hours begins with one, whatever time it is. */
const aDayBegins = () => running.clock.forward(DAY - (running.clock.now().getTime() % DAY));

const anHourPasses = async () => {
  running.clock.forward(HOUR);
  await running.jobs.add(running.database.query, HOURLY, {});
  await running.jobs.workOnce();
};

/** A plan and a device that writes the mission in it. */
async function writtenPlan(content = contentOf('Mill')) {
  const { _id: plan } = await plansOf(ana).create(content);
  const device = await testDevice(ana, plan).open();
  const write = async (mission: string) => {
    device.write('mission', (before) => ({ ...before, mission }));
    expect((await device.send()).statusCode).toBe(200);
  };
  return { plan, device, write };
}

async function missionOf(plan: string, id?: string): Promise<unknown> {
  const decoded = decodeContent((await open(plan, id)).json().business_plan_content);
  return decoded.ok && decoded.plan.mission.mission;
}

/** Writes a plan's versions as a release of another schema has stored them. */
async function storeOtherwise(
  plan: string,
  schema: number,
  change: (profile: Record<string, Record<string, unknown>>) => object,
): Promise<void> {
  const { query } = running.database;
  const versions = eq(planVersions.planId, planIdOf(plan));
  const [row] = await query.select().from(planVersions).where(versions);
  const content = JSON.parse(row?.content ?? '');
  const profile = { ...change(content.ProfileData), schema_version: schema };
  await query
    .update(planVersions)
    .set({ content: JSON.stringify({ ...content, ProfileData: profile }), contentSchema: schema })
    .where(versions);
}

/** The mission, once the purpose of a plan, stands in its summary from version 2 on. */
const MISSION_MOVES: Migration = {
  from: 1,
  migrate: (content) => {
    const { ProfileData: profile } = content;
    if (!isRecord(profile) || !('purpose' in profile)) return content;
    const { purpose, executiveSummary, ...others } = profile;
    const summary = isRecord(executiveSummary) ? executiveSummary : {};
    return { ...content, ProfileData: { ...others, executiveSummary: { ...summary, mision: purpose } } };
  },
};

/** Works as a release does that has one migration more. */
async function inRelease(migration: Migration, work: () => Promise<void>): Promise<void> {
  Reflect.apply(Array.prototype.push, MIGRATIONS, [migration]);
  try {
    await work();
  } finally {
    Reflect.apply(Array.prototype.pop, MIGRATIONS, []);
  }
}

describe('a version', () => {
  it('is kept of each hour in which the plan was changed', async () => {
    const { plan, write } = await writtenPlan();
    await write('First');
    expect(await list(plan)).toEqual([]);
    await anHourPasses();
    await anHourPasses();
    await write('Second');
    await anHourPasses();
    const versions = await list(plan);
    expect(versions.map(({ reason, by, name }) => [reason, by, name])).toEqual([
      ['work', null, null],
      ['work', null, null],
    ]);
    expect(await missionOf(plan, versions[1]?.id)).toBe('First');
    expect(await missionOf(plan, versions[0]?.id)).toBe('Second');
  });

  it('is kept of what is downloaded, sent and shared, and once of what did not change in between', async () => {
    const { plan, write } = await writtenPlan();
    await plansOf(ana).get(`/api/business_plan/download/${plan}`);
    const [downloaded, ...none] = await list(plan);
    expect(downloaded).toMatchObject({ reason: 'downloaded', by: { name: 'Ana', is_caller: true } });
    expect(none).toEqual([]);
    await plansOf(ana).post(`${versionsUrl(plan).replace('versions', 'shares')}`, {});
    expect(await list(plan)).toMatchObject([{ id: downloaded?.id, reason: 'shared' }]);
    await write('For the bank');
    const mail = { business_plan_id: plan, email_to_send: 'bank@example.com' };
    expect((await plansOf(ana).post('/api/business_plan/send-by-email', mail)).statusCode).toBe(200);
    const [sent, ...earlier] = await list(plan);
    expect([sent?.reason, earlier.map(({ id }) => id)]).toEqual(['sent', [downloaded?.id]]);
    expect(await missionOf(plan, sent?.id)).toBe('For the bank');
  });

  it('is kept before a template is changed, not of another colour', async () => {
    const { plan, device, write } = await writtenPlan();
    await write('In the first design');
    device.write('theme', (theme) => ({ ...theme, colors: { ...theme.colors, primary: '#123456' } }));
    await device.send();
    expect(await list(plan)).toEqual([]);
    device.write('theme', (theme) => ({ ...theme, templateId: theme.templateId + 1 }));
    device.write('mission', (mission) => ({ ...mission, mission: 'In the second' }));
    await device.send();
    const [version] = await list(plan);
    expect(version).toMatchObject({ reason: 'template', by: { is_caller: true } });
    expect(await missionOf(plan, version?.id)).toBe('In the first design');
  });

  it('is kept before contents sent as a whole change the template, of each plan they are sent to', async () => {
    const plans = [
      await plansOf(ana).create(contentOf('Mill')),
      await plansOf(ana).create(contentOf('Shop')),
    ];
    const ids = plans.map(({ _id }) => _id);
    const put = (content: string, ...id_list: string[]) =>
      plansOf(ana).put({ id_list, business_plan_data: { business_plan_content: content } });
    const inTemplate = (templateId: number) =>
      encodeContent({ plan: PLAIN_PLAN, theme: { ...SAMPLE_THEME, templateId } });
    expect((await put(contentOf('Mill, renamed'), ...ids)).statusCode).toBe(200);
    for (const id of ids) expect(await list(id)).toEqual([]);
    expect((await put(inTemplate(2), ...ids)).statusCode).toBe(200);
    for (const id of ids)
      expect(await list(id)).toMatchObject([{ reason: 'template', by: { is_caller: true } }]);
    expect((await put(inTemplate(3), ids[0] ?? NO_PLAN)).statusCode).toBe(200);
    expect(await list(ids[0] ?? NO_PLAN)).toHaveLength(2);
  });

  it('is kept by a name, stays, and can be named otherwise or deleted', async () => {
    const { plan, write } = await writtenPlan();
    await write('Named');
    const [version] = listed(await keepNamed(plan, ' Before the bank '));
    expect(version).toMatchObject({ reason: 'asked', name: 'Before the bank' });
    // The same again is another one; what is kept without a name is not beside one that says the same.
    expect(listed(await keepNamed(plan, 'Twice'))).toHaveLength(2);
    expect(listed(await plansOf(ana).post(versionsUrl(plan), { reason: 'restored' }))).toHaveLength(2);
    const named = listed(await change(plan, version?.id, 'PUT', { name: 'The bank' }));
    expect(named.map(({ name }) => name)).toContain('The bank');
    running.clock.forward(12 * DAY);
    await anHourPasses();
    expect(await list(plan)).toHaveLength(2);
    expect(listed(await change(plan, version?.id, 'DELETE'))).toHaveLength(1);
    expect(errorOf(await change(plan, version?.id, 'DELETE'))).toEqual([404, 'not_found']);
  });

  it('gets a name where it was kept by itself, and then stays', async () => {
    const { plan, write } = await writtenPlan();
    aDayBegins();
    for (const mission of ['1', '2', '3']) {
      await write(mission);
      await anHourPasses();
    }
    const [third] = await list(plan);
    await write('4');
    await anHourPasses();
    await change(plan, third?.id, 'PUT', { name: 'Third' });
    running.clock.forward(2 * DAY);
    await anHourPasses();
    const left = await list(plan);
    expect(await Promise.all(left.map(({ id }) => missionOf(plan, id)))).toEqual(['3', '1']);
  });

  it.each([
    ['no name', { reason: 'asked' }],
    ['a blank name', { reason: 'asked', name: '  ' }],
    ['a long name', { reason: 'asked', name: 'x'.repeat(81) }],
    ['two lines', { reason: 'asked', name: 'a\nb' }],
    ['a reason that only the server gives', { reason: 'work' }],
    ['no reason', {}],
  ])('is not kept with %s', async (_what, payload) => {
    const { _id: plan } = await plansOf(ana).create(contentOf('Mill'));
    expect((await plansOf(ana).post(versionsUrl(plan), payload)).statusCode).toBe(400);
    expect(await list(plan)).toEqual([]);
  });

  it(`is one of ${NAMED_VERSIONS_LIMIT} with a name at most`, async () => {
    const { plan, write } = await writtenPlan();
    for (let count = 0; count < NAMED_VERSIONS_LIMIT; count += 1) await keepNamed(plan, `${count}`);
    expect(errorOf(await keepNamed(plan, 'One more'))).toEqual([422, 'too_many_versions']);
    await write('More');
    await anHourPasses();
    const versions = await list(plan);
    expect(versions).toHaveLength(NAMED_VERSIONS_LIMIT + 1);
    expect(errorOf(await change(plan, versions[0]?.id, 'PUT', { name: 'It' }))).toEqual([
      422,
      'too_many_versions',
    ]);
    expect((await change(plan, versions[1]?.id, 'PUT', { name: 'Otherwise' })).statusCode).toBe(200);
  });

  it('is for the people of its plan, and of that alone', async () => {
    const { plan } = await writtenPlan();
    const [version] = listed(await keepNamed(plan, 'Mine'));
    const { _id: another } = await plansOf(ana).create(contentOf('Another'));
    const ben = await signUpTestAccount(running.app);
    const { _id: bens } = await plansOf(ben).create(contentOf('Ben'));
    for (const [of, by] of [
      [another, ana],
      [bens, ben],
      [plan, ben],
    ] as const) {
      const answers = [
        await open(of, version?.id, by),
        await plansOf(by).get(`${versionsUrl(of)}/${version?.id}/document`),
        await change(of, version?.id, 'PUT', { name: 'x' }, by),
        await change(of, version?.id, 'DELETE', undefined, by),
      ];
      for (const answer of answers) expect(errorOf(answer)).toEqual([404, 'not_found']);
    }
  });

  it('is downloaded as a PDF by those whose plan may leave the house', async () => {
    const { plan, write } = await writtenPlan(contentOf('Mill', { ...PLAIN_PLAN }));
    const [version] = listed(await keepNamed(plan, 'Bank'));
    await write('Later');
    const url = `${versionsUrl(plan)}/${version?.id}/document`;
    const answer = await plansOf(ana).get(url);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers['content-disposition']).toContain('Mill%20-%20Bank%20-%20Trazo.pdf');
    lapsed.add(ana.user._id);
    expect(errorOf(await plansOf(ana).get(url))).toEqual([402, 'entitlement_needed']);
    lapsed.delete(ana.user._id);
  });

  it('of an earlier schema is opened and restored in the present one', async () => {
    const { plan, device, write } = await writtenPlan();
    await write('What it was');
    const [version] = listed(await keepNamed(plan, 'Earlier'));
    await write('What it is');
    await storeOtherwise(plan, 1, ({ executiveSummary, ...profile }) => {
      const { mision, ...summary } = must(executiveSummary, 'a plan has a summary');
      return { ...profile, executiveSummary: summary, purpose: mision };
    });
    await inRelease(MISSION_MOVES, async () => {
      const answer = (await open(plan, version?.id)).json();
      const decoded = decodeContent(answer.business_plan_content);
      if (!decoded.ok) throw new Error(decoded.code);
      expect(JSON.parse(answer.business_plan_content).ProfileData.schema_version).toBe(currentVersion());
      expect(decoded.plan.mission.mission).toBe('What it was');
      device.write('mission', () => decoded.plan.mission);
      expect((await device.send()).statusCode).toBe(200);
      const restored = decodeContent((await plansOf(ana).open(plan)).business_plan_content);
      expect(restored).toMatchObject({ ok: true, plan: { mission: { mission: 'What it was' } } });
    });
  });

  it('of a newer release is not opened, of one that knew fewer fields it opens with those', async () => {
    const { plan, write } = await writtenPlan();
    await write('From before');
    const [version] = listed(await keepNamed(plan, 'Another release'));
    const { query } = running.database;
    const [row] = await query
      .select()
      .from(planVersions)
      .where(eq(planVersions.planId, planIdOf(plan)));
    const { schema_version, executiveSummary } = JSON.parse(row?.content ?? '').ProfileData;
    const keptAs = (ProfileData: object, contentSchema: number) =>
      query
        .update(planVersions)
        .set({ content: JSON.stringify({ ProfileData }), contentSchema })
        .where(eq(planVersions.id, version?.id ?? ''));
    await keptAs({ schema_version: 999 }, 999);
    expect(errorOf(await open(plan, version?.id))).toEqual([409, 'content_newer_version']);
    await keptAs({ schema_version, executiveSummary }, 0);
    expect(await missionOf(plan, version?.id)).toBe('From before');
  });

  it('keeps its pictures when the plan shows them no more, and lets go of them', async () => {
    const logo = await testPicture(5);
    const general = { ...PLAIN_PLAN.general, logo };
    const { plan, device } = await writtenPlan(contentOf('Mill', { ...PLAIN_PLAN, general }));
    const [version] = listed(await keepNamed(plan, 'With its logo'));
    const [reference = ''] = JSON.stringify(device.read().general).match(/image:[0-9a-f]{64}/) ?? [];
    const picture = () => plansOf(ana).get(`/api/business_plan/${plan}/pictures/${reference.slice(6)}`);
    // Saved by a client of whole contents: nothing of the document before is left.
    const { version: count } = await plansOf(ana).open(plan);
    await plansOf(ana).save(plan, count, contentOf('Mill'));
    await running.database.query
      .update(planTable)
      .set({ epoch: 0 })
      .where(eq(planTable.id, planIdOf(plan)));
    await plansOf(ana).save(plan, count + 1, contentOf('Mill, without'));
    const sweep = async () => {
      running.clock.forward(2 * DAY);
      await running.jobs.add(running.database.query, ERASURE, {});
      await running.jobs.workOnce();
    };
    await sweep();
    expect((await picture()).statusCode).toBe(200);
    expect((await open(plan, version?.id)).json().business_plan_content).toContain(reference);
    await change(plan, version?.id, 'DELETE');
    await sweep();
    expect((await picture()).statusCode).toBe(404);
  });

  it('goes with its plan and stands in the archive of its account', async () => {
    const leaving = await signUpTestAccount(running.app);
    const { _id: plan } = await plansOf(leaving).create(contentOf('Leaving'));
    const [version] = listed(await keepNamed(plan, 'Archived', leaving));
    const archive = await leaving.call({ method: 'GET', url: '/api/users/me/export' });
    expect(archive.rawPayload.toString('latin1')).toContain(
      `plans/${plan}/versions/${version?.id}/version.json`,
    );
    const payload = { password: leaving.password };
    await leaving.call({ method: 'POST', url: '/api/users/me/delete', payload });
    const rows = await running.database.query
      .select()
      .from(planVersions)
      .where(eq(planVersions.id, version?.id ?? ''));
    expect(rows).toEqual([]);
  });
});
