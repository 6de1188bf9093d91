import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { encodeContent } from '@trazo/contract/content/content-codec';
import type { Plan } from '@trazo/plan/plan';
import type { Theme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { distinctPlan } from '../document/plans.ts';
import type { Balance } from './balancer.ts';
import { preview } from './calls.ts';
import { startInstallation } from './installation.ts';
import { findPostgres, startPostgresPair } from './postgres-pair.ts';

/**
 * `npm run bench:previews -- [--people 6] [--pause 1000] [--seconds 30]`: what it is worth that the previews of a plan reach the same
 * server. So many people, each with a plan of some thirty pages of their own, type a word, wait for the document and pause; on
 * three servers with a renderer each, documents once to each server in turn, once by plan. Needs Debian's `haproxy` and `postgresql`.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '6' },
    pause: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
  },
});
const [people, pause, seconds] = [Number(values.people), Number(values.pause), Number(values.seconds)];
const SERVERS = 3;
/** The English sample has 32 pages in this template. */
const THEME: Theme = { ...sampleContent('en').theme, templateId: 2 };
/** Every person's first document has been made by then. */
const WARM_UP_MS = 8_000;
const BALANCES: readonly Balance[] = ['in turn', 'by plan'];

const bin = findPostgres();
if (bin === undefined || !(people > 0 && pause >= 0 && seconds > 0)) {
  process.stderr.write('needs Debian’s postgresql and haproxy, and numbers above 0\n');
  process.exit(1);
}
/** Milliseconds: until the whole document is there, and of that in a renderer. */
interface Took {
  readonly all: number;
  readonly typesetting: number;
}

process.stdout.write(
  'documents | previews | median ms | p95 ms | typesetting, median ms | p95 ms | failed\n',
);
for (const balance of BALANCES) {
  const { times, failed } = await measure(bin, balance);
  const figures = (['all', 'typesetting'] as const).flatMap((what) => {
    const sorted = times.map((took) => took[what]).toSorted((one, other) => one - other);
    return [0.5, 0.95].map((share) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0));
  });
  process.stdout.write(`${[balance, times.length, ...figures, failed].join(' | ')}\n`);
}

async function measure(postgresBin: string, balance: Balance) {
  const installation = await startInstallation((folder) => startPostgresPair(postgresBin, folder), {
    ...{ web: SERVERS, workers: 1, balance },
  });
  try {
    const times: Took[] = [];
    let failed = 0;
    let isMeasured = false;
    let isOver = false;
    const loops = Array.from({ length: people }, async (_, number) => {
      const [planId, plan] = [randomUUID(), distinctPlan(number)];
      for (let word = 0; !isOver; word += 1) {
        const began = performance.now();
        const answer = await preview(installation.address, undefined, planId, typed(plan, word));
        const all = performance.now() - began;
        if (!answer.ok) failed += 1;
        else if (isMeasured) times.push({ all, typesetting: typesettingOf(answer) });
        await delay(pause);
      }
    });
    await delay(WARM_UP_MS);
    isMeasured = true;
    await delay(seconds * 1_000);
    isOver = true;
    await Promise.all(loops);
    return { times, failed };
  } finally {
    await installation.stop();
  }
}

/** The plan with another last word in what it says of its first member. */
function typed({ team, ...rest }: Plan, word: number): string {
  const members = team.members.map((member, index) =>
    index === 0 ? { ...member, description: `${member.description} Word${word}` } : member,
  );
  return encodeContent({ plan: { ...rest, team: { ...team, members } }, theme: THEME });
}

function typesettingOf({ headers }: Response): number {
  const [, milliseconds = '0'] = /typesetting;dur=(\d+)/.exec(headers.get('server-timing') ?? '') ?? [];
  return Number(milliseconds);
}
