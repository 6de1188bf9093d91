import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestSmtpServer, type TestSmtpServer } from './platform/mailer/smtp-server.fixture.ts';
import { IN_RELEASES } from './testing/in-releases.ts';
import { OWN_COMPANY_FILE } from './testing/own-company.ts';
import { type ServerProcess, startProcess } from './testing/server-process.ts';
import { signUpPayload } from './testing/test-account.ts';

/** One for all: making a database takes longer than most of these tests. What stays unsent is in the last one. */
let dataDir: string;
let smtp: TestSmtpServer;
const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const running = new Set<ServerProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'trazo-mail-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  smtp = await startTestSmtpServer();
});
afterEach(async () => {
  for (const server of running) {
    server.child.kill('SIGTERM');
    await server.ended();
  }
  running.clear();
  await smtp.close();
});

async function start(own: Record<string, string> = {}): Promise<{ server: ServerProcess; address: string }> {
  const server = startProcess({
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Trazo <hello@trazo.example>',
    PUBLIC_URL: 'https://trazo.example',
    JOB_TAKEOVER_SECONDS: '6',
    ...own,
  });
  running.add(server);
  return { server, address: await server.ready() };
}

const signUp = async (address: string) => {
  const body = JSON.stringify(signUpPayload());
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/users`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
};

it('sends a mail whose server was killed over it, once', async () => {
  smtp.behave('stall');
  const first = await start();
  await signUp(first.address);
  await expect.poll(() => smtp.attempts).toBe(1);
  first.server.child.kill('SIGKILL');
  await first.server.ended();
  running.delete(first.server);
  expect(smtp.accepted).toHaveLength(0);

  const second = await start();
  await expect.poll(() => smtp.accepted.length).toBe(1);
  // What is queued now comes after whatever was left over from then.
  await signUp(second.address);
  await expect.poll(() => smtp.accepted.length).toBe(2);
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(2);
  expect(smtp.attempts).toBe(3);
});

it('leaves mail to a worker where the server only answers', IN_RELEASES, async () => {
  const web = await start({ ROLE: 'web' });
  await signUp(web.address);
  const worker = startProcess({
    DATA_DIR: dataDir,
    ROLE: 'worker',
    HEALTH_PORT: '0',
    ...STRIPE_KEYS,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Trazo <hello@trazo.example>',
  });
  running.add(worker);
  await expect.poll(() => smtp.accepted.length).toBe(1);
  // The one without keys says that its payments are its own.
  const reported = [web.server, worker].map(
    ({ output }) =>
      output()
        .split('\n')
        .filter((line) => line.includes('STRIPE_SECRET_KEY')).length,
  );
  expect(reported).toEqual([1, 0]);
  // It serves nothing but how it is.
  const address = await worker.ready();
  await expect.poll(async () => (await fetch(`${address}/api/health/ready`)).status).toBe(200);
  expect((await fetch(`${address}/api/health/live`)).status).toBe(200);
  expect((await fetch(`${address}/api/products`)).status).toBe(404);
});

it('has neither development mailbox nor card sandbox in production', async () => {
  const { address } = await start({
    NODE_ENV: 'production',
    COMPANY_FILE: OWN_COMPANY_FILE,
    SECOND_FACTOR_KEY: 'x'.repeat(32),
    ...STRIPE_KEYS,
  });
  expect((await fetch(`${address}/dev/mailbox.json`)).status).toBe(404);
  // The front end answers for pages: there it is the one of any address that leads nowhere.
  const page = async (path: string) => (await fetch(address + path)).text();
  expect(await page('/dev/mailbox')).toBe(await page('/dev/nothing'));
  const sandbox = await fetch(`${address}/dev/card-provider/_sandbox/requests`, { method: 'POST' });
  expect(sandbox.status).toBe(404);
});

it('says all that is missing in production', async () => {
  const server = startProcess({
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://trazo.example',
  });
  await expect(server.ready()).rejects.toThrow(
    /cannot start:\nCOMPANY_FILE must name [^\n]+\nSMTP_URL must be set in production: [^\n]+\n(?:(?:MAIL_FROM|SECOND_FACTOR_KEY|STRIPE_\w+) must be set [^\n]+\n){5}$/,
  );
  expect(await server.ended()).toBe(1);
});

it('stops in time while the mail server says nothing', IN_RELEASES, async () => {
  smtp.behave('stall');
  // With a second to drain it has 14 s to end in order, room on a busy machine, and ends with 1 after that; the mail would take longer.
  const { server, address } = await start({ JOB_TAKEOVER_SECONDS: '90', DRAIN_SECONDS: '1' });
  await signUp(address);
  await expect.poll(() => smtp.attempts).toBe(1);
  const began = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
  running.delete(server);
  expect(performance.now() - began).toBeLessThan(20_000);
});
