import { randomUUID } from 'node:crypto';
import { paymentWebhook } from '@trazo/contract/api/billing';
import { must } from '@trazo/plan/must';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { type Config, readConfig } from './config/config.ts';
import type { ProviderSettings } from './modules/billing/billing-settings.ts';
import { createStripe } from './modules/billing/provider/stripe-client.ts';
import { locateDatabase } from './platform/database/locate-database.ts';
import { isMigrated } from './platform/database/migrate.ts';
import { errorCode } from './platform/errors/error-code.ts';
import { createS3Store } from './platform/object-store/s3-store.ts';

const ANSWER_MS = 10_000;
/** Signatures of the provider and of a store are refused by a clock that is minutes off. */
const CLOCK_SECONDS = 30;

/** What is wrong with a part, in words for the operator. */
class Finding extends Error {}

/** Says what a part is like; a `Finding` where it does not do what it must. */
type Check = () => Promise<string>;

/** Asks everything this installation stands on, and prints a line for each: what is found now is found by no customer. */
export async function runDoctor(
  _args: string[],
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const config = readConfig(environment);
  const { stripe } = config.billing;
  const checks: readonly (readonly [string, Check])[] = [
    ['database', () => checkDatabase(config)],
    ['payments', () => checkPayments(stripe && { name: 'stripe', ...stripe }, config.publicUrl)],
    ['webhook', () => checkWebhook(config)],
    ['mail', () => checkMail(config)],
    ['bucket', () => checkBucket(config)],
  ];
  const findings = await Promise.all(checks.map(async ([name, check]) => ({ name, ...(await done(check)) })));
  for (const { name, isRight, text } of findings) print(`${isRight ? 'ok   ' : 'WRONG'} ${name}: ${text}`);
  if (findings.some(({ isRight }) => !isRight)) process.exitCode = 1;
}

async function done(check: Check): Promise<{ isRight: boolean; text: string }> {
  try {
    return { isRight: true, text: await check() };
  } catch (error) {
    return { isRight: false, text: sentenceOf(error) };
  }
}

/** Messages of `StartupError` and `Finding` are for the operator; of other errors the code says more than the text. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed for an unknown reason';
  return error instanceof Finding ? error.message : `${error.message.split('\n')[0]}${codeOf(error)}`;
}

function codeOf(error: unknown): string {
  const code = errorCode(error);
  return code === undefined ? '' : ` (${code})`;
}

async function checkDatabase(config: Config): Promise<string> {
  const { connection, stop } = await locateDatabase(config);
  const pool = new pg.Pool({ ...connection, max: 1, query_timeout: ANSWER_MS });
  try {
    const { rows } = await pool.query<{ seconds: number }>(
      'select extract(epoch from clock_timestamp())::float8 as seconds',
    );
    const apart = Math.abs(Date.now() / 1_000 - must(rows[0], 'one row').seconds);
    if (apart > CLOCK_SECONDS)
      throw new Finding(
        `its clock and this machine's are ${Math.round(apart)} s apart: run an NTP client on both`,
      );
    const isUpToDate = await isMigrated(pool).catch(() => false);
    return isUpToDate
      ? 'answers, has every migration, and has the same time'
      : 'answers, has the same time; the first server that starts migrates it';
  } finally {
    await pool.end();
    await stop();
  }
}

/** Whether the key is taken, and the provider knows where its events go. */
export async function checkPayments(
  provider: ProviderSettings | undefined,
  publicUrl: string,
): Promise<string> {
  if (provider === undefined) return 'no STRIPE_SECRET_KEY: a sandbox inside the server, no card is charged';
  const address = new URL(paymentWebhook.path, publicUrl).href;
  try {
    const endpoints = await createStripe(provider).webhookEndpoints.list({ limit: 100 });
    const endpoint = endpoints.data.find(({ url }) => url === address);
    if (endpoint === undefined)
      throw new Finding(
        `Stripe takes the key, but has no webhook to ${address}: add it in Stripe's dashboard`,
      );
    if (endpoint.status !== 'enabled')
      throw new Finding(`Stripe's webhook to ${address} is ${endpoint.status}`);
    return `Stripe takes the key and tells ${address} what happens`;
  } catch (error) {
    if (error instanceof Finding) throw error;
    const { type } = error as { type?: unknown };
    if (type === 'StripeAuthenticationError') throw new Finding('Stripe rejects STRIPE_SECRET_KEY');
    if (type === 'StripePermissionError')
      return `Stripe takes the key, which may not list webhooks: check in the dashboard that one leads to ${address}`;
    throw new Finding('Stripe does not answer: check the way out of this machine');
  }
}

/** What refuses an event without a signature, in the product's words, is the product. */
async function checkWebhook({ publicUrl, billing: { stripe } }: Config): Promise<string> {
  if (stripe === undefined) return 'not needed without STRIPE_SECRET_KEY';
  const address = new URL(paymentWebhook.path, publicUrl).href;
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(ANSWER_MS);
  const text = await fetch(address, { method: 'POST', body: '{}', headers, signal }).then(
    (answer) => answer.text(),
    (error: unknown) => {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      throw new Finding(`nothing answers at ${address}${codeOf(cause)}: check DNS, TLS and the balancer`);
    },
  );
  if (!text.includes('webhook_invalid'))
    throw new Finding(`something else than the product answers at ${address}`);
  return `${address} reaches the product`;
}

async function checkMail({ mail }: Config): Promise<string> {
  if (mail === undefined) return 'no SMTP_URL: mails are read in the development mailbox';
  const transport = createTransport({
    url: mail.url,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
  });
  try {
    await transport.verify();
    return `the server of SMTP_URL lets us in, to send as ${mail.from.address}`;
  } catch (error) {
    const isRefused = errorCode(error) === 'EAUTH';
    throw new Finding(
      isRefused
        ? 'the server of SMTP_URL rejects the user or the password'
        : `the server of SMTP_URL does not answer as it should${codeOf(error)}`,
    );
  } finally {
    transport.close();
  }
}

async function checkBucket({ bucket }: Config): Promise<string> {
  if (bucket === undefined) return 'pictures are kept in the database';
  const store = createS3Store(bucket);
  try {
    const state = await store.state();
    if (state === 'away') throw new Finding('nothing answers at S3_ENDPOINT');
    if (state === 'refused') throw new Finding('the store rejects S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY');
    if (state === 'no bucket') throw new Finding(`the store has no bucket ${bucket.bucket}`);
    const key = `doctor/${randomUUID()}`;
    const bytes = new TextEncoder().encode(key);
    await store.put(key, bytes);
    const read = await store.get(key, { size: bytes.length });
    await store.remove([key]);
    if (read === undefined || Buffer.compare(read, bytes) !== 0)
      throw new Finding('the store gives back something else than was written');
    return `${bucket.bucket} can be written, read and deleted from`;
  } finally {
    store.close();
  }
}
