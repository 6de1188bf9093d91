import { randomUUID } from 'node:crypto';
import type { CoAuthorRole } from '@trazo/contract/plans/co-authors';
import { COMMENT_LIMIT, type CommentThread, type PlanComments } from '@trazo/contract/plans/comments';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { contentOf, errorOf, plansOf } from '../../testing/test-plans.ts';
import { unzip } from '../../testing/unzip.ts';
import { TELL_COMMENTS } from './comment-news.ts';

const DAY = 24 * 3_600_000;
const MISSION = { section: 'mission', field: 'mission', quote: '' } as const;

let running: TestApp;
let ana: TestAccount;

beforeAll(async () => {
  running = await startTestApp();
  ana = await signUp('Ana');
});
afterAll(() => running.close());

const signUp = (name: string): Promise<TestAccount> => signUpTestAccount(running.app, { user_name: name });
const newPlan = async (by = ana, name = 'Mill'): Promise<string> =>
  (await plansOf(by).create(contentOf(name)))._id;
const urlOf = (id: string): string => `/api/business_plan/${id}/comments`;

async function join(id: string, role: CoAuthorRole, person?: TestAccount, owner = ana): Promise<TestAccount> {
  const joining = person ?? (await signUp('Eva'));
  const { user_email: email } = joining.user;
  await plansOf(owner).post(`/api/business_plan/${id}/invitations`, { email, role });
  const mail = (await running.mails()).find(({ to, kind }) => to === email && kind.startsWith('invited'));
  const url = `/api/invitations/${/\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1]}/accept`;
  expect((await joining.call({ method: 'POST', url })).json()).toEqual({ business_plan_id: id, role });
  return joining;
}

const write = (
  by: TestAccount,
  id: string,
  text: string,
  { at = MISSION, as = randomUUID() }: { at?: object; as?: string } = {},
): Promise<LightMyRequestResponse> => plansOf(by).post(urlOf(id), { id: as, text, at });

const commentsOf = async (by: TestAccount, id: string): Promise<PlanComments> =>
  (await plansOf(by).get(urlOf(id))).json();

/** The only thread there is. */
function threadOf({ threads }: Pick<PlanComments, 'threads'>): CommentThread {
  const [thread] = threads;
  if (thread === undefined || threads.length > 1) throw new Error(`${threads.length} threads`);
  return thread;
}

describe('comments on a plan', () => {
  it('are written, answered, resolved, opened again by an answer, and deleted', async () => {
    const id = await newPlan();
    const eva = await join(id, 'comment');
    const at = { section: 'mission', field: 'mission', quote: 'the best bread' };
    const first = await write(eva, id, '  Is that so? https://example.com <b>  ', { at });
    expect(first.statusCode).toBe(201);
    const thread = threadOf(first.json());
    expect(thread).toMatchObject({ ...at, by_link: false, resolved_at: null });
    expect(thread.comments).toEqual([
      expect.objectContaining({
        ...{ text: 'Is that so? https://example.com <b>', author: 'Eva', is_own: true, is_guest: false },
      }),
    ]);
    const seen = threadOf(await commentsOf(ana, id)).comments[0];
    expect(seen).toMatchObject({ is_own: false });
    const set = (by: TestAccount, resolved: boolean) =>
      by.call({ method: 'PUT', url: `/api/business_plan/${id}/threads/${thread.id}`, payload: { resolved } });
    expect(threadOf((await set(ana, true)).json()).resolved_at).not.toBeNull();
    expect(threadOf((await set(eva, false)).json()).resolved_at).toBeNull();
    await set(ana, true);
    const answer = await write(ana, id, 'Yes.', { at: { thread_id: thread.id } });
    expect(threadOf(answer.json())).toMatchObject({ resolved_at: null, comments: [{}, { text: 'Yes.' }] });
    const [question, reply] = threadOf(await commentsOf(ana, id)).comments;
    const remove = (by: TestAccount, comment: string | undefined) =>
      by.call({ method: 'DELETE', url: `${urlOf(id)}/${comment}` });
    expect(errorOf(await remove(eva, reply?.id))).toEqual([403, 'comment_not_allowed']);
    expect(threadOf((await remove(eva, question?.id)).json()).comments).toEqual([
      expect.objectContaining({ text: null, author: '', is_own: false }),
      expect.objectContaining({ text: 'Yes.' }),
    ]);
    expect((await remove(ana, reply?.id)).json()).toMatchObject({ threads: [] });
    expect(errorOf(await remove(ana, reply?.id))).toEqual([404, 'not_found']);
  });

  it('are counted in the lists of those who may read them, until they are resolved', async () => {
    const [one, other] = [await newPlan(), await newPlan()];
    const [eva, rolf] = [await join(one, 'comment'), await join(one, 'read')];
    await join(other, 'comment', eva);
    const thread = threadOf((await write(eva, one, 'First')).json());
    await write(ana, one, 'Answered', { at: { thread_id: thread.id } });
    await write(ana, one, 'Second', { at: { ...MISSION, field: 'vision' } });
    const counted = async (by: TestAccount) => {
      const listed = await plansOf(by).list();
      return [one, other].map((id) => listed.find(({ _id }) => _id === id)?.open_comments);
    };
    expect(await counted(ana)).toEqual([2, undefined]);
    expect(await counted(eva)).toEqual([2, undefined]);
    expect(await counted(rolf)).toEqual([undefined, undefined]);
    await ana.call({
      ...{ method: 'PUT', url: `/api/business_plan/${one}/threads/${thread.id}` },
      payload: { resolved: true },
    });
    expect(await counted(eva)).toEqual([1, undefined]);
  });

  it('are one comment however often they are sent', async () => {
    const id = await newPlan();
    const as = randomUUID();
    const answers = [await write(ana, id, 'Once', { as }), await write(ana, id, 'Once', { as })];
    expect(answers.map((answer) => threadOf(answer.json()).comments.length)).toEqual([1, 1]);
    const eva = await join(id, 'edit');
    expect(errorOf(await write(eva, id, 'Mine', { as }))).toEqual([404, 'not_found']);
  });

  it('have words, and not too many: also 100 kB of them are answered in words', async () => {
    const id = await newPlan();
    expect(errorOf(await write(ana, id, ' \n '))).toEqual([422, 'comment_empty']);
    for (const length of [COMMENT_LIMIT + 1, 100_000]) {
      const long = await write(ana, id, 'x'.repeat(length));
      expect(errorOf(long)).toEqual([422, 'comment_too_long']);
      expect(long.json().message).toContain(COMMENT_LIMIT.toLocaleString('de'));
    }
    expect((await write(ana, id, 'x'.repeat(COMMENT_LIMIT))).statusCode).toBe(201);
    const bad = [{ text: 'a\0b' }, { text: '\ud800' }, { at: { section: 'none' } }, { at: {} }];
    for (const payload of bad) {
      const whole = { id: randomUUID(), text: 'x', at: MISSION, ...payload };
      expect(errorOf(await plansOf(ana).post(urlOf(id), whole))).toEqual([400, 'payload_invalid']);
    }
    expect(errorOf(await write(ana, id, 'x', { at: { thread_id: randomUUID() } }))).toEqual([
      404,
      'not_found',
    ]);
    const long = { ...MISSION, quote: 'q'.repeat(5_000) };
    expect((await write(ana, id, 'On a page', { at: long })).statusCode).toBe(201);
  });

  it('are not those of another plan', async () => {
    const [id, other] = [await newPlan(), await newPlan()];
    const thread = threadOf((await write(ana, id, 'Here')).json());
    expect(errorOf(await write(ana, other, 'There', { at: { thread_id: thread.id } }))).toEqual([
      404,
      'not_found',
    ]);
    const url = `${urlOf(other)}/${thread.id}`;
    expect(errorOf(await ana.call({ method: 'DELETE', url }))).toEqual([404, 'not_found']);
  });

  it('go with the plan to another owner, who deletes any', async () => {
    const id = await newPlan();
    const eva = await join(id, 'edit');
    await write(ana, id, 'Mine');
    await plansOf(ana).post(`/api/business_plan/${id}/people/${eva.user._id}/hand-over`, {});
    const { comments } = threadOf(await commentsOf(eva, id));
    expect(comments).toMatchObject([{ text: 'Mine', author: 'Ana' }]);
    expect((await commentsOf(eva, id)).unread_since).not.toBeNull();
    const url = `${urlOf(id)}/${comments[0]?.id}`;
    expect((await eva.call({ method: 'DELETE', url })).json()).toMatchObject({ threads: [] });
  });

  it('go with the account that wrote them, also elsewhere, and are in its export', async () => {
    const id = await newPlan();
    const eva = await join(id, 'comment');
    const thread = threadOf((await write(eva, id, 'From Eva')).json());
    await write(ana, id, 'An answer', { at: { thread_id: thread.id } });
    const files = await unzip((await eva.call({ url: '/api/users/me/export' })).rawPayload);
    expect(JSON.parse(files.get('comments.json')?.toString() ?? '')).toMatchObject({
      written_elsewhere: [{ business_plan_id: id, text: 'From Eva' }],
      mails_wanted: true,
    });
    const own = await unzip((await ana.call({ url: '/api/users/me/export' })).rawPayload);
    expect(own.get('comments.json')?.toString()).toContain('From Eva');
    await eva.call({ method: 'DELETE', url: `/api/business_plan/${id}/people/${eva.user._id}` });
    const { password } = eva;
    await eva.call({ method: 'POST', url: '/api/users/me/delete', payload: { password } });
    expect(threadOf(await commentsOf(ana, id)).comments).toMatchObject([
      { text: null, author: '' },
      { text: 'An answer' },
    ]);
  });
});

describe('a guest with a link', () => {
  let guests = 0;
  const shared = async (more: object = {}) => {
    const id = await newPlan();
    const url = `/api/business_plan/${id}/shares`;
    const share = (await plansOf(ana).post(url, { may_comment: true, ...more })).json();
    // Each from another address: an address has a rate limit.
    guests += 1;
    const from = { method: 'POST', remoteAddress: `10.0.0.${guests}` } as const;
    const call = (path: string, payload: object) =>
      running.app.inject({ ...from, url: `/api/shared/${share.token}/comments${path}`, payload });
    const comment = (text: string, own: object = {}, at: object = MISSION) =>
      call('', { comment: { id: randomUUID(), text, at }, name: 'Bank', ...own });
    return { id, share, url: `${url}/${share.id}`, call, comment };
  };

  it('comments under a name, answers, reads what is written there and nothing else', async () => {
    const { id, call, comment } = await shared();
    await write(ana, id, 'Among ourselves');
    expect((await call('/list', {})).json()).toEqual({ threads: [], guest: null });
    expect(errorOf(await comment('Hello', { name: ' ' }))).toEqual([422, 'guest_name_needed']);
    const first = (await comment('<script>alert(1)</script>')).json();
    const { key } = first.guest;
    expect(threadOf(first)).toMatchObject({
      by_link: true,
      comments: [{ author: 'Bank', is_own: true, guest_id: null }],
    });
    const thread = threadOf(first).id;
    await write(ana, id, 'An answer', { at: { thread_id: thread } });
    const read = (await call('/list', { guest: key })).json();
    expect(read.guest).toEqual({ key, name: 'Bank' });
    expect(threadOf(read).comments).toMatchObject([{ is_own: true }, { author: 'Ana', text: 'An answer' }]);
    const own = (await commentsOf(ana, id)).threads.find(({ by_link }) => !by_link);
    expect(errorOf(await comment('?', { guest: key }, { thread_id: own?.id }))).toEqual([404, 'not_found']);
    expect(
      (await comment('More', { guest: key }, { thread_id: thread })).json().threads[0].comments,
    ).toHaveLength(3);
    const foreign = threadOf(read).comments[1]?.id;
    expect(errorOf(await call(`/${foreign}/delete`, { guest: key }))).toEqual([404, 'not_found']);
    expect((await call(`/${thread}/delete`, { guest: key })).json().threads[0].comments[0].text).toBeNull();
    expect(errorOf(await comment('x'.repeat(100_000)))).toEqual([422, 'comment_too_long']);
    expect(running.logged.join()).not.toContain(key);
  });

  it('comments no more once blocked, once the link is closed to comments, and once it ends', async () => {
    const { id, url, call, comment } = await shared();
    const { guest } = (await comment('One')).json();
    const asGuest = { guest: guest.key };
    const guestId = threadOf(await commentsOf(ana, id)).comments[0]?.guest_id;
    const block = (blocked: boolean) =>
      ana.call({ method: 'PUT', url: `/api/business_plan/${id}/guests/${guestId}`, payload: { blocked } });
    expect((await block(true)).json().blocked_guests).toEqual([guestId]);
    expect(errorOf(await comment('Two', asGuest))).toEqual([403, 'guest_blocked']);
    expect((await block(false)).json().blocked_guests).toEqual([]);
    expect((await comment('Two', asGuest)).statusCode).toBe(201);
    const closed = await ana.call({ method: 'PUT', url, payload: { may_comment: false } });
    expect(closed.json().shares).toMatchObject([{ may_comment: false }]);
    for (const answer of [await comment('Three', asGuest), await call('/list', asGuest)]) {
      expect(errorOf(answer)).toEqual([403, 'comments_closed']);
    }
    await ana.call({ method: 'DELETE', url });
    expect(errorOf(await comment('Four', asGuest))).toEqual([404, 'not_found']);
    expect((await commentsOf(ana, id)).threads).toHaveLength(2);
  });

  it('needs the password of the link once, and its key from then on', async () => {
    const { call, comment } = await shared({ password: 'open sesame' });
    expect(errorOf(await call('/list', {}))).toEqual([403, 'share_password_wrong']);
    expect(errorOf(await comment('Hello'))).toEqual([403, 'share_password_wrong']);
    expect((await call('/list', { password: 'open sesame' })).statusCode).toBe(200);
    const { guest } = (await comment('Hello', { password: 'open sesame' })).json();
    expect((await call('/list', { guest: guest.key })).json().threads).toHaveLength(1);
    expect(errorOf(await call('/list', { guest: 'x' }))).toEqual([403, 'share_password_wrong']);
  });

  it('is limited in how much it writes', async () => {
    const { comment } = await shared();
    for (let times = 0; times < 10; times += 1) {
      expect((await comment(`Comment ${times}`)).statusCode).toBe(201);
    }
    expect(errorOf(await comment('One too many'))).toEqual([429, 'too_many_requests']);
  });

  it('is not let in where comments were not allowed', async () => {
    const { call } = await shared({ may_comment: false });
    expect(errorOf(await call('/list', {}))).toEqual([403, 'comments_closed']);
  });
});

describe('mails about comments', () => {
  const morning = async () => {
    await running.jobs.add(running.database.query, TELL_COMMENTS, {});
    return running.mails();
  };
  const mailsTo = async (account: TestAccount) =>
    (await morning()).filter(({ to, kind }) => to === account.user.user_email && kind === 'newComments');

  it('are one a person after a busy day, none without news, none of what was seen', async () => {
    const owner = await signUp('Olga');
    const plans = [await newPlan(owner, 'Mill'), await newPlan(owner, 'Bakery')];
    const others: TestAccount[] = [];
    for (const name of ['Eva', 'Rolf', 'Zoe']) {
      const person = await signUp(name);
      for (const id of plans) await join(id, name === 'Zoe' ? 'read' : 'comment', person, owner);
      others.push(person);
    }
    const [eva, rolf, zoe] = others;
    if (eva === undefined || rolf === undefined || zoe === undefined) throw new Error('someone is missing');
    for (const id of plans) {
      for (const by of [owner, eva, rolf]) for (const text of ['One', 'Two']) await write(by, id, text);
    }
    await plansOf(rolf).post(`${urlOf(plans[0] ?? '')}/seen`, {});
    const [mail, ...more] = await mailsTo(owner);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Mill: 4\nBakery: 4');
    expect(mail?.text).toContain('https://trazo.example/my-plans');
    expect((await mailsTo(rolf)).map(({ text }) => /Mill|Bakery: 4/.exec(text)?.[0])).toEqual(['Bakery: 4']);
    expect(await mailsTo(zoe)).toEqual([]);
    // Later that day.
    await write(eva, plans[0] ?? '', 'Three, @Olga?');
    expect(await mailsTo(owner)).toHaveLength(1);
    running.clock.forward(DAY);
    const [next, ...before] = await mailsTo(owner);
    expect(before).toHaveLength(1);
    expect(next?.text).toContain('Mill: 1 (@Olga)\n');
    expect(next?.text).toContain(`/builder/${plans[0]}/form`);
    running.clock.forward(DAY);
    expect(await mailsTo(owner)).toHaveLength(2);
  });

  it('end with one click, in the mail or in the account, and come again when they are wanted', async () => {
    const owner = await signUp('Olga');
    const id = await newPlan(owner, 'evil.example');
    const eva = await join(id, 'comment', undefined, owner);
    await write(eva, id, 'One');
    const [mail] = await mailsTo(owner);
    expect(mail?.text).not.toContain('evil.example');
    const [, token] = /\/comment-mails\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const stop = (key: string | undefined) =>
      running.app.inject({
        method: 'POST',
        url: `/api/comment-mails/${key}/stop`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    for (let times = 0; times < 2; times += 1) expect((await stop(token)).json()).toEqual({ wanted: false });
    expect(errorOf(await stop('x'))).toEqual([404, 'key_invalid']);
    const url = '/api/users/me/comment-mails';
    expect((await owner.call({ url })).json()).toEqual({ wanted: false });
    await write(eva, id, 'Two');
    running.clock.forward(DAY);
    expect(await mailsTo(owner)).toHaveLength(1);
    await owner.call({ method: 'PUT', url, payload: { wanted: true } });
    await write(eva, id, 'Three');
    running.clock.forward(DAY);
    expect((await mailsTo(owner)).map(({ text }) => text.includes(': 1'))).toEqual([true, true]);
  });
});
