import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountIdOf } from '../../platform/authentication/account.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { callsWith, signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDevice } from '../../testing/test-device.ts';
import { contentOf, NO_PLAN, plansOf } from '../../testing/test-plans.ts';
import { CHANGES_CHANNEL } from './plan-change-repository.ts';
import { createPlanStreams } from './plan-streams.ts';

let here: TestApp;
/** Another server on the same database. */
let there: TestApp;
let account: TestAccount;
let plans: ReturnType<typeof plansOf>;
const addresses = { here: '', there: '' };

beforeAll(async () => {
  // No heartbeat: what follows from a notification must not be taken for what follows from the next beat.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  here = await startTestApp();
  const { url } = here.database;
  const database = await openDatabase({ databaseUrl: url, dataDir: '', onConnectionLost: () => undefined });
  there = await startTestApp({ openDatabase: async () => ({ ...database, url }) });
  vi.useRealTimers();
  addresses.here = await here.app.listen({ port: 0, host: '127.0.0.1' });
  addresses.there = await there.app.listen({ port: 0, host: '127.0.0.1' });
  account = await signUpTestAccount(here.app);
  plans = plansOf(account);
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const openEvents = (
  address: string,
  id: string,
  { epoch = 1, revision = 1, token = account.token, signal = new AbortController().signal } = {},
) =>
  fetch(`${address}/api/business_plan/${id}/events?epoch=${epoch}&revision=${revision}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
    signal,
  });

/** The next event of a stream; undefined at its end. */
function eventsOf(answer: Response) {
  const text = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  return async (): Promise<{ event: string; data: string } | undefined> => {
    for (;;) {
      const [, event, data] = /event: (\w+)\ndata:(.*)\n\n/.exec(rest) ?? [];
      if (event !== undefined && data !== undefined) {
        rest = rest.slice(rest.indexOf('\n\n', rest.indexOf('event: ')) + 2);
        return { event, data };
      }
      const { done, value } = (await text?.read()) ?? { done: true };
      if (done === true || value === undefined) return undefined;
      rest += value;
    }
  };
}

const newPlan = async () => {
  const { _id } = await plans.create(contentOf('Mill'));
  return { id: _id, device: await testDevice(account, _id).open() };
};

describe('the events of a plan', () => {
  it('tell on every server what was written on any', async () => {
    const { id, device } = await newPlan();
    const elsewhere = await testDevice({ ...account, call: callsWith(there.app, account.token) }, id).open();
    const streams = [await openEvents(addresses.here, id), await openEvents(addresses.there, id)];
    for (const answer of streams) {
      expect(answer.headers.get('content-type')).toBe('text/event-stream');
      expect(answer.headers.get('content-encoding')).toBeNull();
    }
    const readers = streams.map(eventsOf);
    for (const [writer, name] of [[device, 'One'] as const, [elsewhere, 'Two'] as const]) {
      writer.write('general', (general) => ({ ...general, companyName: name }));
      await writer.send();
      for (const next of readers) {
        const event = await next();
        expect(event?.event).toBe('changes');
        expect(JSON.parse(event?.data ?? '')).toMatchObject(writer.where());
      }
    }
    await plans.save(id, 3, contentOf('By a client of the specification'));
    const event = await readers[1]?.();
    elsewhere.learn(JSON.parse(event?.data ?? ''));
    expect(elsewhere.read().general.companyName).toBe('By a client of the specification');
  });

  it('begin with what was missed, and end with the plan', async () => {
    const { id, device } = await newPlan();
    device.write('general', (general) => ({ ...general, companyName: 'Missed' }));
    await device.send();
    const next = eventsOf(await openEvents(addresses.there, id));
    expect(JSON.parse((await next())?.data ?? '')).toMatchObject({ revision: 2 });
    await plans.remove(id);
    expect((await next())?.event).toBe('gone');
    expect(await next()).toBeUndefined();
  });

  it('go on when the connection that listens was lost, with what was written meanwhile', async () => {
    const { id, device } = await newPlan();
    const next = eventsOf(await openEvents(addresses.there, id));
    const lost = await here.database.query.execute<{ pid: number }>(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and (query = 'select 1' or query like 'listen %')`,
    );
    expect(lost.rowCount).toBeGreaterThan(0);
    device.write('general', (general) => ({ ...general, companyName: 'Meanwhile' }));
    await device.send();
    expect(JSON.parse((await next())?.data ?? '')).toMatchObject({ revision: 2 });
  });

  it('begin with the document that another device has made meanwhile', async () => {
    const { _id } = await plans.create(contentOf('Mill'));
    const next = eventsOf(await openEvents(addresses.here, _id, { epoch: 0, revision: 0 }));
    const device = await testDevice(account, _id).open();
    device.write('general', (general) => ({ ...general, companyName: 'First' }));
    await device.send();
    const { epoch, revision, update } = JSON.parse((await next())?.data ?? '');
    const reader = testDevice(account, _id);
    reader.learn({ epoch, revision, update });
    expect(reader.where()).toEqual(device.where());
    expect(reader.read()).toEqual(device.read());
  });

  it('are for its account alone', async () => {
    const { id } = await newPlan();
    const stranger = await signUpTestAccount(here.app);
    expect((await openEvents(addresses.here, id, { token: stranger.token })).status).toBe(404);
    expect((await openEvents(addresses.here, NO_PLAN)).status).toBe(404);
    expect((await openEvents(addresses.here, id, { token: '' })).status).toBe(401);
  });

  it('end at once with the session they were opened in, wherever it is ended', async () => {
    const { id, device } = await newPlan();
    const credentials = { user_email: account.user.user_email, password: account.password };
    const signIn = { method: 'POST', url: '/api/users/login', payload: credentials } as const;
    const { token } = (await here.app.inject(signIn)).json();
    const ending = eventsOf(await openEvents(addresses.there, id, { token }));
    const going = eventsOf(await openEvents(addresses.there, id));
    await callsWith(here.app, token)({ method: 'POST', url: '/api/users/logout' });
    expect(await ending()).toBeUndefined();
    device.write('general', (general) => ({ ...general, companyName: 'Goes on' }));
    await device.send();
    expect((await going())?.event).toBe('changes');
  });

  it('pass on where the devices of its people are, and end for who is removed', async () => {
    const { id } = await newPlan();
    const eva = await signUpTestAccount(here.app);
    const { user_email: email } = eva.user;
    await plans.post(`/api/business_plan/${id}/invitations`, { email, role: 'edit' });
    const [mail] = (await here.mails()).filter(({ to, kind }) => to === email && kind === 'invitedToEdit');
    const [, token = ''] = /\/invitation\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    await eva.call({ method: 'POST', url: `/api/invitations/${token}/accept` });
    const next = eventsOf(await openEvents(addresses.there, id, { token: eva.token }));
    const payload = { device: NO_PLAN, section: 'mission', caret: null, asks: true };
    // Its stream is known to the server once it has been answered.
    await plans.post(`/api/business_plan/${id}/presence`, payload);
    const heard = await next();
    expect(heard?.event).toBe('presence');
    expect(JSON.parse(heard?.data ?? '')).toEqual({ ...payload, person_id: account.user._id });
    const person = `/api/business_plan/${id}/people/${eva.user._id}`;
    await account.call({ method: 'PUT', url: person, payload: { role: 'read' } });
    expect((await next())?.event).toBe('people');
    await account.call({ method: 'DELETE', url: person });
    expect((await next())?.event).toBe('gone');
    expect(await next()).toBeUndefined();
    expect((await openEvents(addresses.there, id, { token: eva.token })).status).toBe(404);
  });

  it('end when the server stops, and are opened at another', async () => {
    const { id, device } = await newPlan();
    const next = eventsOf(await openEvents(addresses.there, id));
    await there.app.close();
    expect(await next()).toBeUndefined();
    const again = eventsOf(await openEvents(addresses.here, id));
    device.write('general', (general) => ({ ...general, companyName: 'After' }));
    await device.send();
    expect((await again())?.event).toBe('changes');
  });
});

describe('a stream', () => {
  const owner = accountIdOf(NO_PLAN);
  const update = 'a'.repeat(200_000);

  /** A stream of a plan that changes whenever it is announced. */
  async function openStream(stillSignedIn: () => Promise<unknown>) {
    let revision = 1;
    let notified: (payload: string) => void = () => undefined;
    const streams = createPlanStreams({
      notifications: {
        listen: (channel, handlers) => {
          if (channel === CHANGES_CHANNEL) notified = handlers.notified;
        },
        close: async () => undefined,
      },
      changes: { since: async () => ({ epoch: 1, revision, update }) },
      log: here.app.log,
    });
    const place = { owner, reader: owner, id: NO_PLAN, epoch: 1, revision };
    const body = await streams.open({ ...place, stillSignedIn, stillMayRead: async () => true });
    const change = async () => {
      revision += 1;
      notified(`${owner}/${NO_PLAN}`);
      await new Promise(setImmediate);
    };
    return { body, change, end: streams.end };
  }

  it('ends when its session has ended by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const signedIn = { is: true };
    const { body, end } = await openStream(async () => {
      if (!signedIn.is) throw new Error('the session has ended');
    });
    const ended = new Promise((resolve) => body.resume().once('end', resolve));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(body.readableEnded).toBe(false);
    signedIn.is = false;
    await vi.advanceTimersByTimeAsync(30_000);
    await ended;
    end();
  });

  it('is dropped when its reader leaves too much unread', async () => {
    const { body, change, end } = await openStream(async () => undefined);
    await change();
    expect(body.destroyed).toBe(false);
    await change();
    expect(body.destroyed).toBe(true);
    end();
  });
});
