import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkPayments, runDoctor } from './doctor-command.ts';
import { startTestSmtpServer } from './platform/mailer/smtp-server.fixture.ts';
import { freePort } from './testing/free-port.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { startTestS3 } from './testing/test-s3.ts';

const PUBLIC_URL = 'https://plans.example.com';

async function doctor(environment: NodeJS.ProcessEnv) {
  const lines: string[] = [];
  await runDoctor([], environment, (line) => lines.push(line));
  const { exitCode = 0 } = process;
  process.exitCode = 0;
  return { lines, exitCode };
}

it('says of each part in a line that it does what it must', async () => {
  const [database, smtp, s3] = await Promise.all([openTestDatabase(), startTestSmtpServer(), startTestS3()]);
  onTestFinished(async () => void (await Promise.all([database.close(), smtp.close(), s3.close()])));
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings;
  const { lines, exitCode } = await doctor({
    ...{
      DATABASE_URL: database.url.replace('@/', '@localhost/'),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'hello@example.com',
    },
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket },
    ...{ IMAGE_STORE: 's3', S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  });
  expect(lines).toEqual([
    'ok    database: answers, has every migration, and has the same time',
    'ok    payments: no STRIPE_SECRET_KEY: a sandbox inside the server, no card is charged',
    'ok    webhook: not needed without STRIPE_SECRET_KEY',
    'ok    mail: the server of SMTP_URL lets us in, to send as hello@example.com',
    `ok    bucket: ${bucket} can be written, read and deleted from`,
  ]);
  expect(exitCode).toBe(0);
  expect(smtp.accepted).toEqual([]);
});

it('names what does not answer, and ends with 1', async () => {
  const closed = await freePort();
  const { lines, exitCode } = await doctor({
    DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${closed}/plans`,
    ...{ SMTP_URL: `smtp://me:hunter2@127.0.0.1:${closed}`, MAIL_FROM: 'hello@example.com' },
    ...{ IMAGE_STORE: 's3', S3_ENDPOINT: `http://127.0.0.1:${closed}`, S3_BUCKET: 'plans' },
    ...{ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' },
  });
  expect(lines.filter((line) => line.startsWith('WRONG'))).toEqual([
    'WRONG database: DATABASE_URL: no PostgreSQL answers there (ECONNREFUSED)',
    expect.stringMatching(/^WRONG mail: the server of SMTP_URL does not answer as it should \(\w+\)$/),
    'WRONG bucket: nothing answers at S3_ENDPOINT',
  ]);
  expect(lines.join()).not.toContain('hunter2');
  expect(exitCode).toBe(1);
});

it.each([
  [401, { error: { message: 'no', type: 'invalid_request_error' } }, /^Stripe rejects STRIPE_SECRET_KEY$/],
  [
    200,
    { object: 'list', data: [] },
    /has no webhook to https:\/\/plans\.example\.com\/api\/payments\/webhook/,
  ],
])('asks the provider about key and webhook: %s', async (status, body, expected) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = { host: '127.0.0.1', port, protocol: 'http' } as const;
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
  await expect(checkPayments({ name: 'stripe', ...keys, address }, PUBLIC_URL)).rejects.toThrow(expected);
});
