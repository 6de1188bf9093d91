import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { confirmTestAccount, signUpTestAccount, type TestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { contentOf, errorOf, plansOf } from '../../testing/test-plans.ts';
import { rendererOf } from '../../testing/test-renderer.ts';

let running: TestApp;
afterEach(() => running.close());

/** Bytes of the largest body a plan may have. */
const LARGEST = 52_000_000;

const UNFINISHED = Buffer.alloc(LARGEST - 1, ' ');

/** Sends a plan from an address, all but its last byte. */
function beginToSend(address: string, { token }: TestAccount, from: string) {
  const begun = httpRequest(`${address}/api/business_plan`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': LARGEST,
      'x-forwarded-for': from,
    },
  });
  begun.on('error', () => undefined);
  begun.write(UNFINISHED);
  return begun;
}

describe('saving while the server has its hands full', () => {
  it('is asked to come again, and is taken afterwards', async () => {
    running = await startTestApp({ trustedProxies: 1 });
    const account = await signUpTestAccount(running.app);
    const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
    const senders = Array.from({ length: 5 }, (_, index) =>
      beginToSend(address, account, `192.0.2.${index}`),
    );
    const headers = { 'content-type': 'application/json', 'content-length': String(LARGEST) };
    const another = () => account.call({ method: 'POST', url: '/api/business_plan', headers, payload: '{}' });
    await expect.poll(async () => (await another()).statusCode).toBe(503);
    const refused = await another();
    expect(refused.headers['retry-after']).toBe('5');
    expect(errorOf(refused)).toEqual([503, 'server_busy']);
    for (const sender of senders) sender.destroy();
    const { post } = plansOf(account);
    const save = () => post('/api/business_plan', { business_plan_content: contentOf('later') });
    await expect.poll(async () => (await save()).statusCode).toBe(201);
  });
});

describe('a document no mail server would take', () => {
  it('is not sent', async () => {
    running = await startTestApp({
      renderer: rendererOf(new URL('./large-documents.fixture.ts', import.meta.url)),
    });
    const account = await signUpTestAccount(running.app);
    await confirmTestAccount(running, account);
    const plans = plansOf(account);
    const { _id } = await plans.create(contentOf('Atlas'));
    const payload = { business_plan_id: _id, email_to_send: 'bank@example.com' };
    const answer = await plans.post('/api/business_plan/send-by-email', payload);
    expect(errorOf(answer)).toEqual([422, 'document_too_large_to_send']);
    expect((await running.mails()).filter(({ kind }) => kind === 'planSent')).toEqual([]);
  });
});
