import { request as httpRequest, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { contentOf, plansOf, problemOf } from '../../testing/test-plans.ts';

let running: TestApp;
afterEach(() => running.close());

/** Bytes of the largest body a plan may have. */
const LARGEST = 52_000_000;

/** Begins to send a plan and says how long it will be; the rest of it does not come. */
function beginToSend(address: string, { token }: TestAccount) {
  const { promise: answer, resolve } = Promise.withResolvers<IncomingMessage>();
  const begun = httpRequest(`${address}/api/business_plan`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': LARGEST,
    },
  });
  // Those that wait for the rest of their body are given up at the end.
  begun.on('response', resolve).on('error', () => undefined);
  begun.write('{');
  return { answer, giveUp: () => begun.destroy() };
}

describe('saving while the server has its hands full', () => {
  it('is asked to come again, and is taken afterwards', async () => {
    running = await startTestApp();
    const account = await signUpTestAccount(running.app);
    const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
    const senders = Array.from({ length: 6 }, () => beginToSend(address, account));
    const refused = await Promise.race(senders.map(({ answer }) => answer));
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(await json(refused)).toMatchObject({ error: 'server_busy' });
    for (const { giveUp } of senders) giveUp();
    const { post } = plansOf(account);
    const save = () => post('/api/business_plan', { business_plan_content: contentOf('later') });
    await expect.poll(async () => (await save()).statusCode).toBe(201);
  });
});

describe('a document no mail server would take', () => {
  it('is not sent', async () => {
    running = await startTestApp({
      renderer: { run: async () => new Uint8Array(17_000_001), isAlive: true, close: async () => undefined },
    });
    const account = await signUpTestAccount(running.app);
    const plans = plansOf(account);
    const { _id } = await plans.create(contentOf('Atlas'));
    const payload = { business_plan_id: _id, email_to_send: 'bank@example.com' };
    const answer = await plans.post('/api/business_plan/send-by-email', payload);
    expect(problemOf(answer)).toEqual([422, 'document_too_large_to_send']);
    expect((await running.mails()).filter(({ kind }) => kind === 'planSent')).toEqual([]);
  });
});
