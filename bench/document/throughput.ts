import { once } from 'node:events';
import { readPdf } from '@trazo/document/testing/read-pdf';
import { ENGINES } from './engine.ts';
import { distinctPlan, samplePlan } from './plans.ts';
import { startEngine } from './start-engine.ts';

/** One of two processes that typeset at the same time: says when it is ready, waits for its sign, then how much it has done. */
const name = ENGINES.find((engine) => engine === process.argv[2]);
const documents = Number(process.argv[3]);
if (name === undefined) throw new RangeError(`No engine ${process.argv[2]}`);

const engine = await startEngine(name);
const { pages } = await readPdf(await engine.render(samplePlan));
await engine.render(distinctPlan(1_000));
process.send?.('ready');
await once(process, 'message');
// Each has plans of its own.
const offset = Number(process.argv[4]) * documents;
for (let run = 0; run < documents; run += 1) await engine.render(distinctPlan(offset + run));
process.send?.({ pages: pages * documents });
await engine.stop();
process.disconnect?.();
