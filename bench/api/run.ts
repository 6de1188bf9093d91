import type autocannon from 'autocannon';
import { changing } from './changing.ts';
import { drain, type Figures, load, median } from './load.ts';
import { seed } from './seed.ts';
import { setStage } from './stage.ts';

/**
 * Our API beside a bare Fastify with one SQL statement (`bare.ts`), on the same machine and database, each in a process
 * of its own. They take turns, round by round, so that both meet the same noise; a row shows the median round of each.
 * Both get the same bodies. No save repeats a content that was saved before, and each round saves plans of its own: saves
 * that were cut at the end of a round cannot collide with the next.
 *
 * `node bench/api/run.ts [list|get|save|change|log-in …]`; the last line says whether list and get keep half of the bare
 * throughput. `save` sends the whole content (the specification’s PUT), `change` what a device wrote since its last exchange. Beside
 * the figures of ours stands what an answer adds to PostgreSQL’s write-ahead log.
 */
const CONNECTIONS = [1, 16, 64] as const;
const ROUNDS = 3;
const SECONDS = 2;
const PLANS = 1_000;
const HELD_SHARE = 0.5;

const stage = await setStage();
const { account, token, credentials, plans, content } = await seed(stage, PLANS);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const [first = ''] = plans;

interface Operation {
  readonly name: string;
  /** Whether ours must keep half of the bare figure. */
  readonly held: boolean;
  ours(connections: number): autocannon.Request | Promise<autocannon.Request>;
  bare(connections: number): autocannon.Request | Promise<autocannon.Request>;
  /** The call that is waited for after a round, where another of the same would get in the way. */
  readonly drainedBy?: Operation;
}

const neverSaved = plans.values();
let saves = 0;
const [contentStart = '', contentEnd = ''] = JSON.stringify(content).split(/(?<=executive_summary\\":\\")/);

const get: Operation = {
  name: 'get',
  held: true,
  ours: () => ({ path: `/api/business_plan/${first}`, headers }),
  bare: () => ({ path: `/plan/${first}` }),
};

const operations: readonly Operation[] = [
  {
    name: 'list',
    held: true,
    ours: () => ({ path: '/api/business_plan', headers }),
    bare: () => ({ path: `/list/${account}` }),
  },
  get,
  {
    name: 'save',
    held: false,
    ours: (connections) => saving('/api/business_plan', connections),
    bare: (connections) => saving('/plan', connections),
    drainedBy: get,
  },
  {
    name: 'change',
    held: false,
    ours: (connections) => changing({ url: stage.ours, headers, plans: [...neverSaved.take(connections)] }),
    bare: (connections) =>
      changing({ url: stage.ours, bare: true, headers, plans: [...neverSaved.take(connections)] }),
    drainedBy: get,
  },
  {
    name: 'log-in',
    held: false,
    ours: () => ({ method: 'POST', path: '/api/users/login', ...json(credentials) }),
    bare: () => ({ method: 'POST', path: '/login', ...json(credentials) }),
  },
];

const asked = process.argv.slice(2);
const kilobytes = Buffer.byteLength(content) / 1000;
console.log(`${PLANS} plans of ${kilobytes.toFixed(0)} kB; median of ${ROUNDS} rounds of ${SECONDS} s each`);
console.log(row(['', 'connections', 'ours /s', 'bare /s', 'share', 'ours p99', 'bare p99', 'ours log']));
const missed: string[] = [];
try {
  for (const operation of operations) {
    if (asked.length > 0 && !asked.includes(operation.name)) continue;
    for (const connections of CONNECTIONS) {
      const { ours, bare, logged } = await compare(operation, connections);
      const share = ours.perSecond / bare.perSecond;
      if (operation.held && !(share >= HELD_SHARE)) missed.push(`${operation.name} at ${connections}`);
      const numbers = [ours.perSecond, bare.perSecond].map((value) => value.toFixed(0));
      const waits = [ours.p99, bare.p99].map((value) => `${value.toFixed(0)} ms`);
      const log = `${(logged / 1000).toFixed(1)} kB`;
      console.log(row([operation.name, String(connections), ...numbers, share.toFixed(2), ...waits, log]));
    }
  }
} finally {
  await stage.leave();
}
console.log(
  missed.length === 0 ? 'list and get keep half of the bare figure' : `below half: ${missed.join(', ')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

async function compare(operation: Operation, connections: number) {
  const figures = { ours: [] as Figures[], bare: [] as Figures[] };
  let [logged, answers] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of ['bare', 'ours'] as const) {
      const url = stage[server];
      const request = await operation[server](connections);
      const before = await stage.logPosition();
      const measured = await load({ url, request, connections, seconds: SECONDS });
      if (server === 'ours') {
        logged += (await stage.logPosition()) - before;
        answers += measured.answers;
      }
      figures[server].push(measured);
      await drain(url, await (operation.drainedBy ?? operation)[server](1));
    }
  }
  return { ours: median(figures.ours), bare: median(figures.bare), logged: logged / answers };
}

/** Every connection saves a plan of its own, over the version it was saved as last. */
function saving(path: string, connections: number): autocannon.Request {
  const free = [...neverSaved.take(connections)].map((id) => ({ id, version: 1 }));
  const taken = new WeakMap<object, { id: string; version: number }>();
  return {
    method: 'PUT',
    path,
    headers,
    setupRequest: (request, context) => {
      const plan = free.shift();
      if (plan === undefined) throw new Error('more saves at once than plans');
      taken.set(context, plan);
      saves += 1;
      const changed = `${contentStart}${saves}. ${contentEnd}`;
      return {
        ...request,
        body: `{"id_list":["${plan.id}"],"business_plan_data":{"version":${plan.version},"business_plan_content":${changed}}}`,
      };
    },
    onResponse: (_status, _body, context) => {
      const plan = taken.get(context);
      if (plan === undefined) throw new Error('an answer without its save');
      free.push({ ...plan, version: plan.version + 1 });
    },
  };
}

function json(body: object) {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(8) : cell.padStart(13))).join('');
}
