import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES, type Language } from '@trazo/plan/languages';
import { findChromium } from '../../tests/browser/find-chromium.ts';
import { openSite, type Site } from '../site.ts';
import { readBudgets } from './budgets.ts';
import { openControl } from './control.ts';
import { type Audit, audit, installLighthouse, SLOWER, slowerOn } from './lighthouse.ts';
import { addressOf, CATEGORIES, PAGES, type PageName } from './pages.ts';
import { typeInto } from './typing.ts';

/**
 * Lighthouse on the pages a newcomer meets, in each language, and typing on a slow processor; ends with 1 where a budget
 * (`apps/web/budgets.json`) is exceeded. Needs `npm run build` first.
 *
 * The first row is a page of a thousand bytes without script: what blocks there is the machine's own share in every row below.
 * The last column is how fast Lighthouse finds the machine (its throttled phone is meant for one of about 1500).
 *
 * `npm run bench:web -- [--lang es,de] [--page landing,form] [--runs 1] [--no-typing] [--calibrate]`: a row shows the median
 * run. The processor is made four times as slow; `--calibrate` makes it as slow as Lighthouse says it should be on this machine.
 */
const { values: options } = parseArgs({
  options: {
    lang: { type: 'string', default: LANGUAGES.join(',') },
    page: { type: 'string', default: PAGES.join(',') },
    runs: { type: 'string', default: '3' },
    'no-typing': { type: 'boolean', default: false },
    calibrate: { type: 'boolean', default: false },
  },
});
/** The section with the most fields, and one of long texts. */
const TYPED = ['finance', 'summary'] as const;
const COLUMNS = [10, 5, 12, 14, 15, 5, 9, 9, 11, 7, 6, 9];

const budgets = await readBudgets();
const chromium = await findChromium();
const exceeded: string[] = [];
const languages = options.lang.split(',').filter(isLanguage);
const pages = PAGES.filter((page) => options.page.split(',').includes(page));

await installLighthouse();
const site = await openSite({ PREVIEWS_PER_MINUTE: '100000' });
try {
  const control = await measureControl();
  const slower = options.calibrate ? slowerOn(control.benchmarkIndex) : SLOWER;
  console.log(headline(control, slower));
  print(['page', 'lang', ...CATEGORIES, 'first ms', 'large ms', 'blocked ms', 'shift', 'kB', 'machine']);
  printAudit('control', 'en', control);
  for (const page of pages) for (const language of languages) await measure(site, page, language, slower);
  if (!options['no-typing']) for (const section of TYPED) await type(site, section);
} finally {
  await site.close();
}
const how = options.calibrate ? ' (calibrated)' : '';
console.log(
  exceeded.length === 0 ? `\nEvery budget is kept${how}.` : `\nOver budget${how}:\n${exceeded.join('\n')}`,
);
process.exitCode = exceeded.length === 0 ? 0 : 1;

async function measureControl(): Promise<Audit> {
  const control = await openControl();
  try {
    return await medianAudit(`${control.origin}/`, 'en', SLOWER);
  } finally {
    await control.close();
  }
}

function headline({ benchmarkIndex }: Audit, slower: number): string {
  if (!options.calibrate) return `Lighthouse on a processor ${slower}× slower, as it does by itself.`;
  return (
    `CALIBRATED: Lighthouse finds this machine at ${benchmarkIndex.toFixed(0)}, so its processor is made ${slower}× slower; ` +
    `by itself it takes ${SLOWER}×.`
  );
}

async function measure({ origin }: Site, page: PageName, language: Language, slower: number): Promise<void> {
  const median = await medianAudit(origin + addressOf[page](language), language, slower);
  printAudit(page, language, median);
  const { scores, failed } = median;
  for (const category of CATEGORIES) {
    const least = budgets.lighthouse[page][category];
    if (scores[category] >= least) continue;
    const causes = category === 'performance' || failed.length === 0 ? '' : ` (${failed.join(', ')})`;
    exceeded.push(`${page} ${language}: ${category} ${scores[category]}, at least ${least}${causes}`);
  }
}

/** The run in the middle, by performance. */
async function medianAudit(url: string, language: Language, slower: number): Promise<Audit> {
  const audits: Audit[] = [];
  // Not counted: a stranger is not the first visitor, for whom the server typesets its sample pages.
  await audit(url, language, chromium, slower);
  for (let run = 0; run < Number(options.runs); run++) {
    audits.push(await audit(url, language, chromium, slower));
  }
  audits.sort((left, right) => left.scores.performance - right.scores.performance);
  const median = audits[Math.floor(audits.length / 2)];
  if (median === undefined) throw new Error('No run to show: --runs is 1 or more.');
  return median;
}

async function type({ origin }: Site, section: (typeof TYPED)[number]): Promise<void> {
  const { fields, p50, p98, worst } = await typeInto(origin, section, chromium);
  console.log(
    `typing in ${section} (${fields} fields), 4× slower: p50 ${p50} ms, p98 ${p98} ms, worst ${worst} ms`,
  );
  if (p98 > budgets.typing)
    exceeded.push(`typing in ${section}: p98 ${p98} ms, at most ${budgets.typing} ms`);
}

function printAudit(name: string, language: Language, said: Audit): void {
  const { scores, firstPaintMs, largestPaintMs, blockingMs, shift, bytes, benchmarkIndex } = said;
  const figures = [firstPaintMs, largestPaintMs, blockingMs].map((ms) => ms.toFixed(0));
  const points = CATEGORIES.map((category) => String(scores[category]));
  const rest = [shift.toFixed(3), (bytes / 1000).toFixed(0), benchmarkIndex.toFixed(0)];
  print([name, language, ...points, ...figures, ...rest]);
}

function print(cells: readonly string[]): void {
  console.log(
    cells
      .map((cell, index) => (index < 2 ? cell.padEnd : cell.padStart).call(cell, COLUMNS[index] ?? 8))
      .join(''),
  );
}
