import { appendFile, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { serveTasks } from './serve-tasks.ts';

/** Tasks of the pool's tests: each misbehaves in its own way. */
export type FixtureTask =
  | { readonly kind: 'echo'; readonly text: string }
  | { readonly kind: 'pid' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'refuse'; readonly code: string }
  | { readonly kind: 'flawed' }
  | { readonly kind: 'crash' }
  /** The kernel's OOM killer, or an operator: for the processes that come before the last one. */
  | { readonly kind: 'killed'; readonly times: number; readonly file: string }
  | { readonly kind: 'fillHeap' }
  | { readonly kind: 'spin' }
  | { readonly kind: 'devour' };

export type FixtureResults = Readonly<Record<FixtureTask['kind'], string>>;

/** Memory outside V8's heap, as a native library takes it. */
async function devour(): Promise<string> {
  const eaten: Buffer[] = [];
  for (;;) {
    eaten.push(Buffer.alloc(32 * 1024 ** 2, 1));
    await delay(1);
  }
}

/** Ends by a signal as if from outside, so many times; each leaves a line in the file. */
async function killedBefore({ times, file }: Extract<FixtureTask, { kind: 'killed' }>): Promise<string> {
  await appendFile(file, 'x');
  const { length } = await readFile(file, 'utf8');
  if (length > times) return `after ${length - 1}`;
  process.kill(process.pid, 'SIGKILL');
  return delay(60_000, 'never');
}

/** V8's own heap, up to the limit it was started with. */
async function fillHeap(): Promise<string> {
  const eaten: object[] = [];
  for (;;) {
    for (let count = 0; count < 50_000; count += 1) eaten.push({ count });
    await delay(1);
  }
}

serveTasks<FixtureTask, FixtureResults>({
  echo: async ({ text }) => text,
  pid: async () => String(process.pid),
  wait: ({ ms }) => delay(ms, 'waited'),
  refuse: ({ code }) => Promise.reject(Object.assign(new Error('refused'), { code })),
  flawed: async (_, __, logFlaw) => {
    logFlaw('a part is missing', new TypeError('Ana Ruiz'));
    return 'the rest';
  },
  crash: async () => process.abort(),
  killed: killedBefore,
  fillHeap,
  spin: async () => {
    for (;;) Math.random();
  },
  devour,
});
