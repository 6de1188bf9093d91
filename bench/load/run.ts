import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DATABASE_OPTIONS, databaseStarter } from './choose-database.ts';
import { type SentMail, SHAPE, startInstallation } from './installation.ts';
import { gatherPeople, type WritePlan } from './people.ts';
import type { PurchaseFigures } from './purchases.ts';
import { createTally, type PhaseFigures } from './tally.ts';

/**
 * `npm run bench:load -- [--minutes 7] [--rate 10] [--citus | --patroni]`: a mixed load at a steady rate on three servers, two workers,
 * a primary with its standby (or two nodes under Patroni, or a cluster of Citus), a bucket and a mail server, behind HAProxy, while each
 * part is killed or cut off in turn. `--before <checkout>`: instead servers and workers of that earlier release are replaced by these
 * one by one, and taken back. Needs Debian's `haproxy` and `postgresql`. Exits with 1 if an acknowledged save is lost, or a mail lost
 * or doubled.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '7' },
    rate: { type: 'string', default: '10' },
    ...DATABASE_OPTIONS,
    before: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const rate = Number(values.rate);
/** A mail that could not leave is tried again within this long. */
const MAILS_WITHIN_MS = 120_000;
/** A fault lasts this share of its phase, a minute at most. */
const FAULT_SHARE = 0.5;
const LONGEST_FAULT_MS = 60_000;

if (!(minutes > 0 && rate > 0)) fail('--minutes and --rate take numbers above 0');
const installation = await startInstallation(databaseStarter(values), { ...SHAPE, before: values.before });
try {
  const tally = createTally();
  const people = await gatherPeople(
    installation.address,
    tally,
    installation.sandbox,
    values.before === undefined ? undefined : await writerOf(values.before),
  );
  const phaseMs = (minutes * 60_000) / (installation.faults.length + 1);
  const load = keepRate(rate, () => people.act());
  tally.phase('none');
  await delay(phaseMs);
  for (const fault of installation.faults) {
    tally.phase(fault.name);
    const began = performance.now();
    await fault.begin();
    await delay(Math.min(phaseMs * FAULT_SHARE, LONGEST_FAULT_MS));
    await fault.end();
    await delay(Math.max(0, phaseMs - (performance.now() - began)));
  }
  const rejected = await load.stop();
  print(tally.figures().filter(({ name }) => name !== 'before'));
  const lost = await people.lostSaves();
  const purchases = await people.purchases();
  const mails = await settledMails(people.signedUp(), installation.mails);
  process.stdout.write(`
acknowledged saves lost: ${lost.length}${lost.map((line) => `\n  ${line}`).join('')}
mails owed ${people.signedUp().length}, lost: ${mails.lost}, doubled: ${mails.doubled.length}${mails.doubled.map((mail) => `\n  ${mail}`).join('')}
${purchases === undefined ? '' : said(purchases)}${rejected.map((line) => `not understood: ${line}\n`).join('')}`);
  const wrong = (purchases?.doubled.length ?? 0) + (purchases?.withoutAccess.length ?? 0);
  process.exitCode = lost.length + mails.lost + mails.doubled.length + wrong + rejected.length === 0 ? 0 : 1;
} finally {
  await installation.stop();
}

/** As pages of an earlier release write: its servers refuse contents of a newer one. */
async function writerOf(checkout: string): Promise<WritePlan> {
  const module = path.resolve(checkout, 'apps/server/src/testing/test-plans.ts');
  const { contentOf, PLAIN_PLAN }: typeof import('@trazo/server/testing/test-plans') = await import(module);
  return (text, logo) => contentOf(text, { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo } });
}

function said({ begun, paid, doubled, withoutAccess }: PurchaseFigures): string {
  const lines = (wrong: readonly string[]) => wrong.map((line) => `\n  ${line}`).join('');
  return `purchases begun ${begun}, paid ${paid}; charges wrong: ${doubled.length}${lines(doubled)}
paid and without access: ${withoutAccess.length}${lines(withoutAccess)}
`;
}

/** Open loop: begins so many a second, whatever becomes of those before. `stop` says what failed of them in no way that is counted. */
function keepRate(perSecond: number, act: () => Promise<void>) {
  const running = new Set<Promise<void>>();
  const rejected: string[] = [];
  const timer = setInterval(() => {
    const one = act()
      .catch((error: unknown) => void rejected.push(String(error)))
      .finally(() => running.delete(one));
    running.add(one);
  }, 1_000 / perSecond);
  return {
    stop: async (): Promise<readonly string[]> => {
      clearInterval(timer);
      await Promise.all(running);
      return rejected;
    },
  };
}

/** Who buys is sent several, each of which says something else. */
async function settledMails(owed: readonly string[], mails: () => readonly SentMail[]) {
  const until = performance.now() + MAILS_WITHIN_MS;
  const left = () => {
    const sentTo = new Set(mails().map(({ to }) => to));
    return owed.filter((address) => !sentTo.has(address));
  };
  while (performance.now() < until && left().length > 0) await delay(500);
  const same = Map.groupBy(mails(), ({ to, subject }) => `${to} ${subject}`);
  return {
    lost: left().length,
    doubled: [...same].filter(([, sent]) => sent.length > 1).map(([mail]) => mail),
  };
}

function print(phases: readonly PhaseFigures[]): void {
  const said = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([what, times]) => `${what} × ${times}`).join(', ') || '–';
  process.stdout.write(
    'lost part | requests | median ms | p99 ms | failed | seen by users | last failure after s\n',
  );
  for (const { name, requests, median, p99, failed, seen, recoveredAfter } of phases) {
    const figures = [requests, median.toFixed(0), p99.toFixed(0), said(failed), said(seen)];
    process.stdout.write(`${[name, ...figures, recoveredAfter.toFixed(1)].join(' | ')}\n`);
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
