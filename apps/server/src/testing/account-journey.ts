import { randomUUID } from 'node:crypto';
import type { PlanPeople } from '@trazo/contract/plans/co-authors';
import type { PlanComments } from '@trazo/contract/plans/comments';
import type { Version } from '@trazo/contract/plans/versions';
import { TELL_ACCOUNT } from '../modules/comments/comment-news.ts';
import { accountIdOf } from '../platform/authentication/account.ts';
import { confirmTestAccount, signUpTestAccount, type TestAccount } from './test-account.ts';
import type { TestApp } from './test-app.ts';
import { signUpTestCustomer } from './test-customer.ts';
import { testDevice } from './test-device.ts';
import { testPicture } from './test-pictures.ts';
import { contentOf, PLAIN_PLAN, plansOf } from './test-plans.ts';
import { unzip } from './unzip.ts';

interface Answer {
  readonly statusCode: number;
  readonly body: string;
}

function require(answer: Answer): void {
  if (answer.statusCode >= 400) throw new Error(`refused: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
}

/** Everything one account does from its sign-up on, but for its deletion; throws where anything is refused. */
export async function liveThroughAccount(running: TestApp) {
  const { app } = running;
  const person = await signUpTestCustomer(running);
  await confirmTestAccount(running, person);
  const { user_email } = person.user;
  const password = person.password;
  require(await app.inject({ method: 'POST', url: '/api/users/login', payload: { user_email, password } }));
  require(await person.call({ url: '/api/users/me/sessions' }));
  require(await person.call({ method: 'PUT', url: '/api/users/me', payload: { user_name: 'Ada' } }));
  const portrait = { user_profile_image: await testPicture(1) };
  require(await person.call({ method: 'PUT', url: '/api/users/me/image', payload: portrait }));
  await person.subscribe();
  await running.settle();

  const plans = plansOf(person);
  const logo = await testPicture(2);
  const content = contentOf('Mill', { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo } });
  const plan = await plans.create(content);
  require(await plans.save(plan._id, 1, contentOf('Mill')));
  require(await plans.save(plan._id, 2, content));
  const device = await testDevice(person, plan._id).open();
  const { reference } = (
    await plans.post(`/api/business_plan/${plan._id}/pictures`, { picture: logo })
  ).json();
  device.write('general', (general) => ({ ...general, logo: reference }));
  require(await device.send());
  await plans.open(plan._id);
  device.write('general', (general) => ({ ...general, companyName: 'Windmill' }));
  require(await device.send());
  require(await device.sendAll());
  require(await plans.save(plan._id, 4, content));
  require(await plans.get(`/api/business_plan/${plan._id}/pictures/${reference.slice('image:'.length)}`));
  require(await plans.post('/api/business_plan/duplicate', { business_plan_id: plan._id }));
  require(await app.inject({ url: plan.business_plan_cover }));
  require(await plans.get(`/api/business_plan/download/${plan._id}`));
  const sent = { business_plan_id: plan._id, email_to_send: 'bank@example.com' };
  require(await plans.post('/api/business_plan/send-by-email', sent));
  const shares = `/api/business_plan/${plan._id}/shares`;
  const shared = await plans.post(shares, {});
  require(shared);
  const { id, token } = shared.json<{ id: string; token: string }>();
  require(await app.inject({ url: `/api/shared/${token}` }));
  require(await plans.get(shares));
  require(await person.call({ method: 'DELETE', url: `${shares}/${id}` }));
  const versions = `/api/business_plan/${plan._id}/versions`;
  const kept = await plans.post(versions, { reason: 'asked', name: 'For the bank' });
  require(kept);
  const version = `${versions}/${kept.json<{ versions: Version[] }>().versions[0]?.id}`;
  require(await plans.get(version));
  require(await plans.get(`${version}/document`));
  require(await person.call({ method: 'PUT', url: version, payload: { name: 'For another bank' } }));
  await writeTogether(running, person, plan._id);
  require(await plans.remove(plan._id));
  require(await plans.get('/api/business_plan/deleted'));
  require(await plans.post(`/api/business_plan/${plan._id}/restore`, {}));
  if ((await plans.list()).length !== 2) throw new Error('plans are missing');

  require(await person.post('/withdraw'));
  const archive = await person.call({ url: '/api/users/me/export' });
  require(archive);
  await running.mails();
  const me = { method: 'POST', url: '/api/users/me/delete', payload: { password } } as const;
  return {
    id: person.user._id,
    email: user_email,
    /** The files of its export. */
    exported: [...(await unzip(archive.rawPayload)).keys()],
    delete: async () => {
      require(await person.call(me));
      await running.settle();
    },
  };
}

/** Those of a plan comment on it, a guest does by a link, and mails tell of it. */
async function comment({ app, ...running }: TestApp, owner: TestAccount, member: TestAccount, url: string) {
  const share = await plansOf(owner).post(`${url}/shares`, { may_comment: true });
  require(share);
  const { id: shareId, token } = share.json<{ id: string; token: string }>();
  const place = { section: 'mission', field: 'mission', quote: '' };
  const commentOf = (text: string, at: object = place) => ({ id: randomUUID(), text, at });
  for (const by of [owner, member]) {
    const first = commentOf('First');
    require(await plansOf(by).post(`${url}/comments`, first));
    require(await plansOf(by).post(`${url}/comments`, commentOf('Answer', { thread_id: first.id })));
    const thread = `${url}/threads/${first.id}`;
    require(await by.call({ method: 'PUT', url: thread, payload: { resolved: true } }));
  }
  const shared = `/api/shared/${token}/comments`;
  const guest = { name: 'Guest', comment: commentOf('By the link') };
  const written = await app.inject({ method: 'POST', url: shared, payload: guest });
  require(written);
  const { key } = written.json<{ guest: { key: string } }>().guest;
  const own = `${shared}/${guest.comment.id}/delete`;
  const { threads } = (await plansOf(owner).get(`${url}/comments`)).json<PlanComments>();
  const guestId = threads.find(({ by_link }) => by_link)?.comments[0]?.guest_id;
  const blocking = { method: 'PUT', url: `${url}/guests/${guestId}`, payload: { blocked: true } } as const;
  require(await owner.call(blocking));
  require(await app.inject({ method: 'POST', url: own, payload: { guest: key } }));
  const link = `${url}/shares/${shareId}`;
  require(await owner.call({ method: 'PUT', url: link, payload: { may_comment: false } }));
  await running.jobs.add(running.database.query, TELL_ACCOUNT, { accountId: accountIdOf(owner.user._id) });
  const mail = (await running.mails()).find(
    ({ to, kind }) => to === owner.user.user_email && kind === 'newComments',
  );
  const stop = /\/comment-mails\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  require(await app.inject({ method: 'POST', url: `/api/comment-mails/${stop}/stop` }));
  require(await owner.call({ url: '/api/users/me/comment-mails' }));
  require(await plansOf(owner).post(`${url}/comments/seen`, {}));
}

/**
 * An account is invited to the plan, writes in it and is removed; the invitation of another is withdrawn; a third owns the plan for
 * a while, and stays.
 */
async function writeTogether(running: TestApp, owner: TestAccount, id: string): Promise<void> {
  const url = `/api/business_plan/${id}`;
  const people = `${url}/people`;
  const invite = async (email: string) => {
    const answer = await plansOf(owner).post(`${url}/invitations`, { email, role: 'edit' });
    require(answer);
    return answer.json<PlanPeople>().invitations;
  };
  const join = async () => {
    const member = await signUpTestAccount(running.app);
    const { user_email: email } = member.user;
    await invite(email);
    const mail = (await running.mails()).find(({ to, kind }) => to === email && kind.startsWith('invited'));
    const invitation = `/api/invitations/${/\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1]}`;
    require(await running.app.inject({ url: invitation }));
    require(await member.call({ method: 'POST', url: `${invitation}/accept` }));
    return member;
  };
  const [unanswered] = await invite('unanswered@example.com');
  require(await owner.call({ method: 'DELETE', url: `${url}/invitations/${unanswered?.id}` }));
  const member = await join();
  const heir = await join();
  require(await plansOf(member).get('/api/business_plan'));
  const device = await testDevice(member, id).open();
  device.write('general', (general) => ({ ...general, companyName: 'Watermill' }));
  require(await device.send());
  require(await plansOf(member).get(people));
  await comment(running, owner, member, url);
  const one = `${people}/${member.user._id}`;
  require(await owner.call({ method: 'PUT', url: one, payload: { role: 'read' } }));
  require(await owner.call({ method: 'DELETE', url: one }));
  require(await plansOf(owner).post(`${people}/${heir.user._id}/hand-over`, {}));
  require(await plansOf(heir).post(`${people}/${owner.user._id}/hand-over`, {}));
}
