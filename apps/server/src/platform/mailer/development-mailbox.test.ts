import { expect, it } from 'vitest';
import { sharedApp } from '../../testing/shared-app.ts';
import { signUpTestAccount } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
});

it('shows what would have been sent, with its links', async () => {
  const { user } = await signUpTestAccount(running.app, { user_name: '<b>Ada</b>', user_language: 'en' });
  await running.mails();
  const { mails } = (await running.app.inject('/dev/mailbox.json')).json();
  const mail = mails.find(({ to }: { to: string }) => to === user.user_email);
  expect(mail).toMatchObject({ kind: 'welcome', language: 'en', attachments: [] });
  expect(mail.links[0]).toMatch(/^https:\/\/trazo\.example\/confirm-email\/[\w-]{43}$/);

  const list = await running.app.inject('/dev/mailbox');
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(list.body).toContain(`<a href="${mail.links[0]}">`);
  expect(list.body).not.toContain('<b>Ada');

  const one = await running.app.inject(`/dev/mailbox/${mail.id}`);
  expect(one.body).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;,');
  expect((await running.app.inject('/dev/mailbox/nothing')).statusCode).toBe(404);
});

it.each([
  { remoteAddress: '10.0.0.1' },
  { headers: { 'x-forwarded-for': '127.0.0.1' } },
  { headers: { forwarded: 'for=127.0.0.1' } },
])('is there for this machine alone: not for %j', async (from) => {
  for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/x']) {
    expect((await running.app.inject({ url, ...from })).statusCode).toBe(404);
  }
});

it('is not there where a mail server is set', async () => {
  const sending = await startTestApp({ mailbox: undefined });
  for (const url of ['/dev/mailbox', '/dev/mailbox.json']) {
    const answer = await sending.app.inject(url);
    expect(answer.body).not.toContain('mails');
    expect(answer.statusCode).not.toBe(200);
  }
  await sending.close();
});
