import { encodeContent } from '@trazo/contract/content/content-codec';
import { loadSample } from '@trazo/samples/load-sample';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { createStorageWatch } from '../../platform/database/storage-watch.ts';
import { startTestSmtpServer } from '../../platform/mailer/smtp-server.fixture.ts';
import { createSmtpTransport } from '../../platform/mailer/smtp-transport.ts';
import { startStallingProxy } from '../../testing/stalling-proxy.ts';
import { signUpPayload } from '../../testing/test-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const MINUTE_MS = 60_000;

const readiness = async ({ app }: TestApp) => {
  const answer = await app.inject('/api/health/ready');
  return { status: answer.statusCode, body: answer.json() };
};
const signUp = ({ app }: TestApp) =>
  app.inject({ method: 'POST', url: '/api/users', payload: signUpPayload() });

it('mail that fails again and again is an error in the log, and stands in the details of readiness', async () => {
  const smtp = await startTestSmtpServer();
  onTestFinished(() => smtp.close());
  const from = { name: 'Trazo', address: 'hello@trazo.example' };
  const mailTransport = createSmtpTransport({ url: smtp.url, from, altogetherMs: 10_000 });
  const running = await startTestApp({ mailTransport });
  onTestFinished(() => running.close());
  smtp.behave('refuse message for now', 'refuse message for now', 'refuse message for now');
  expect((await signUp(running)).statusCode).toBe(201);
  const levels = () =>
    running.logged
      .filter((line) => line.includes('send-mail'))
      .map((line) => JSON.parse(line))
      .map(({ level, failures }) => ({ level, failures }));
  for (let attempt = 1; attempt <= 3; attempt += 1) await running.jobs.workOnce();
  expect(levels()).toEqual([{ level: 40 }, { level: 40 }, { level: 50, failures: 3 }]);

  await expect.poll(() => readiness(running)).toEqual({ status: 200, body: { status: 'ready' } });
  running.clock.forward(16 * MINUTE_MS);
  expect(await readiness(running)).toEqual({
    status: 200,
    body: {
      status: 'ready',
      details: [{ path: 'mail', message: expect.stringMatching(/^a mail has been waiting since \d{4}-/) }],
    },
  });
  await running.jobs.workOnce();
  expect(smtp.accepted).toHaveLength(1);
  expect(await readiness(running)).toEqual({ status: 200, body: { status: 'ready' } });
});

/** Less than a balancer's check waits; a database that hangs is asked for two seconds at most. */
const CHECK_MS = 3_000;
/** A statement of a request is waited for half as long, and a preview has four. */
const GIVES_UP_MS = 60_000;

it('a database that hangs or is gone is seen in seconds, in figures and details; the server stays ready', async () => {
  const elsewhere = await openTestDatabase();
  onTestFinished(() => elsewhere.close());
  const proxy = await startStallingProxy(elsewhere.url);
  const metricsToken = 'a-token-of-some-length';
  const running = await startTestApp({
    metricsToken,
    openDatabase: async () => ({
      ...(await openDatabase({ databaseUrl: proxy.url, dataDir: '', onConnectionLost: () => undefined })),
      url: proxy.url,
    }),
  });
  onTestFinished(async () => {
    proxy.resume();
    await running.close();
    await proxy.close();
  });
  const isUp = async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    return /^app_database_up (\d)$/m.exec((await running.app.inject({ url: '/metrics', headers })).body)?.[1];
  };
  await expect.poll(isUp).toBe('1');
  await expect.poll(() => readiness(running)).toEqual({ status: 200, body: { status: 'ready' } });

  proxy.stall();
  const since = performance.now();
  const answers = await Promise.all([isUp(), readiness(running), readiness(running)]);
  expect(performance.now() - since).toBeLessThan(CHECK_MS);
  const away = { path: 'database', message: 'the database does not answer' };
  const ready = { status: 200, body: { status: 'ready', details: [away] } };
  expect(answers).toEqual(['0', ready, ready]);
  // Visitors go on reading and looking at their plan.
  const payload = { content: encodeContent(await loadSample('en')) };
  const preview = await running.app.inject({ method: 'POST', url: '/api/generate', payload });
  expect(preview.statusCode).toBe(200);
  expect(performance.now() - since).toBeLessThan(GIVES_UP_MS);
  proxy.resume();
  await expect.poll(isUp).toBe('1');
  expect(running.logged.join('')).not.toContain('/api/health');
});

it('a full disk has an error of its own, and stands in the details of readiness', async () => {
  const running = await startTestApp();
  onTestFinished(() => running.close());
  const { query } = running.database;
  await query.execute(sql`
    create function refuse_to_write() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$`);
  await query.execute(
    sql`create trigger full_disk before insert on accounts for each row execute function refuse_to_write()`,
  );
  const answer = await signUp(running);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ error: 'server_storage_full' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(running.logged.join('')).toContain('No space left on device');
  await expect
    .poll(() => readiness(running))
    .toEqual({
      status: 200,
      body: {
        status: 'ready',
        details: [{ path: 'storage', message: 'the database has no disk space to write' }],
      },
    });
});

it('a disk counts as full for a while after it refused a statement', () => {
  let now = 0;
  const storage = createStorageWatch(() => now);
  storage.note(new Error('Failed query', { cause: Object.assign(new Error('full'), { code: '23505' }) }));
  expect(storage.isFull()).toBe(false);
  storage.note(new Error('Failed query', { cause: Object.assign(new Error('full'), { code: '53100' }) }));
  expect(storage.isFull()).toBe(true);
  now += MINUTE_MS;
  expect(storage.isFull()).toBe(false);
});
