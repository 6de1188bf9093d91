import { expect, it } from 'vitest';
import { planCompleteness } from './completeness.ts';
import { emptyPlan } from './plan.ts';
import { minutesFor, minutesLeft } from './time-left.ts';

const needed = (plan = emptyPlan()) => planCompleteness(plan).sections.flatMap((section) => section.needed);

it('is estimated for all that a plan cannot do without', () => {
  const unknown = needed().filter(({ section, path }) => minutesFor(section, path) === undefined);
  expect(unknown).toEqual([]);
});

it('is rounded up to what an estimate can promise', () => {
  expect(minutesLeft([])).toBe(0);
  expect(minutesLeft([{ section: 'products', path: 'items.3.name', kind: 'nameless' }])).toBe(5);
  expect(minutesLeft([{ section: 'finance', path: 'revenues', kind: 'missing' }])).toBe(30);
  expect(minutesLeft(needed())).toBe(210);
  const plan = emptyPlan();
  plan.general.notApplicable = ['departments', 'organigram', 'swot'];
  expect(minutesLeft(needed(plan))).toBe(180);
});
