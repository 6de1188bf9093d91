import { createRenderer } from '@trazo/document/renderer';
import type { Plan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import type { TemplateCost } from './engine.ts';
import { DAY, distinctPlan, editedPlan, theme } from './plans.ts';

/** What a document costs in each template, in one renderer: sends one cost after the other. */
const RUNS = 5;
const renderer = createRenderer();

for (const { id, name } of TEMPLATES) {
  const look = { theme: defaultTheme(id, theme.language), day: DAY };
  const timed = async (plan: Plan): Promise<number> => {
    const before = performance.now();
    await renderer.pdf({ ...look, plan });
    return performance.now() - before;
  };
  const medianOf = async (planOf: (run: number) => Plan): Promise<number> => {
    // Not counted: the template settles in the first document.
    await timed(planOf(0));
    const times: number[] = [];
    for (let run = 1; run <= RUNS; run += 1) times.push(await timed(planOf(run)));
    return times.sort((left, right) => left - right)[Math.floor(RUNS / 2)] ?? Number.NaN;
  };
  const cost: TemplateCost = {
    name,
    pages: await renderer.pageCount({ ...look, plan: distinctPlan(0) }),
    otherMs: await medianOf(distinctPlan),
    editMs: await medianOf(editedPlan),
  };
  process.send?.(cost);
}
