import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installOwnPackages } from '../own-packages.ts';
import { ENGINES, type EngineName, type Measurement, type TemplateCost } from './engine.ts';

/**
 * The same plan by our engine and by what people would use instead, each in its own process, and by two of them at the same
 * time; what our templates cost; then our memory over 1,000 documents.
 * `node bench/document/run.ts [--no-memory] [--language=de]`
 */
const COLUMNS = [12, 7, 6, 9, 9, 10, 9, 10, 8, 8, 9, 9];
/** Documents each of two processes typesets; react-pdf takes seconds for each. */
const DOCUMENTS: Readonly<Record<EngineName, number>> = {
  trazo: 20,
  'react-pdf': 3,
  pdfmake: 10,
  chromium: 8,
};
/** The slowest template is at most so many times the median one. */
const SLOWEST = 1.8;

const line = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(COLUMNS[index] ?? 0))).join('');

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

const isMeasurement = (message: unknown): message is Measurement =>
  typeof message === 'object' && message !== null && 'warmMs' in message;

const isSample = (message: unknown): message is { run: number; rss: number } =>
  typeof message === 'object' && message !== null && 'rss' in message;

const isWork = (message: unknown): message is { pages: number } =>
  typeof message === 'object' && message !== null && 'pages' in message;

const isCost = (message: unknown): message is TemplateCost =>
  typeof message === 'object' && message !== null && 'editMs' in message && 'name' in message;

const language = process.argv.find((argument) => argument.startsWith('--language='));
if (language !== undefined) process.env['BENCH_LANGUAGE'] = language.slice('--language='.length);

await installOwnPackages(fileURLToPath(new URL('./peers/', import.meta.url)));
const results = new Map<EngineName, Measurement>();
process.stdout.write(
  `${line(['engine', 'pages', 'runs', 'cold ms', 'warm ms', 'other ms', 'edit ms', '1st edit', 'kB', 'tagged', 'peak MB', 'pages/s'])}\n`,
);
for (const engine of ENGINES) {
  let measured: Measurement | undefined;
  await inProcess('./measure.ts', [engine], (message) => {
    if (isMeasurement(message)) measured = message;
  });
  if (measured === undefined) throw new Error(`${engine} gave no measurement`);
  results.set(engine, measured);
  process.stdout.write(`${line([...row(engine, measured), (await pagesPerSecond(engine)).toFixed(0)])}\n`);
}
compare();
await compareTemplates();

if (!process.argv.includes('--no-memory')) {
  process.stdout.write('\nResident memory of one renderer over distinct documents of half the length\n');
  await inProcess('./memory.ts', [], (message) => {
    if (isSample(message)) {
      process.stdout.write(`${String(message.run).padStart(6)} ${megabytes(message.rss)} MB\n`);
    }
  });
}

function row(
  engine: string,
  { pages, runs, coldMs, warmMs, otherMs, editMs, firstEditMs, bytes, isTagged, peakBytes }: Measurement,
): string[] {
  const ms = (value: number) => value.toFixed(value < 100 ? 1 : 0);
  const kilobytes = (bytes / 1000).toFixed(0);
  const times = [coldMs, warmMs, otherMs, editMs, firstEditMs].map(ms);
  return [
    engine,
    String(pages),
    String(runs),
    ...times,
    kilobytes,
    isTagged ? 'yes' : 'no',
    megabytes(peakBytes),
  ];
}

function compare(): void {
  const ours = results.get('trazo');
  const peers = [...results].filter(([engine]) => engine !== 'trazo').map(([, measurement]) => measurement);
  if (ours === undefined || peers.length === 0) return;
  const best = (figure: 'warmMs' | 'otherMs' | 'editMs') => Math.min(...peers.map((peer) => peer[figure]));
  const warm = ours.warmMs / best('warmMs');
  const other = ours.otherMs / best('otherMs');
  const edit = ours.editMs / best('editMs');
  process.stdout.write(
    `\nof the best peer: warm ${warm.toFixed(2)} (at most 0.25), another plan ${other.toFixed(2)}, after an edit ${edit.toFixed(2)} (at most 0.10)\n`,
  );
}

/** Of two processes that work at the same time: what a machine of two cores gives. */
async function pagesPerSecond(engine: EngineName): Promise<number> {
  const file = fileURLToPath(new URL('./throughput.ts', import.meta.url));
  const children = [1, 2].map((order) => fork(file, [engine, String(DOCUMENTS[engine]), String(order)]));
  await Promise.all(children.map(nextMessage));
  const begun = performance.now();
  const pages = await Promise.all(
    children.map(async (child) => {
      child.send('begin');
      const message = await nextMessage(child);
      return isWork(message) ? message.pages : 0;
    }),
  );
  return pages.reduce((sum, each) => sum + each, 0) / ((performance.now() - begun) / 1_000);
}

/** Fails when the process ends without another word. */
function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`a process of two ended with ${code}`)));
  });
}

async function compareTemplates(): Promise<void> {
  const costs: TemplateCost[] = [];
  await inProcess('./templates.ts', [], (message) => {
    if (isCost(message)) costs.push(message);
  });
  process.stdout.write(`\nOur ${costs.length} templates\n`);
  for (const figure of ['otherMs', 'editMs'] as const) {
    const sorted = costs.toSorted((one, other) => one[figure] - other[figure]);
    const [fastest, middle, slowest] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    if (fastest === undefined || middle === undefined || slowest === undefined) return;
    const ratio = slowest[figure] / middle[figure];
    process.stdout.write(
      `${figure === 'otherMs' ? 'another plan' : 'after an edit'}: the slowest takes ${ratio.toFixed(2)} times the median (at most ${SLOWEST})\n`,
    );
    for (const [place, { name, pages, otherMs, editMs }] of [
      ['fastest', fastest],
      ['median', middle],
      ['slowest', slowest],
    ] as const) {
      const figures = [otherMs, editMs, otherMs / pages].map((ms) => ms.toFixed(1));
      process.stdout.write(
        `  ${place.padEnd(8)} ${name.padEnd(12)} ${String(pages).padStart(3)} pages, ${figures[0]} ms, edit ${figures[1]} ms, ${figures[2]} ms a page\n`,
      );
    }
  }
}

function inProcess(
  file: string,
  args: readonly string[],
  onMessage: (message: unknown) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), [...args]);
    child.on('message', onMessage);
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${file} ${args.join(' ')}: exit ${code}`)),
    );
  });
}
