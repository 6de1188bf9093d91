import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  postgresOn,
  type ServerProcess,
  startProcess,
} from '../../apps/server/src/testing/server-process.ts';
import { testDevice } from '../../apps/server/src/testing/test-device.ts';
import { testPicture } from '../../apps/server/src/testing/test-pictures.ts';
import { contentOf, PLAIN_PLAN } from '../../apps/server/src/testing/test-plans.ts';

/**
 * Kills the server and its PostgreSQL in the middle of saves, again and again, and looks at what is left: every save that
 * was acknowledged must be there, and every plan whole. Half of the writers save whole contents, half the changes of a device. `node tests/durability/run.ts [rounds]`
 */
const ROUNDS = Number(process.argv[2] ?? 20);
const WRITERS = 6;
const LONGEST_MS = 500;

/** One plan that is saved over and over. */
interface Writer {
  readonly id: string;
  /** The last version that was acknowledged, and the name saved with it. */
  acknowledged: { readonly version: number; readonly name: string };
  /** The save that was on its way when the server died: it may have arrived or not. */
  pending: string | undefined;
  /** Where it writes by changes. */
  readonly device?: Device;
}

type Device = ReturnType<typeof openDevice>;

const dataDir = await mkdtemp(path.join(tmpdir(), 'trazo-durability-'));
const logo = await testPicture(1);
const pictured = { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo } };
const count = { acknowledged: 0, kills: 0, missing: 0, half: 0 };

let address = '';
let token = '';
let server = await start();
token = (await call('POST', '/api/users', newAccount())).token;
const writers = await Promise.all(Array.from({ length: WRITERS }, (_, number) => createWriter(number)));

try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const postgres = postgresOn(dataDir);
    const saving = writers.map((writer) => saveUntilGone(writer));
    await someSaved(count.acknowledged + WRITERS);
    await delay(Math.random() * LONGEST_MS);
    // The server, the database, or both at once.
    if (round % 3 !== 1 && postgres !== undefined) kill(postgres);
    if (round % 3 !== 2) kill(server.pid);
    await Promise.all(saving);
    if (round % 3 === 2) kill(server.pid);
    await server.ended();
    server = await start();
    for (const writer of writers) await verify(writer);
    const { acknowledged, missing, half } = count;
    console.log(`round ${round}: ${acknowledged} saves acknowledged, ${missing} missing, ${half} half`);
  }
} finally {
  server.child.kill('SIGTERM');
  await server.ended();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(
  `${ROUNDS} rounds, ${count.kills} kills: ${count.acknowledged} saves acknowledged, ${count.missing} missing, ${count.half} half plans`,
);
process.exitCode = count.missing + count.half === 0 && count.acknowledged > ROUNDS ? 0 : 1;

async function start(): Promise<ServerProcess> {
  const started = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  address = await started.ready();
  return started;
}

/** Half of the writers save a picture as well, which takes a transaction of several statements. */
function contentFor(name: string, number: number): string {
  return contentOf(name, number % 2 === 0 ? PLAIN_PLAN : pictured);
}

async function createWriter(number: number): Promise<Writer> {
  const name = `plan ${number}`;
  const body = { business_plan_content: contentFor(name, number) };
  const { _id } = await call('POST', '/api/business_plan', body);
  const writer = { id: _id, acknowledged: { version: 1, name }, pending: undefined };
  return number < WRITERS / 2 ? writer : { ...writer, device: await openDevice(_id).open() };
}

function openDevice(id: string) {
  return testDevice({ call: answered }, id);
}

/** A change that was not acknowledged goes along with the next. */
async function changeUntilGone(writer: Writer, device: Device): Promise<void> {
  for (;;) {
    writer.pending = `plan ${randomUUID()}`;
    device.doc.getMap('general').set('companyName', writer.pending);
    const answer = await device.send().catch(() => undefined);
    if (answer?.statusCode !== 200) return;
    writer.acknowledged = { version: device.where().revision, name: writer.pending };
    writer.pending = undefined;
    count.acknowledged += 1;
  }
}

async function saveUntilGone(writer: Writer): Promise<void> {
  if (writer.device !== undefined) return changeUntilGone(writer, writer.device);
  for (let number = 0; ; number += 1) {
    const { version } = writer.acknowledged;
    writer.pending = `plan ${randomUUID()}`;
    const change = { business_plan_content: contentFor(writer.pending, number), version };
    const body = { id_list: [writer.id], business_plan_data: change };
    const answer = await call('PUT', '/api/business_plan', body).catch(() => undefined);
    if (answer === undefined) return;
    writer.acknowledged = { version: version + 1, name: writer.pending };
    writer.pending = undefined;
    count.acknowledged += 1;
  }
}

/** However slow the machine: at each cut a save is under way. */
async function someSaved(acknowledged: number): Promise<void> {
  while (count.acknowledged < acknowledged) await delay(5);
}

/** What is there must be the acknowledged save, or the one that was on its way; name and contents of the same. */
async function verify(writer: Writer): Promise<void> {
  const plan = await call('GET', `/api/business_plan/${writer.id}`);
  const { acknowledged, pending } = writer;
  const inside: string = JSON.parse(plan.business_plan_content).ProfileData.executiveSummary.com_name;
  const isAcknowledged = plan.version === acknowledged.version && inside === acknowledged.name;
  const isPending = plan.version === acknowledged.version + 1 && inside === pending;
  if (!isAcknowledged && !isPending) count.missing += 1;
  if (plan.business_plan_name !== inside) count.half += 1;
  writer.acknowledged = { version: plan.version, name: inside };
  writer.pending = undefined;
}

function kill(pid: number): void {
  process.kill(pid, 'SIGKILL');
  count.kills += 1;
}

function newAccount() {
  const acceptances = { accept_terms: true, accept_privacy: true, legal_age: true };
  return { user_email: `d-${randomUUID()}@example.com`, password: 'Trazo-Sesenta-4-Olmos', ...acceptances };
}

async function call(method: string, url: string, body?: object) {
  const answer = await send(method, url, body);
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status}`);
  return answer.json();
}

function send(method: string, url: string, body: unknown): Promise<Response> {
  return fetch(`${address}${url}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

interface DeviceCall {
  readonly method?: string;
  readonly url?: unknown;
  readonly payload?: unknown;
}

/** An answer as a device looks at it. */
async function answered({ method = 'GET', url, payload }: DeviceCall) {
  const answer = await send(method, String(url), payload);
  const body = await answer.text();
  return { statusCode: answer.status, body, json: () => JSON.parse(body) };
}
