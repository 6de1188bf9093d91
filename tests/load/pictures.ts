import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { childrenOf, startProcess } from '../../apps/server/src/testing/server-process.ts';
import { contentOf, PLAIN_PLAN } from '../../apps/server/src/testing/test-plans.ts';

/**
 * Signs in while others save plans full of small files that unpack to 49 megapixels each, and leave before the answer. The
 * 99th percentile of signing in must stay within three times its value without them.
 * `node tests/load/pictures.ts [accounts that attack]`
 */
const ATTACKERS = Number(process.argv[2] ?? 1);
const BODIES = 60;
const ATTACK_MS = 9_000;
const PATIENCE_MS = 1_000;
const LONGEST_WAIT_MS = 180_000;
const PICTURES = 200;
const SIDE = 7_000;
const QUIET_SIGN_INS = 300;
/** The attack goes on until so many were measured, and for its nine seconds at least. */
const ATTACKED_SIGN_INS = 200;
const ALLOWED = 3;
const PASSWORD = 'Trazo-Sesenta-4-Olmos';
const MEGABYTE = 1024 ** 2;

const quietConnections = new Agent({ keepAlive: true });
const dataDir = await mkdtemp(path.join(tmpdir(), 'trazo-pictures-'));
const server = startProcess({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  CREDENTIALS_PER_MINUTE: '1000000',
  CREDENTIALS_PER_ACCOUNT: '1000000',
});

try {
  const address = await server.ready();
  const small = await smallFile();
  const owner = await signUp(address);
  // Signing in again and again ends the owner's first session.
  const other = await signUp(address);
  const attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => signUp(address)));
  const bodies = Array.from({ length: BODIES }, (_, number) => bodyOf(small, number));
  console.log(
    `a picture of ${SIDE} × ${SIDE} in ${small.length} bytes, a body of ${bodies[0]?.length} bytes`,
  );

  await signIns(address, owner.email, (count) => count < 50);
  const quiet = await signIns(address, owner.email, (count) => count < QUIET_SIGN_INS);
  const quietMemory = await memory();

  let isMeasured = false;
  let highest = quietMemory;
  let sent = 0;
  const outcomes = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const send = async () => {
    const number = sent++;
    const attacker = attackers[number % attackers.length];
    const body = bodies[number % bodies.length] ?? '';
    const outcome = await savePlan(address, attacker?.token ?? '', body, PATIENCE_MS);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  const attack = (async () => {
    while (!isMeasured) {
      pending.push(send());
      await delay(ATTACK_MS / BODIES);
    }
    await Promise.all(pending);
  })();
  const watch = setInterval(async () => {
    highest = Math.max(highest, await memory());
  }, 200);
  const begun = performance.now();
  const isAttacked = (count: number) => performance.now() - begun < ATTACK_MS || count < ATTACKED_SIGN_INS;
  const attacked = await signIns(address, owner.email, isAttacked);
  isMeasured = true;
  await attack;
  console.log(
    `outcomes of ${sent} bodies in ${Math.round((performance.now() - begun) / 1_000)} s: ${JSON.stringify(Object.fromEntries(outcomes))}`,
  );
  console.log(`signing in, quiet:    ${described(quiet)}`);
  console.log(`signing in, attacked: ${described(attacked)}`);

  const ordinary = bodyOf(await ordinaryFile(), 0, 1);
  const before = performance.now();
  const saved = await savePlan(address, other.token, ordinary, LONGEST_WAIT_MS);
  console.log(`the next account's picture: ${saved} after ${Math.round(performance.now() - before)} ms`);
  const after = await signIns(address, owner.email, (count) => count < 100);
  clearInterval(watch);
  console.log(`signing in, after:    ${described(after)}`);
  console.log(`memory of server and helpers: ${quietMemory} MB quiet, ${highest} MB at most`);
  const ratio = percentile(attacked, 99) / percentile(quiet, 99);
  console.log(`99th percentile: ${ratio.toFixed(1)} times its quiet value, ${ALLOWED} allowed`);
  process.exitCode = ratio <= ALLOWED && saved === '201' ? 0 : 1;
} finally {
  server.child.kill('SIGTERM');
  await server.ended();
  await rm(dataDir, { recursive: true, force: true });
}

interface Person {
  readonly email: string;
  readonly token: string;
}

async function signUp(address: string): Promise<Person> {
  const email = `p-${randomUUID()}@example.com`;
  const acceptances = { accept_terms: true, accept_privacy: true, legal_age: true };
  const answer = await post(address, '/api/users', { user_email: email, password: PASSWORD, ...acceptances });
  const { token } = (await answer.json()) as { token: string };
  return { email, token };
}

/** Signs in again and again, one after the other; milliseconds each. */
async function signIns(
  address: string,
  email: string,
  isWanted: (count: number) => boolean,
): Promise<number[]> {
  const taken: number[] = [];
  while (isWanted(taken.length)) {
    const begun = performance.now();
    const status = await signInOnce(address, email);
    if (status !== 200) throw new Error(`signing in: ${status}`);
    taken.push(performance.now() - begun);
  }
  return taken;
}

/** On connections of its own: those of the attack are closed by refusals. */
async function signInOnce(address: string, email: string): Promise<number | undefined> {
  const call = request(`${address}/api/users/login`, {
    method: 'POST',
    agent: quietConnections,
    headers: { 'content-type': 'application/json' },
  });
  call.end(JSON.stringify({ user_email: email, password: PASSWORD }));
  const [answer]: IncomingMessage[] = await once(call, 'response');
  answer?.resume();
  if (answer !== undefined) await once(answer, 'end');
  return answer?.statusCode;
}

async function savePlan(address: string, token: string, body: string, patienceMs: number): Promise<string> {
  try {
    const answer = await fetch(`${address}/api/business_plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.arrayBuffer();
    return String(answer.status);
  } catch {
    return 'left';
  }
}

function post(address: string, url: string, body: object): Promise<Response> {
  return fetch(`${address}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function smallFile(): Promise<Buffer> {
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#000000' } })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer();
}

function ordinaryFile(): Promise<Buffer> {
  return sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#335577' } })
    .png()
    .toBuffer();
}

/** A plan with as many different files as it may hold: the same picture, each with a comment of its own. */
function bodyOf(picture: Buffer, number: number, pictures = PICTURES): string {
  const [product] = PLAIN_PLAN.products.items;
  const [member] = PLAIN_PLAN.team.members;
  if (product === undefined || member === undefined) throw new Error('the sample has no product or member');
  const files = Array.from({ length: pictures }, (_, index) => {
    const file = withComment(picture, `${number} ${index} ${randomUUID()}`);
    return `data:image/png;base64,${file.toString('base64')}`;
  });
  const plan = {
    ...PLAIN_PLAN,
    products: {
      ...PLAIN_PLAN.products,
      items: files.slice(0, files.length / 2).map((image) => ({ ...product, id: randomUUID(), image })),
    },
    team: {
      ...PLAIN_PLAN.team,
      members: files.slice(files.length / 2).map((image) => ({ ...member, id: randomUUID(), image })),
    },
  };
  return JSON.stringify({ business_plan_content: contentOf(`attack ${number}`, plan) });
}

/** The PNG with a `tEXt` chunk before its end. */
function withComment(png: Buffer, comment: string): Buffer {
  const end = png.length - 12;
  const typed = Buffer.concat([Buffer.from('tEXt'), Buffer.from(`Comment\0${comment}`, 'latin1')]);
  const chunk = Buffer.alloc(typed.length + 8);
  chunk.writeUInt32BE(typed.length - 4, 0);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typed), typed.length + 4);
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
}

/** Megabytes the server and the processes of its own work hold; PostgreSQL's shared ones are left out. */
async function memory(): Promise<number> {
  const own = [server.pid, ...childrenOf(server.pid)];
  const bytes = await Promise.all(own.map(residentOf));
  return Math.round(bytes.reduce((total, each) => total + each, 0) / MEGABYTE);
}

async function residentOf(pid: number): Promise<number> {
  try {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    if (!command.includes('node')) return 0;
    const [, pages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return Number(pages) * 4096;
  } catch {
    return 0;
  }
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

function described(values: readonly number[]): string {
  const figures = [50, 95, 99].map((percent) => `p${percent} ${percentile(values, percent).toFixed(0)} ms`);
  return `${values.length} times, ${figures.join(', ')}`;
}
