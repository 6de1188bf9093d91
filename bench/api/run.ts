import { randomUUID } from 'node:crypto';
import { encodeContent } from '@trazo/contract/content/content-codec';
import { emptyPlan } from '@trazo/plan/plan';
import { loadSample } from '@trazo/samples/load-sample';
import type autocannon from 'autocannon';
import { type Figures, load } from './load.ts';
import { setStage } from './stage.ts';

/**
 * Our API beside a bare Fastify with one SQL statement on the same machine and database.
 * `node bench/api/run.ts [--quick]`; the last lines say whether list, get and save keep half of the bare figure.
 */
const CONNECTIONS = [1, 16, 64] as const;
const ROUNDS = process.argv.includes('--quick') ? 1 : 3;
const SECONDS = 2;
const PLANS = 1_000;
/** Plans that are saved, of each server. */
const SAVED_PLANS = 100;
const PASSWORD = 'Trazo-Sesenta-4-Olmos';
const HELD_SHARE = 0.5;

const stage = await setStage();
const email = `bench-${randomUUID()}@example.com`;
const credentials = { user_email: email, password: PASSWORD };
const declared = { accept_terms: true, accept_privacy: true, legal_age: true };
let token = '';
const signedUp = await post('/api/users', { ...credentials, ...declared });
token = signedUp.token;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

const content = await planContent();
const blank = encodeContent({ plan: emptyPlan(), theme: (await loadSample('es')).theme });
const savedPlans: { _id: string }[] = [];
for (let made = 0; made < PLANS; made += 1) {
  const business_plan_content = made < 2 * SAVED_PLANS ? content : blank;
  savedPlans.push(await post('/api/business_plan', { business_plan_content }));
}
const [first = { _id: '' }] = savedPlans;

interface Operation {
  readonly name: string;
  /** Whether ours must keep half of the bare figure. */
  readonly held: boolean;
  readonly ours: () => autocannon.Request;
  readonly bare: () => autocannon.Request;
}

const versions = new Map<string, number>(savedPlans.map(({ _id }) => [_id, 1]));
const wireContent = JSON.stringify(content);
const saveBody = (id: string, version: number) =>
  `{"id_list":["${id}"],"business_plan_data":{"version":${version},"business_plan_content":${wireContent}}}`;

const OPERATIONS: readonly Operation[] = [
  {
    name: `list ${PLANS} plans`,
    held: true,
    ours: () => ({ path: '/api/business_plan', headers }),
    bare: () => ({ path: `/list/${signedUp.user._id}` }),
  },
  {
    name: 'get',
    held: true,
    ours: () => ({ path: `/api/business_plan/${first._id}`, headers }),
    bare: () => ({ path: `/plan/${first._id}` }),
  },
  {
    name: 'save',
    held: true,
    ours: () => saving('/api/business_plan', savedPlans.slice(0, SAVED_PLANS)),
    bare: () => saving('/plan', savedPlans.slice(SAVED_PLANS, 2 * SAVED_PLANS)),
  },
  {
    name: 'log-in',
    held: false,
    ours: () => ({ method: 'POST', path: '/api/users/login', ...json(credentials) }),
    bare: () => ({ method: 'POST', path: '/login', ...json(credentials) }),
  },
];

console.log(
  `plan of ${(content.length / 1000).toFixed(0)} kB; median of ${ROUNDS} rounds of ${SECONDS} s each`,
);
console.log(row(['', 'connections', 'ours /s', 'bare /s', 'share', 'ours p99', 'bare p99']));
const missed: string[] = [];
for (const { name, held, ours, bare } of OPERATIONS) {
  for (const connections of CONNECTIONS) {
    const figures = { ours: [] as Figures[], bare: [] as Figures[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      figures.bare.push(await load({ url: stage.bare, request: bare(), connections, seconds: SECONDS }));
      figures.ours.push(await load({ url: stage.ours, request: ours(), connections, seconds: SECONDS }));
    }
    const [mine, theirs] = [median(figures.ours), median(figures.bare)];
    const share = mine.perSecond / theirs.perSecond;
    if (held && share < HELD_SHARE) missed.push(`${name} at ${connections}`);
    const numbers = [mine.perSecond, theirs.perSecond].map((value) => value.toFixed(0));
    const waits = [mine.p99, theirs.p99].map((value) => `${value.toFixed(0)} ms`);
    console.log(row([name, String(connections), ...numbers, share.toFixed(2), ...waits]));
  }
}
console.log(
  missed.length === 0
    ? 'list, get and save keep half of the bare figure'
    : `below half: ${missed.join(', ')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;
await stage.leave();

/** Every save takes a plan nobody else is saving, over the version it was saved as last. */
function saving(path: string, among: readonly { _id: string }[]): autocannon.Request {
  const free = among.map(({ _id }) => _id);
  const taken = new WeakMap<object, string>();
  return {
    method: 'PUT',
    path,
    headers,
    setupRequest: (request, context) => {
      const id = free.shift() ?? '';
      taken.set(context, id);
      return { ...request, body: saveBody(id, versions.get(id) ?? 1) };
    },
    onResponse: (_status, body, context) => {
      const id = taken.get(context) ?? '';
      free.push(id);
      const saved = /"version":(\d+)/.exec(body)?.[1];
      if (saved !== undefined) versions.set(id, Number(saved));
    },
  };
}

async function post(path: string, body: object) {
  const answer = await fetch(`${stage.ours}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** The sample without its pictures, and with as much of its texts as the size allows. */
async function planContent(): Promise<string> {
  const { plan, theme } = await loadSample('es');
  const withoutImages = JSON.parse(encodeContent({ plan, theme }), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('data:') ? '' : value,
  );
  return JSON.stringify(withoutImages);
}

function json(body: object) {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

function median(figures: readonly Figures[]): Figures {
  const sorted = figures.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(12))).join('');
}
