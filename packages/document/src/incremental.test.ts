import type { Plan } from '@trazo/plan/plan';
import type { Theme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { createPrintModel } from './print-model/create-print-model.ts';
import { IN_RELEASES } from './testing/in-releases.ts';
import { createTypesetter } from './typesetter.ts';

const RUNS = 2;
const { plan, theme } = sampleContent('en');

/** Processor time in ms, of all threads: another load on the machine does not count. */
const spentOn = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The least processor time that laying the changed plan out took. */
async function layoutTime(templateId: number, change: (run: number) => [Plan, Theme]): Promise<number> {
  const typesetter = createTypesetter();
  const modelOf = ([changed, look]: [Plan, Theme]) =>
    createPrintModel(changed, { ...look, templateId }, { day: '2026-01-15' });
  typesetter.compile(await modelOf([plan, theme]));
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const model = await modelOf(change(run));
    times.push(spentOn(() => typesetter.compile(model)));
    typesetter.forget();
  }
  return Math.min(...times);
}

const named = (run: number): [Plan, Theme] => [
  { ...plan, general: { ...plan.general, companyName: `${plan.general.companyName} ${run}` } },
  theme,
];
const coloured = (run: number): [Plan, Theme] => [
  plan,
  { ...theme, colors: { primary: `#0b6e4${run}`, secondary: null } },
];

for (const { id, name } of TEMPLATES.slice(0, 3)) {
  const tier = id === 2 ? {} : IN_RELEASES;
  test(`in ${name} another company name leaves the sections as they were laid out`, tier, async () => {
    expect(await layoutTime(id, named)).toBeLessThan((await layoutTime(id, coloured)) / 2);
  });
}
