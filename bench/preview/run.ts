import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.ts';
import { openSite } from '../site.ts';
import { SCENES, type Scene } from './scenes.ts';
import type { Refresh } from './watch.ts';

/**
 * How long the document beside the form lags behind its form: in headless Chromium against the built product, with the limits
 * visitors have. From the last key (or click) to the frame that shows the page in view with it; the columns after it are the
 * median shares of that time. `load` is the machine's load over a minute: beside a load above its cores, figures are the
 * machine's. Needs `npm run build` first.
 *
 * `npm run bench:preview -- [--scene word] [--runs 12]`: only the scenes whose name holds a word.
 */
const { values: options } = parseArgs({
  options: { scene: { type: 'string', default: '' }, runs: { type: 'string', default: '12' } },
});
const COLUMNS = [26, 8, 8, 8, 8, 8, 9, 10, 8, 7];

const site = await openSite();
try {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  print(['ms', 'asked', 'median', 'p95', 'wait', 'server', '(Typst)', 'transfer', 'draw', 'load']);
  for (const scene of SCENES.filter(({ name }) => name.includes(options.scene))) {
    printScene(scene, await scene.measure(browser, site.origin, Number(options.runs)));
  }
  await browser.close();
} finally {
  await site.close();
}

function printScene({ name, asked }: Scene, refreshes: readonly Refresh[]): void {
  const of = (part: keyof Refresh, share: number) =>
    at(
      refreshes.map((refresh) => refresh[part]),
      share,
    ).toFixed(0);
  const parts = (['wait', 'server', 'typesetting', 'transfer', 'draw'] as const).map((part) => of(part, 0.5));
  const [load = 0] = loadavg();
  print([name, String(asked), of('total', 0.5), of('total', 0.95), ...parts, load.toFixed(1)]);
}

/** The value below which a share of all lies. */
function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function print(cells: readonly string[]): void {
  console.log(
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd : cell.padStart).call(cell, COLUMNS[index] ?? 8))
      .join(''),
  );
}
