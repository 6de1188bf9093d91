import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../../tests/browser/find-chromium.ts';
import { openSite } from '../site.ts';
import { SCENES, type Scene } from './scenes.ts';
import type { Refresh } from './watch.ts';

/**
 * How long the document beside the form lags behind its form: in headless Chromium against the built product, with the limits
 * visitors have. From the last key (or click) to the frame that shows the page in view with it; the columns after it are the
 * median shares of that time. `load` is the machine's load over a minute: beside a load above its cores, figures are the
 * machine's. Needs `npm run build` first.
 *
 * `npm run bench:preview -- [--scene word --scene colour] [--runs 12]`: only the scenes whose name holds one of the words. A scene
 * that fails is named and left out; the others are measured. Ctrl+C ends after what has been printed.
 */
const { values: options } = parseArgs({
  options: {
    scene: { type: 'string', multiple: true, default: [''] },
    runs: { type: 'string', default: '12' },
  },
});
const COLUMNS = [31, 8, 8, 8, 8, 8, 9, 10, 8, 7];
const CHOSEN = SCENES.filter(({ name }) => options.scene.some((word) => name.includes(word)));

const site = await openSite();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  // Ended below, so that the site ends as well.
  handleSIGINT: false,
  handleSIGTERM: false,
});
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isStopped = true;
    process.exitCode = 130;
    void browser.close();
  });
}
try {
  print(['ms', 'asked', 'median', 'p95', 'wait', 'server', '(Typst)', 'transfer', 'draw', 'load']);
  for (const scene of CHOSEN) {
    if (!isStopped) await measure(scene);
  }
} finally {
  await browser.close();
  await site.close();
}

async function measure(scene: Scene): Promise<void> {
  try {
    printScene(scene, await scene.measure(browser, site.origin, Number(options.runs)));
  } catch (error) {
    if (isStopped) return;
    process.exitCode = 1;
    console.error(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
    for (const context of browser.contexts()) await context.close();
  }
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
