import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LEGAL_VERSION } from '@trazo/messages/legal-version';
import { type ServerProcess, startProcess } from '../../apps/server/src/testing/server-process.ts';

/**
 * Kills the server at every step of `POST /api/payments` and of the work a webhook starts: each time one of its requests to
 * the card provider (the sandbox) is about to be sent, or has been done and not yet answered. Afterwards the account must
 * have one subscription, one payment, and access if and only if it has paid. `node tests/durability/payments.ts`
 */
const FOR_EVER_MS = 3_600_000;
const LONGEST_WAIT_MS = 60_000;
const CARD = '4242424242424242';
const WRITES = { method: 'POST' };

type When = 'before' | 'after';

interface Account {
  readonly id: string;
  readonly token: string;
}

/** An account, and which step it was cut off at. */
interface Cut extends Account {
  readonly step: string;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'trazo-payments-'));
const wrong: string[] = [];
let kills = 0;
let steps = 0;
let address = '';
let server = await start();

try {
  const ordering = [...(await cutWhileOrdering('before')), ...(await cutWhileOrdering('after'))];
  for (const account of ordering) await verifyPaying(account);
  const notified = await cutWhileNotified();
  for (const account of notified) await verifyNotified(account);
} finally {
  server.child.kill('SIGTERM');
  await server.ended();
  await rm(dataDir, { recursive: true, force: true });
}
for (const error of wrong) console.log(error);
console.log(`${steps} steps cut off by ${kills} kills, ${wrong.length} wrong`);
process.exitCode = wrong.length === 0 && steps > 10 ? 0 : 1;

async function start(): Promise<ServerProcess> {
  const started = startProcess({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    JOB_TAKEOVER_SECONDS: '3',
    CREDENTIALS_PER_MINUTE: '100000',
  });
  address = await started.ready();
  return started;
}

/**
 * One account after the other orders, each of them held up one request further than the one before; then the server is
 * killed, and with it all of them. Reads are the same before and after: only writes are held up after they were done.
 */
async function cutWhileOrdering(when: When): Promise<Cut[]> {
  await control('webhooks', { isHeld: true });
  const cut: Cut[] = [];
  const orders: Promise<unknown>[] = [];
  for (let skip = 0; ; skip += 1) {
    const account = await signUp();
    await control('faults', {
      kind: 'delay',
      when,
      skip,
      delayMs: FOR_EVER_MS,
      ...(when === 'after' && WRITES),
    });
    // Cut off, it fails, and that is how it should be.
    const order = orderOnce(account).catch(() => undefined);
    if (!(await isHeldUp(cut.length + 1, order))) break;
    orders.push(order);
    cut.push({ ...account, step: `ordering, ${when} ${when === 'after' ? 'write' : 'request'} ${skip + 1}` });
  }
  await kill(cut.length);
  await Promise.all(orders);
  return cut;
}

/** Paid in the browser, which then vanishes: the rest is the webhook's. A worker held up takes up nothing else. */
async function cutWhileNotified(): Promise<Cut[]> {
  const cut: Cut[] = [];
  for (let skip = 0; ; skip += 1) {
    const account = await signUp();
    await control('webhooks', { isHeld: true });
    const { client_secret: secret } = await orderOnce(account);
    await payInBrowser(secret ?? '');
    await control('faults', { kind: 'delay', when: 'before', skip, delayMs: FOR_EVER_MS });
    await control('webhooks', { isHeld: false });
    const arrived = until(async () => (await stateOf(account)).mayExport);
    if (!(await isHeldUp(1, arrived))) {
      await control('clear-faults', {});
      return cut;
    }
    await kill(1);
    await arrived.catch(() => undefined);
    cut.push({ ...account, step: `notified, before request ${skip + 1}` });
  }
}

/** Whether so many requests wait for the provider; not if the work comes through first. */
async function isHeldUp(expected: number, work: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  const ended = () => {
    isDone = true;
  };
  work.then(ended, ended);
  for (;;) {
    const { delayed } = await control('requests', {});
    if (delayed >= expected) return true;
    if (isDone) return false;
    await delay(20);
  }
}

async function kill(cut: number): Promise<void> {
  steps += cut;
  kills += 1;
  process.kill(server.pid, 'SIGKILL');
  await server.ended();
  server = await start();
}

/** The customer comes back, in two tabs, and pays. */
async function verifyPaying(account: Cut): Promise<void> {
  const before = await stateOf(account);
  if (before.mayExport) wrong.push(`${account.step}: access before the payment`);
  const answers = await Promise.all([orderOnce(account), orderOnce(account)]);
  const secrets = new Set(answers.map(({ client_secret: secret }) => secret));
  if (secrets.size !== 1) wrong.push(`${account.step}: two tabs got two payments`);
  await payInBrowser([...secrets][0] ?? '');
  const { outcome } = await call(account.token, 'POST', '/api/payments/confirm', { what: 'payment' });
  if (outcome !== 'succeeded')
    wrong.push(`${account.step}: the outcome of a payment that went through is ${outcome}`);
  await verifyPaid(account);
}

/** The customer does not come back: the provider’s events alone bring the news. */
async function verifyNotified(account: Cut): Promise<void> {
  const isIn = await until(async () => (await stateOf(account)).mayExport);
  if (!isIn) wrong.push(`${account.step}: paid, and no access`);
  await verifyPaid(account);
}

async function verifyPaid(account: Cut): Promise<void> {
  const { mayExport, state } = await stateOf(account);
  if (!mayExport || state !== 'trial') wrong.push(`${account.step}: ${state} after paying`);
  const subscriptions = (await atProvider('subscriptions?status=all')).filter(
    ({ metadata }) => metadata?.account === account.id,
  );
  const live = subscriptions.filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired');
  if (live.length !== 1) wrong.push(`${account.step}: ${live.length} live subscriptions`);
  const customers = new Set(subscriptions.map(({ customer }) => customer));
  const charges = (await atProvider('charges')).filter(
    ({ customer, status }) => status === 'succeeded' && customers.has(customer),
  );
  const amounts = charges.map(({ amount }) => amount).join();
  if (amounts !== '50') wrong.push(`${account.step}: charged ${amounts || 'nothing'}`);
}

async function signUp(): Promise<Account> {
  const acceptances = { accept_terms: true, accept_privacy: true, legal_age: true };
  const fields = { user_email: `p-${randomUUID()}@example.com`, password: 'Trazo-Sesenta-4-Olmos' };
  const { token, user } = await call('', 'POST', '/api/users', { ...fields, ...acceptances });
  return { token, id: user._id };
}

function orderOnce({ token }: Pick<Account, 'token'>): Promise<{ client_secret: string | null }> {
  const amounts = { first_amount: 50, renewal_amount: 95 };
  const consent = { text_version: LEGAL_VERSION, language: 'es', immediate_start: true, ...amounts };
  return call(token, 'POST', '/api/payments', { consent });
}

async function stateOf({ token }: Pick<Account, 'token'>): Promise<{ state: string; mayExport: boolean }> {
  const { entitlement } = await call(token, 'GET', '/api/payments');
  return { state: entitlement.state, mayExport: entitlement.may_export };
}

async function payInBrowser(secret: string): Promise<void> {
  const [id] = secret.split('_secret_');
  const answer = await fetch(`${address}/dev/card-provider/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_sandbox',
      client_secret: secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': CARD,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2031',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  if (!answer.ok) throw new Error(`paying: ${answer.status} ${await answer.text()}`);
}

/** Whether it came true before the patience ended. */
async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < end) {
    if (await isSo()) return true;
    await delay(50);
  }
  return false;
}

interface Found {
  readonly status?: string;
  readonly customer?: string;
  readonly amount?: number;
  readonly metadata?: { readonly account?: string };
}

/** All of a kind, past our server, as the provider has them. */
async function atProvider(list: string): Promise<Found[]> {
  const found: Found[] = [];
  for (let after = ''; ; ) {
    const url = `/dev/card-provider/v1/${list}${list.includes('?') ? '&' : '?'}limit=100${after}`;
    const { data, has_more: hasMore } = await call('sk_test_sandbox', 'GET', url);
    found.push(...data);
    if (!hasMore) return found;
    after = `&starting_after=${data.at(-1).id}`;
  }
}

function control(name: string, body: object) {
  return call('sk_test_sandbox', 'POST', `/dev/card-provider/_sandbox/${name}`, body);
}

/** A server under load says so, and when to come again. */
async function call(token: string, method: string, url: string, body?: object) {
  for (;;) {
    const answer = await fetch(`${address}${url}`, {
      method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.ok) return answer.json();
    const pause = answer.headers.get('retry-after');
    if (answer.status !== 503 || pause === null) {
      throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
    }
    await delay(Number(pause) * 100);
  }
}
