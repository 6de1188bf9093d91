import { createRenderer } from '@trazo/document/renderer';
import { DAY, shorterPlan, theme } from './plans.ts';

/** One renderer, 1,000 different documents: sends its resident memory after every 100. */
const DOCUMENTS = 1_000;
const EVERY = 100;

const renderer = createRenderer();
for (let run = 1; run <= DOCUMENTS; run++) {
  await renderer.pdf({ plan: shorterPlan(run), theme, day: DAY });
  if (run % EVERY === 0) process.send?.({ run, rss: process.memoryUsage().rss });
}
