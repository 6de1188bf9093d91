import type { listPlans } from '@trazo/contract/api/plans';
import type { ResponseBody } from '@trazo/contract/api/route';
import type { CoAuthorRole, PlanPeople } from '@trazo/contract/plans/co-authors';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountIdOf } from '../../platform/authentication/account.ts';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDevice } from '../../testing/test-device.ts';
import { contentOf, errorOf, plansOf, SAMPLE_PLAN } from '../../testing/test-plans.ts';
import { unzip } from '../../testing/unzip.ts';
import { accounts } from '../accounts/schema.ts';

const DAY = 24 * 3_600_000;

type PlanList = ResponseBody<typeof listPlans>;

let running: TestApp;
let ana: TestAccount;
/** Accounts whose plans may be downloaded. */
const paying = new Set<string>();

beforeAll(async () => {
  running = await startTestApp({
    entitlementOf: async ({ id }) => ({ state: 'active', mayExport: paying.has(id), until: null }),
  });
  ana = await signUp('Ana');
  paying.add(ana.user._id);
});
afterAll(() => running.close());

const signUp = (name: string): Promise<TestAccount> => signUpTestAccount(running.app, { user_name: name });

const peopleUrl = (id: string): string => `/api/business_plan/${id}/people`;

const invite = (
  id: string,
  email: string,
  role: CoAuthorRole = 'edit',
  by = ana,
): Promise<LightMyRequestResponse> =>
  plansOf(by).post(`/api/business_plan/${id}/invitations`, { email, role });

/** The links in the mails to an address, the newest first. */
async function tokensFor(email: string): Promise<string[]> {
  const mails = (await running.mails()).filter(({ to, kind }) => to === email && kind.startsWith('invited'));
  return mails.map(({ text }) => /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? '');
}

const accept = (by: TestAccount, token: string): Promise<LightMyRequestResponse> =>
  by.call({ method: 'POST', url: `/api/invitations/${token}/accept` });

/** A co-author, who came by the link in the mail. */
async function join(id: string, role: CoAuthorRole, person?: TestAccount): Promise<TestAccount> {
  const joining = person ?? (await signUp(role === 'edit' ? 'Eva' : 'Rolf'));
  expect((await invite(id, joining.user.user_email, role)).statusCode).toBe(201);
  const [token = ''] = await tokensFor(joining.user.user_email);
  const answer = await accept(joining, token);
  expect(answer.json()).toEqual({ business_plan_id: id, role });
  return joining;
}

const newPlan = async (content = contentOf('Mill')): Promise<string> =>
  (await plansOf(ana).create(content))._id;

/** What an account's list says of the plans of others. */
const shared = async (account: TestAccount) =>
  (await plansOf(account).list()).filter(({ co_authored }) => co_authored !== undefined);

describe('an invitation', () => {
  it('goes out once, is described to who has its link, and is accepted once', async () => {
    const id = await newPlan();
    const eva = await signUp('Eva');
    const { user_email: email } = eva.user;
    const [first, second] = [await invite(id, ` ${email.toUpperCase()} `), await invite(id, email, 'read')];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    const { invitations } = second.json<PlanPeople>();
    expect(invitations).toEqual([expect.objectContaining({ role: 'read' })]);
    const tokens = await tokensFor(invitations[0]?.email ?? '');
    expect(tokens).toHaveLength(1);
    const [token = ''] = tokens;
    const described = (await running.app.inject({ url: `/api/invitations/${token}` })).json();
    expect(described).toMatchObject({ business_plan_name: 'Mill', invited_by: 'Ana', role: 'read' });
    expect(await shared(eva)).toEqual([]);
    const answers = await Promise.all([accept(eva, token), accept(eva, token)]);
    for (const answer of answers) expect(answer.json()).toEqual({ business_plan_id: id, role: 'read' });
    expect(await shared(eva)).toEqual([
      expect.objectContaining({
        ...{ _id: id, business_plan_name: 'Mill', co_authored: { role: 'read', owner_name: 'Ana' } },
      }),
    ]);
    expect(errorOf(await running.app.inject({ url: `/api/invitations/${token}` }))).toEqual([
      410,
      'invitation_used',
    ]);
    expect(errorOf(await accept(await signUp('Zoe'), token))).toEqual([410, 'invitation_used']);
    expect(errorOf(await invite(id, email))).toEqual([409, 'co_author_already']);
    expect(running.logged.join()).not.toContain(token);
  });

  it('makes one co-author of an account that was invited by two of its addresses', async () => {
    const id = await newPlan();
    const eva = await join(id, 'edit');
    const email = `second-${eva.user.user_email}`;
    await invite(id, email, 'read');
    const [token = ''] = await tokensFor(email);
    await running.database.query
      .update(accounts)
      .set({ email, emailKey: email })
      .where(eq(accounts.id, accountIdOf(eva.user._id)));
    expect((await accept(eva, token)).json()).toEqual({ business_plan_id: id, role: 'edit' });
    expect((await plansOf(ana).get(peopleUrl(id))).json<PlanPeople>().people).toHaveLength(2);
  });

  it('says the same of an address with an account and of one without', async () => {
    const id = await newPlan();
    const known = (await signUp('Known')).user.user_email;
    const answers = [await invite(id, known), await invite(id, `un${known}`)];
    const [one, other] = answers.map((answer) => answer.json<PlanPeople>().invitations);
    expect(one?.map(({ email, role }) => ({ email, role }))).toEqual([{ email: known, role: 'edit' }]);
    expect(other?.map(({ email }) => email).sort()).toEqual([known, `un${known}`].sort());
    expect(await tokensFor(`un${known}`)).toHaveLength(1);
  });

  it('is for its address, until it expires or is withdrawn', async () => {
    const id = await newPlan();
    const [eva, zoe] = [await signUp('Eva'), await signUp('Zoe')];
    const { user_email: email } = eva.user;
    const { invitations } = (await invite(id, email)).json<PlanPeople>();
    const [token = ''] = await tokensFor(email);
    expect(errorOf(await accept(zoe, token))).toEqual([403, 'invitation_for_another']);
    expect(errorOf(await accept(ana, token))).toEqual([422, 'invitation_to_oneself']);
    const url = `/api/business_plan/${id}/invitations/${invitations[0]?.id}`;
    expect(errorOf(await zoe.call({ method: 'DELETE', url }))).toEqual([404, 'not_found']);
    expect((await ana.call({ method: 'DELETE', url })).json()).toMatchObject({ invitations: [] });
    expect(errorOf(await accept(eva, token))).toEqual([404, 'not_found']);
    await invite(id, email);
    const [again = ''] = await tokensFor(email);
    expect(again).not.toBe(token);
    // In two steps, which their sessions outlast.
    for (const days of [8, 7]) {
      running.clock.forward(days * DAY);
      await Promise.all([plansOf(ana).list(), plansOf(eva).list()]);
    }
    expect(errorOf(await accept(eva, again))).toEqual([410, 'invitation_expired']);
    expect((await plansOf(ana).get(peopleUrl(id))).json()).toMatchObject({ invitations: [] });
    expect(await shared(eva)).toEqual([]);
  });

  it.each([
    ['', 422, 'email_empty'],
    ['x', 422, 'email_invalid'],
  ])('to %j is refused', async (email, status, code) => {
    expect(errorOf(await invite(await newPlan(), email))).toEqual([status, code]);
  });

  it('to oneself is refused, and so are an eleventh co-author and a flood', async () => {
    const owner = await signUp('Owner');
    const plan = await plansOf(owner).create(contentOf('Full'));
    expect(errorOf(await invite(plan._id, owner.user.user_email, 'edit', owner))).toEqual([
      422,
      'invitation_to_oneself',
    ]);
    for (let n = 0; n < 10; n += 1) {
      expect((await invite(plan._id, `full-${n}@example.com`, 'edit', owner)).statusCode).toBe(201);
    }
    expect(errorOf(await invite(plan._id, 'full-10@example.com', 'edit', owner))).toEqual([
      422,
      'too_many_co_authors',
    ]);
    for (let n = 0; n < 19; n += 1) await invite(plan._id, `more-${n}@example.com`, 'edit', owner);
    expect(errorOf(await invite(plan._id, 'more@example.com', 'edit', owner))).toEqual([
      429,
      'too_many_requests',
    ]);
  });
});

describe('co-authors', () => {
  it('write with the owner in one document, and it is known who wrote last', async () => {
    const id = await newPlan();
    const eva = await join(id, 'edit');
    const [mine, hers] = [await testDevice(ana, id).open(), await testDevice(eva, id).open()];
    hers.write('mission', (mission) => ({ ...mission, mission: 'By Eva' }));
    expect((await hers.send()).statusCode).toBe(200);
    mine.write('general', (general) => ({ ...general, companyName: 'By Ana' }));
    await mine.send();
    expect(mine.read().mission).toMatchObject({ mission: 'By Eva' });
    const { people, sections } = (await plansOf(eva).get(peopleUrl(id))).json<PlanPeople>();
    expect(people.map(({ name, role, is_caller }) => [name, role, is_caller])).toEqual([
      ['Ana', 'owner', false],
      ['Eva', 'edit', true],
    ]);
    expect(sections.map(({ section, person_id }) => [section, person_id])).toEqual([
      ['general', ana.user._id],
      ['mission', eva.user._id],
    ]);
    // A plan of another account under the same id has no co-authors.
    const zoe = await signUp('Zoe');
    await plansOf(zoe).create(contentOf('Another'), { _id: id });
    const theirs = await testDevice(zoe, id).open();
    theirs.write('general', (general) => ({ ...general, companyName: 'By Zoe' }));
    await theirs.send();
    expect((await plansOf(zoe).get(peopleUrl(id))).json<PlanPeople>()).toMatchObject({ sections: [] });
  });

  it('find the plans of others among their own, the last changed first, with who changed them', async () => {
    const [owner, adviser] = [await signUp('Olga'), await signUp('Ada')];
    const create = async (by: TestAccount, name: string) => {
      running.clock.forward(60_000);
      return (await plansOf(by).create(contentOf(name)))._id;
    };
    const [kiln, own, mill] = [
      await create(owner, 'Kiln'),
      await create(adviser, 'Own'),
      await create(owner, 'Mill'),
    ];
    for (const id of [kiln, mill]) {
      await invite(id, adviser.user.user_email, 'edit', owner);
      const [token = ''] = await tokensFor(adviser.user.user_email);
      await accept(adviser, token);
    }
    const listed = async (by: TestAccount, query = '') =>
      (await plansOf(by).get(`/api/business_plan${query}`)).json<PlanList>();
    const names = ({ business_plans: plans }: PlanList) => plans.map((plan) => plan.business_plan_name);
    expect(names(await listed(adviser))).toEqual(['Mill', 'Own', 'Kiln']);
    // Before it was shared it was not noted who changed it.
    expect((await shared(adviser))[0]).not.toHaveProperty('changed_by');

    const write = async (by: TestAccount, companyName: string) => {
      running.clock.forward(60_000);
      const device = await testDevice(by, kiln).open();
      device.write('general', (general) => ({ ...general, companyName }));
      await device.send();
    };
    const changedBy = async (by: TestAccount) => {
      const { business_plans: plans } = await listed(by);
      return plans.find(({ _id }) => _id === kiln)?.changed_by;
    };
    await write(adviser, 'Kiln by Ada');
    expect(await changedBy(adviser)).toEqual({ name: 'Ada', is_caller: true });
    expect(await changedBy(owner)).toEqual({ name: 'Ada', is_caller: false });
    await write(owner, 'Kiln by Olga');
    expect(await changedBy(adviser)).toEqual({ name: 'Olga', is_caller: false });
    expect(names(await listed(adviser))).toEqual(['Kiln by Olga', 'Mill', 'Own']);
    running.clock.forward(60_000);
    await plansOf(owner).put({ id_list: [kiln], business_plan_data: { business_plan_status: 'archived' } });
    expect(await changedBy(adviser)).toBeUndefined();

    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await listed(adviser, `?limit=1${cursor === undefined ? '' : `&cursor=${cursor}`}`);
      pages.push(names(page));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(pages).toEqual([['Kiln by Olga'], ['Mill'], ['Own']]);
    await plansOf(owner).remove(mill);
    expect(names(await listed(adviser))).toEqual(['Kiln by Olga', 'Own']);
    expect(own).toBe((await listed(adviser)).business_plans[1]?._id);
  });

  it('have what the owner has paid for, and no more', async () => {
    const id = await newPlan();
    const [eva, rolf] = [await join(id, 'edit'), await join(id, 'read')];
    const download = (by: TestAccount, of = id) => plansOf(by).get(`/api/business_plan/download/${of}`);
    for (const person of [eva, rolf]) expect((await download(person)).statusCode).toBe(200);
    const own = await plansOf(eva).create(contentOf('Her own'));
    expect(errorOf(await download(eva, own._id))).toEqual([402, 'entitlement_needed']);
    paying.delete(ana.user._id);
    expect(errorOf(await download(eva))).toEqual([402, 'entitlement_needed']);
    paying.add(ana.user._id);
  });

  it('who are removed, or leave, are without access at once', async () => {
    const id = await newPlan();
    const [eva, rolf] = [await join(id, 'edit'), await join(id, 'read')];
    const device = await testDevice(eva, id).open();
    const remove = (by: TestAccount, person: TestAccount) =>
      by.call({ method: 'DELETE', url: `${peopleUrl(id)}/${person.user._id}` });
    expect(errorOf(await remove(rolf, eva))).toEqual([403, 'plan_owner_only']);
    expect((await remove(rolf, rolf)).statusCode).toBe(200);
    expect((await remove(ana, eva)).statusCode).toBe(200);
    expect(errorOf(await remove(ana, eva))).toEqual([404, 'not_found']);
    device.write('mission', (mission) => ({ ...mission, mission: 'Too late' }));
    expect(errorOf(await device.send())).toEqual([404, 'not_found']);
    expect(errorOf(await plansOf(rolf).get(`/api/business_plan/${id}`))).toEqual([404, 'not_found']);
    expect([await shared(eva), await shared(rolf)]).toEqual([[], []]);
    const listed = async () => (await plansOf(ana).list()).find(({ _id }) => _id === id);
    expect((await listed())?.co_authors).toBeUndefined();
    // The plan stays as it is, and they can be invited again.
    expect((await plansOf(ana).open(id)).version).toBe(1);
    await join(id, 'read', eva);
    expect((await listed())?.co_authors).toBe(1);
  });

  it('get the plan when it is handed over, pictures and all, and the owner stays', async () => {
    const id = await newPlan(contentOf('Passed on', SAMPLE_PLAN));
    const [eva, rolf] = [await join(id, 'edit'), await join(id, 'read')];
    const device = await testDevice(ana, id).open();
    device.write('mission', (mission) => ({ ...mission, mission: 'Before' }));
    await device.send();
    const before = JSON.parse((await plansOf(ana).open(id)).business_plan_content);
    const versions = `/api/business_plan/${id}/versions`;
    const kept = (await plansOf(ana).post(versions, { reason: 'asked', name: 'Before' })).json().versions;
    const handOver = (by: TestAccount, to: TestAccount) =>
      by.call({ method: 'POST', url: `${peopleUrl(id)}/${to.user._id}/hand-over` });
    expect(errorOf(await handOver(eva, eva))).toEqual([403, 'plan_owner_only']);
    expect(errorOf(await handOver(ana, await signUp('Zoe')))).toEqual([404, 'not_found']);
    const { role, people } = (await handOver(ana, eva)).json<PlanPeople>();
    expect(role).toBe('edit');
    expect(people.map((person) => [person.id, person.role])).toEqual([
      [eva.user._id, 'owner'],
      ...[
        [ana.user._id, 'edit'],
        [rolf.user._id, 'read'],
      ].sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    ]);
    const after = JSON.parse((await plansOf(eva).open(id)).business_plan_content);
    expect(after).toEqual(before);
    expect((await plansOf(ana).get(versions)).json().versions).toEqual(kept);
    const { business_plan_content: content } = (await plansOf(eva).get(`${versions}/${kept[0].id}`)).json();
    const [picture = ''] = content.match(/image:[0-9a-f]{64}/) ?? [];
    const url = `/api/business_plan/${id}/pictures/${picture.slice('image:'.length)}`;
    expect((await plansOf(eva).get(url)).statusCode).toBe(200);
    const listed = async (by: TestAccount) => (await plansOf(by).list()).find(({ _id }) => _id === id);
    expect(await listed(eva)).toMatchObject({ co_authors: 2 });
    expect((await listed(ana))?.co_authored).toEqual({ role: 'edit', owner_name: 'Eva' });
    device.write('mission', (mission) => ({ ...mission, mission: 'After' }));
    expect((await device.send()).statusCode).toBe(200);
    paying.delete(ana.user._id);
    expect(errorOf(await plansOf(ana).get(`/api/business_plan/download/${id}`))).toEqual([
      402,
      'entitlement_needed',
    ]);
    paying.add(ana.user._id);
  });

  it('lose the plan with the account it belongs to, and leave it with their own', async () => {
    const owner = await signUp('Leaving');
    const plan = await plansOf(owner).create(contentOf('Gone'));
    const eva = await signUp('Eva');
    await invite(plan._id, eva.user.user_email, 'edit', owner);
    const [token = ''] = await tokensFor(eva.user.user_email);
    await accept(eva, token);
    const leave = (account: TestAccount) =>
      account.call({ method: 'POST', url: '/api/users/me/delete', payload: { password: account.password } });
    const id = await newPlan();
    await join(id, 'edit', eva);
    await invite(await newPlan(), eva.user.user_email);
    const device = await testDevice(eva, id).open();
    device.write('general', (general) => ({ ...general, companyName: 'Hers' }));
    await device.send();
    expect((await leave(owner)).statusCode).toBe(200);
    expect((await shared(eva)).map(({ _id }) => _id)).toEqual([id]);
    const archive = await unzip((await eva.call({ url: '/api/users/me/export' })).rawPayload);
    expect(JSON.parse(String(archive.get('co-authors.json')))).toMatchObject({
      co_author_of: [{ business_plan_id: id, role: 'edit', sections: [{ section: 'general' }] }],
    });
    await running.mails();
    expect((await leave(eva)).statusCode).toBe(200);
    const { people } = (await plansOf(ana).get(peopleUrl(id))).json<PlanPeople>();
    expect(people.map(({ name }) => name)).toEqual(['Ana']);
    for (const table of ['co_authors', 'co_authored_plans', 'section_authors', 'invitations']) {
      const { rows } = await running.database.query.execute(sql.raw(`select * from ${table}`));
      expect(JSON.stringify(rows)).not.toContain(eva.user._id);
      expect(JSON.stringify(rows)).not.toContain(eva.user.user_email);
    }
    const invited = sql`select i.token_hash from lookups l left join invitations i on i.token_hash = l.key
      where l.kind = 'invitation' and i.token_hash is null`;
    expect((await running.database.query.execute(invited)).rows).toEqual([]);
  });
});

/** Every call on a plan, with who may make it; what is refused is refused before anything is looked at. */
const CALLS = [
  ['read', 'GET', '/:id'],
  ['read', 'GET', '/:id/document'],
  ['read', 'GET', '/:id/people'],
  ['read', 'GET', '/download/:id'],
  ['read', 'GET', '/word/:id'],
  ['read', 'GET', '/workbook/:id'],
  ['read', 'GET', `/:id/pictures/${'0'.repeat(64)}`],
  ['read', 'POST', '/:id/presence'],
  ['comment', 'GET', '/:id/comments'],
  ['comment', 'POST', '/:id/comments'],
  ['comment', 'POST', '/:id/comments/seen'],
  ['comment', 'PUT', '/:id/threads/:other'],
  ['comment', 'DELETE', '/:id/comments/:other'],
  ['write', 'GET', '/:id/versions'],
  ['write', 'GET', '/:id/versions/:other'],
  ['write', 'GET', '/:id/versions/:other/document'],
  ['write', 'POST', '/:id/versions'],
  ['write', 'PUT', '/:id/versions/:other'],
  ['write', 'DELETE', '/:id/versions/:other'],
  ['write', 'POST', '/:id/changes'],
  ['write', 'POST', '/:id/pictures'],
  ['write', 'PUT', ''],
  ['own', 'PUT', ' named'],
  ['own', 'POST', '/duplicate'],
  ['own', 'POST', '/send-by-email'],
  ['own', 'GET', '/:id/mailings'],
  ['own', 'GET', '/:id/shares'],
  ['own', 'POST', '/:id/shares'],
  ['own', 'PUT', '/:id/shares/:other'],
  ['own', 'DELETE', '/:id/shares/:other'],
  ['own', 'PUT', '/:id/guests/:other'],
  ['own', 'POST', '/:id/invitations'],
  ['own', 'DELETE', '/:id/invitations/:other'],
  ['own', 'PUT', '/:id/people/:other'],
  ['own', 'DELETE', '/:id/people/:other'],
  ['own', 'POST', '/:id/people/:other/hand-over'],
  ['own', 'POST', '/:id/restore'],
  ['own', 'DELETE', '/:id'],
  // Last: who has no access then has a plan under the id.
  ['own', 'POST', ' taken'],
] as const;

const TYPESET = /^\/(?:download|word|workbook)\//;

describe('the calls on a plan', () => {
  const OTHER = '00000000-0000-4000-8000-000000000001';
  const device = '00000000-0000-4000-8000-000000000002';
  const REFUSALS = ['plan_read_only', 'comment_not_allowed', 'plan_owner_only', 'not_signed_in'];
  const payloadOf = (id: string, path: string): object | undefined => {
    const content = contentOf('Written');
    const save = { id_list: [id], business_plan_data: { business_plan_content: content } };
    switch (path) {
      case '':
        return save;
      case ' named':
        return { id_list: [id], business_plan_data: { business_plan_name: 'Renamed' } };
      case ' taken':
        return { _id: id, business_plan_content: content };
      case '/duplicate':
        return { business_plan_id: id };
      case '/send-by-email':
        return { business_plan_id: id, email_to_send: 'x' };
      case '/:id/presence':
        return { device, section: null, caret: null, asks: false };
      case '/:id/comments':
        return { id: OTHER, text: 'Why?', at: { thread_id: OTHER } };
      case '/:id/threads/:other':
        return { resolved: true };
      case '/:id/guests/:other':
        return { blocked: true };
      case '/:id/shares/:other':
        return { may_comment: true };
      case '/:id/changes':
        return { epoch: 1, revision: 1, schema: 1, update: 'AAA=' };
      case '/:id/pictures':
        return { picture: 'data:image/png;base64,AAAA' };
      case '/:id/invitations':
        return { email: 'x', role: 'edit' };
      case '/:id/people/:other':
        return { role: 'read' };
      case '/:id/versions':
        return { reason: 'restored' };
      case '/:id/versions/:other':
        return { name: 'x' };
      case '/:id/shares':
        return { expires_at: '2020-01-01T00:00:00.000Z' };
      default:
        return undefined;
    }
  };
  let id: string;
  let callers: Record<string, TestAccount | undefined>;
  beforeAll(async () => {
    id = await newPlan();
    const removed = await join(id, 'edit');
    await ana.call({ method: 'DELETE', url: `${peopleUrl(id)}/${removed.user._id}` });
    callers = {
      owner: ana,
      edit: await join(id, 'edit'),
      comment: await join(id, 'comment'),
      read: await join(id, 'read'),
      ...{ removed, stranger: await signUp('Zoe'), visitor: undefined },
    };
  });
  const RIGHTS: Readonly<Record<string, readonly string[]>> = {
    owner: ['read', 'comment', 'write', 'own'],
    edit: ['read', 'comment', 'write'],
    comment: ['read', 'comment'],
    read: ['read'],
  };

  it.each(CALLS)('that %s: %s %s are refused to all others', async (right, method, path) => {
    const url = `/api/business_plan${path.trim() === path ? path : ''}`
      .replace(':id', id)
      .replace(':other', OTHER);
    const payload = payloadOf(id, path);
    const answers: Record<string, string | number> = {};
    for (const [caller, account] of Object.entries(callers)) {
      // Would delete what the next is to be refused.
      if (caller === 'owner' && method === 'DELETE' && path === '/:id') continue;
      // A document takes its time: who may do more than read may read, as the other calls say.
      if (TYPESET.test(path) && ['owner', 'edit', 'comment'].includes(caller)) continue;
      const request = { method, url, ...(payload && { payload }) };
      const answer = await (account?.call(request) ?? running.app.inject(request));
      const code = answer.statusCode < 400 ? 'done' : answer.json().error;
      if (RIGHTS[caller]?.includes(right) === true) {
        expect([...REFUSALS, 'internal'], `${caller}: ${code}`).not.toContain(code);
        continue;
      }
      answers[caller] = code;
    }
    const isNew = path === ' taken';
    const refusal = {
      read: '',
      comment: 'comment_not_allowed',
      write: 'plan_read_only',
      own: 'plan_owner_only',
    };
    const roles = ['edit', 'comment', 'read'];
    for (const caller of roles.filter((role) => RIGHTS[role]?.includes(right) !== true)) {
      expect(answers[caller]).toBe(refusal[right]);
    }
    for (const caller of ['removed', 'stranger']) {
      // To them there is no such plan: what they make under its id is another one, their own.
      if (isNew) expect(answers[caller]).toBe('done');
      else if (path === '/:id/pictures') expect(answers[caller]).toBe('image_invalid');
      else if (path === '/send-by-email') expect(answers[caller]).toBe('email_invalid');
      else if (path === '/:id/invitations') expect(answers[caller]).toBe('email_invalid');
      else expect(['not_found', 'expiry_in_the_past']).toContain(answers[caller]);
    }
    expect(answers.visitor).toBe('not_signed_in');
  });
});
