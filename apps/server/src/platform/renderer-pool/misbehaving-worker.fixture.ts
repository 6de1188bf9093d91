import { setTimeout as delay } from 'node:timers/promises';
import { serveTasks } from './serve-tasks.ts';

/** Tasks of the pool's tests: each misbehaves in its own way. */
export type FixtureTask =
  | { readonly kind: 'echo'; readonly text: string }
  | { readonly kind: 'pid' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'refuse'; readonly code: string }
  | { readonly kind: 'crash' }
  | { readonly kind: 'spin' }
  | { readonly kind: 'devour' };

async function perform(task: FixtureTask): Promise<string> {
  switch (task.kind) {
    case 'echo':
      return task.text;
    case 'pid':
      return String(process.pid);
    case 'wait':
      await delay(task.ms);
      return 'waited';
    case 'refuse':
      throw Object.assign(new Error('refused'), { code: task.code });
    case 'crash':
      process.abort();
      break;
    case 'spin':
      for (;;) Math.random();
    case 'devour':
      return devour();
  }
}

/** Memory outside V8's heap, as a native library takes it. */
async function devour(): Promise<string> {
  const eaten: Buffer[] = [];
  for (;;) {
    eaten.push(Buffer.alloc(32 * 1024 ** 2, 1));
    await delay(1);
  }
}

serveTasks(perform);
