import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { SPEED_STEPS, type SpeedStep } from '../../../apps/web/scripts/speed-steps.ts';
import { findChromium } from '../../../scripts/chromium.ts';
import { openSite, type Site } from '../../site.ts';
import { installLighthouse, report, SLOWER } from '../lighthouse.ts';
import { addressOf, type PageName } from '../pages.ts';
import { buildWithout, fullBuild, removeBuilds } from './build-without.ts';
import { addedBy, type Figures, figuresOf, type Pair, quantile, quartersOf } from './figures.ts';
import { servePages } from './page-server.ts';
import { type Verdict, verdictOfAll, verdictOn } from './verdict.ts';

/**
 * What each step for speed of the build is worth (apps/web/scripts/speed-steps.ts): builds the front end without it and
 * measures the pages it concerns by Lighthouse, in turn with the full build, so that a machine that becomes slower meanwhile
 * makes no difference. Needs `npm run build` first, and a machine that does nothing else: about 20 minutes for all on two
 * cores (one minute a build, ten seconds a measurement).
 *
 * `npm run bench:steps -- [--step inline-styles,openings] [--page landing,form] [--runs 5] [--keep]`: `--keep` takes builds that
 * are there already, and leaves them there.
 *
 * A row shows what the step adds, the median over all runs: points gained; milliseconds, bytes, requests and blocking
 * resources that are more or, negative, fewer. Points and milliseconds are simulated from what was measured; bytes, requests
 * and blocking resources do not depend on the machine. Below the table stands a verdict a step (verdict.ts).
 */
const { values: options } = parseArgs({
  options: {
    step: { type: 'string', default: SPEED_STEPS.join(',') },
    page: { type: 'string', default: 'landing,form' },
    runs: { type: 'string', default: '5' },
    keep: { type: 'boolean', default: false },
  },
});
const LANGUAGE = 'de';
/** After so many builds the full one is measured again. */
const IN_TURN = 3;
const MEASURED = ['landing', 'form'] as const satisfies readonly PageName[];
type Measured = (typeof MEASURED)[number];

/** Public pages have neither Mantine's controls nor the application's empty page. */
const ONLY_IN_THE_APPLICATION: readonly SpeedStep[] = ['openings', 'route-files'];
const concerns = (step: SpeedStep, page: Measured): boolean =>
  page === 'form' || !ONLY_IN_THE_APPLICATION.includes(step);

const COLUMNS = [20, 9, 6, 8, 16, 8, 8, 9, 9, 9, 9, 9] as const;
const steps = SPEED_STEPS.filter((step) => options.step.split(',').includes(step));
const pages = MEASURED.filter((page) => options.page.split(',').includes(page));

const begun = Date.now();
const chromium = await findChromium();
await installLighthouse();
const full = fullBuild();
// Of another release, perhaps.
if (!options.keep) await removeBuilds();
const folders = new Map<SpeedStep, string>();
for (const step of steps) {
  folders.set(step, await buildWithout(step, options.keep));
  console.log(`built without ${step}`);
}
const api = await openSite({ PREVIEWS_PER_MINUTE: '100000' });
const sites = new Map<SpeedStep, Site>();
const verdicts = new Map<SpeedStep, Verdict[]>();
const fullSite = await servePages(full, api.origin);
try {
  for (const [step, folder] of folders) sites.set(step, await servePages(folder, api.origin));
  print([
    'without',
    'page',
    'lines',
    'points',
    'half within',
    'first',
    'largest',
    'blocked',
    'bytes',
    'requests',
    'blocking',
    'verdict',
  ]);
  for (const page of pages) await comparePage(page);
  console.log(
    '\nHeld: a point, 50 ms, a blocking file, requests or bytes. Drop: less than all. Again: the runs disagree.',
  );
  for (const [step, found] of verdicts) console.log(`${step.padEnd(COLUMNS[0])}${verdictOfAll(found)}`);
} finally {
  for (const site of [...sites.values(), fullSite, api]) await site.close();
  if (!options.keep) await removeBuilds();
}
console.log(`\n${((Date.now() - begun) / 60_000).toFixed(0)} minutes`);

async function comparePage(page: Measured): Promise<void> {
  const concerned = steps.filter((step) => concerns(step, page));
  const fulls: Figures[] = [];
  const pairs = new Map<SpeedStep, Pair[]>(concerned.map((step) => [step, []]));
  // Not counted: the first visitor, for whom the server typesets its sample pages.
  await measure(fullSite, page);
  for (let run = 0; run < Number(options.runs); run++) {
    // Each round begins with another one.
    const order = [...concerned.slice(run % concerned.length), ...concerned.slice(0, run % concerned.length)];
    for (let from = 0; from < order.length; from += IN_TURN) {
      const reference = await measure(fullSite, page);
      fulls.push(reference);
      for (const step of order.slice(from, from + IN_TURN)) {
        const site = sites.get(step);
        if (site !== undefined)
          pairs.get(step)?.push({ full: reference, without: await measure(site, page) });
      }
    }
  }
  printFull(page, fulls);
  for (const [step, found] of pairs) printStep(step, page, found, await linesOf(step));
}

async function measure({ origin }: Site, page: Measured): Promise<Figures> {
  return figuresOf(
    await report(origin + addressOf[page](LANGUAGE), LANGUAGE, chromium, SLOWER, ['performance']),
  );
}

function printFull(page: Measured, fulls: readonly Figures[]): void {
  const median = (figure: keyof Figures, digits = 0) =>
    quantile(
      fulls.map((each) => each[figure]),
      0.5,
    ).toFixed(digits);
  print([
    '(nothing)',
    page,
    '',
    median('points', 1),
    '',
    median('firstMs'),
    median('largestMs'),
    median('blockedMs'),
    median('bytes'),
    median('requests'),
    median('blocking'),
  ]);
}

function printStep(step: SpeedStep, page: Measured, pairs: readonly Pair[], lines: number): void {
  const added = (figure: keyof Figures, digits = 0) => signed(addedBy(pairs, figure), digits);
  const [low, high] = quartersOf(pairs, 'points');
  const verdict = verdictOn(pairs);
  verdicts.set(step, [...(verdicts.get(step) ?? []), verdict]);
  print([
    step,
    page,
    String(lines),
    added('points', 1),
    `${signed(low, 1)} … ${signed(high, 1)}`,
    added('firstMs'),
    added('largestMs'),
    added('blockedMs'),
    added('bytes'),
    added('requests'),
    added('blocking'),
    verdict,
  ]);
}

function signed(value: number, digits: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(digits)}`.replace(/^-(0(?:\.0+)?)$/, '$1');
}

/** Lines of code of a step, without its comment. */
async function linesOf(step: SpeedStep): Promise<number> {
  const file = new URL(`../../../apps/web/scripts/steps/${step}.ts`, import.meta.url);
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !/^(?:\/\*\*|\*|\/\/)/.test(line)).length;
}

function print(cells: readonly string[]): void {
  console.log(
    cells
      .map((cell, index) => (index < 2 ? cell.padEnd : cell.padStart).call(cell, COLUMNS[index] ?? 8))
      .join(''),
  );
}
