import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startInstallation } from './installation.ts';
import { gatherPeople } from './people.ts';
import { findPostgres, startPostgresPair } from './postgres-pair.ts';
import { createTally, type PhaseFigures } from './tally.ts';

/**
 * `npm run bench:throughput -- [--seconds 30] [--at-once 24]`: how many requests a second one, two and three servers answer. Closed
 * loop: so many people, each of whom begins the next thing as soon as the last is answered. All servers share this machine's cores.
 * Needs Debian's `haproxy` and `postgresql`.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, 'at-once': { type: 'string', default: '24' } },
});
const seconds = Number(values.seconds);
const atOnce = Number(values['at-once']);
const WARM_UP_MS = 5_000;

const SCENES = [1, 2, 3];

const bin = findPostgres();
if (bin === undefined || !(seconds > 0 && atOnce > 0)) {
  process.stderr.write('needs Debian’s postgresql and haproxy, and numbers above 0\n');
  process.exit(1);
}
process.stdout.write('servers | requests a second | median ms | p99 ms | preview ms | failed\n');
for (const web of SCENES) {
  const { requests, median, p99, medians, failed } = await measure(bin, web);
  const failures = [...failed.values()].reduce((sum, times) => sum + times, 0);
  const figures = [requests / seconds, median, p99, medians.get('preview') ?? 0].map((each) =>
    each.toFixed(0),
  );
  process.stdout.write(`${[web, ...figures, failures].join(' | ')}\n`);
}

async function measure(postgresBin: string, web: number): Promise<PhaseFigures> {
  const installation = await startInstallation((folder) => startPostgresPair(postgresBin, folder), {
    web,
    workers: 1,
  });
  try {
    const tally = createTally();
    const people = await gatherPeople(installation.address, tally, installation.sandbox);
    let isOver = false;
    const loops = Array.from({ length: atOnce }, async () => {
      while (!isOver) await people.act();
    });
    await delay(WARM_UP_MS);
    tally.phase('measured');
    await delay(seconds * 1_000);
    tally.phase('after');
    isOver = true;
    await Promise.all(loops);
    const measured = tally.figures().find(({ name }) => name === 'measured');
    if (measured === undefined) throw new Error('nothing was measured');
    return measured;
  } finally {
    await installation.stop();
  }
}
