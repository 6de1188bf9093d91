import { setTimeout } from 'node:timers/promises';
import { readPdf } from '@trazo/document/testing/read-pdf';
import type { Plan } from '@trazo/plan/plan';
import { ENGINES, type EngineName, type Measurement } from './engine.ts';
import { distinctPlan, editedPlan, samplePlan } from './plans.ts';
import { startEngine } from './start-engine.ts';

// Measures the engine named on the command line and sends the measurement to the parent. Cold counts from process start.

/** Runs a figure is the median of; react-pdf takes seconds for each. */
const RUNS: Readonly<Record<EngineName, number>> = { trazo: 15, 'react-pdf': 3, pdfmake: 9, chromium: 9 };

/** People pause between edits: what an engine tidies up after its answer is nothing anybody waits for. */
const PAUSE_MS = 100;

const name = ENGINES.find((engine) => engine === process.argv[2]);
if (name === undefined) throw new RangeError(`No engine ${process.argv[2]}`);

const engine = await startEngine(name);
const bytes = await engine.render(samplePlan);
const coldMs = performance.now();

// Not counted: engines settle in the first documents.
const runs = RUNS[name];
for (let run = 0; run < Math.ceil(runs / 3); run++) await engine.render(distinctPlan(100 + run));
const otherMs = median(await times((run) => distinctPlan(run)));
await engine.render(samplePlan);
const warmMs = median(await times(() => samplePlan));
const edits = await times((run) => editedPlan(run));
const peakBytes = process.resourceUsage().maxRSS * 1024 + (await engine.childrenPeak());
await engine.stop();

const { pages, isTagged } = await readPdf(bytes);
const measurement: Measurement = {
  pages,
  runs,
  coldMs,
  warmMs,
  otherMs,
  editMs: median(edits),
  firstEditMs: edits[0] ?? Number.NaN,
  bytes: bytes.byteLength,
  isTagged,
  peakBytes,
};
process.send?.(measurement);

async function times(planOf: (run: number) => Plan): Promise<number[]> {
  const taken: number[] = [];
  for (let run = 0; run < runs; run++) {
    const plan = planOf(run);
    await setTimeout(PAUSE_MS);
    const before = performance.now();
    await engine.render(plan);
    taken.push(performance.now() - before);
  }
  return taken;
}

function median(taken: readonly number[]): number {
  return taken.toSorted((left, right) => left - right)[Math.floor(taken.length / 2)] ?? Number.NaN;
}
