import { must } from '@trazo/plan/must';
import { callsWith } from '@trazo/server/testing/test-account';
import type { TestApp } from '@trazo/server/testing/test-app';
import { contentOf, plansOf } from '@trazo/server/testing/test-plans';
import { emailOf } from './fill.ts';

const SAMPLE = 80;

export const CALLS = ['sign-in', 'list', 'open', 'save'] as const;
type Call = (typeof CALLS)[number];

/** An application on a database with so many accounts of one password. */
export interface Installation {
  readonly running: TestApp;
  readonly accounts: number;
  readonly password: string;
}

/** Milliseconds of each call at accounts drawn from all there are: the median, and what nineteen of twenty stay below. */
export type CallTimes = Readonly<Record<Call, { readonly median: number; readonly p95: number }>>;

/**
 * Calls of both in turn, so that whatever else the machine does slows both down alike; each time in the name of an account drawn
 * from all there are.
 */
export async function measureCalls(
  pair: readonly [Installation, Installation],
): Promise<readonly [CallTimes, CallTimes]> {
  const times = [timesOfNone(), timesOfNone()] as const;
  for (let drawn = 0; drawn < SAMPLE; drawn += 1) {
    await callOnce(pair[0], drawn, times[0]);
    await callOnce(pair[1], drawn, times[1]);
  }
  return [allFigures(times[0]), allFigures(times[1])];
}

type Times = Record<Call, number[]>;

const timesOfNone = (): Times => ({ 'sign-in': [], list: [], open: [], save: [] });

async function callOnce(
  { running: { app }, accounts, password }: Installation,
  drawn: number,
  times: Times,
): Promise<void> {
  const timed = async <Result>(call: Call, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work();
    times[call].push(performance.now() - began);
    return result;
  };
  const number = 1 + Math.floor(Math.random() * accounts);
  const payload = { user_email: emailOf(number), password };
  const answer = await timed('sign-in', () =>
    app.inject({ method: 'POST', url: '/api/users/login', payload }),
  );
  if (answer.statusCode !== 200) throw new Error(`no sign-in: ${answer.body}`);
  const { token, user } = answer.json();
  const plans = plansOf({ token, user, password, call: callsWith(app, token) });
  const [plan] = await timed('list', () => plans.list());
  const { _id: id, version } = must(plan, 'each account of the fill has plans');
  await timed('open', () => plans.open(id));
  const saved = await timed('save', () => plans.save(id, version, contentOf(`Saved ${drawn}`)));
  if (saved.statusCode !== 200) throw new Error(`no save: ${saved.body}`);
}

const allFigures = (times: Times): CallTimes => ({
  'sign-in': figures(times['sign-in']),
  list: figures(times.list),
  open: figures(times.open),
  save: figures(times.save),
});

function figures(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
