import { must } from '@trazo/plan/must';
import { callsWith } from '@trazo/server/testing/test-account';
import type { TestApp } from '@trazo/server/testing/test-app';
import { contentOf, plansOf } from '@trazo/server/testing/test-plans';
import { emailOf } from './fill.ts';

const SAMPLE = 80;

export const CALLS = ['sign-in', 'list', 'open', 'save'] as const;
type Call = (typeof CALLS)[number];

/** Milliseconds of each call at accounts drawn from all there are: the median, and what nineteen of twenty stay below. */
export type CallTimes = Readonly<Record<Call, { readonly median: number; readonly p95: number }>>;

export async function measureCalls({ app }: TestApp, accounts: number, password: string): Promise<CallTimes> {
  const times: Record<Call, number[]> = { 'sign-in': [], list: [], open: [], save: [] };
  const timed = async <Result>(call: Call, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work();
    times[call].push(performance.now() - began);
    return result;
  };
  for (let drawn = 0; drawn < SAMPLE; drawn += 1) {
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
  return {
    'sign-in': figures(times['sign-in']),
    list: figures(times.list),
    open: figures(times.open),
    save: figures(times.save),
  };
}

function figures(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
