import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { SignedIn } from '../../platform/authentication/account.ts';
import { createAccountExport } from './account-export.ts';

const unheard: unknown[] = [];
const hear = (error: unknown) => unheard.push(error);
afterEach(() => process.off('unhandledRejection', hear));

it('that fails over its first file ends with why, and leaves no failure that would end the server', async () => {
  process.on('unhandledRejection', hear);
  const away = new Error('the database is away');
  const never = async () => Promise.reject(away);
  const exported = createAccountExport({
    describe: never,
    sessions: {
      begin: never,
      holderOf: never,
      list: never,
      end: never,
      endCurrent: never,
      endOthers: never,
      sweep: never,
    },
    portraits: { set: never, remove: never, picture: never, ofAccount: never },
    devices: { list: never },
    holdings: [],
  })({ account: {} } as SignedIn);
  const [error] = await once(exported, 'error');
  expect(error).toBe(away);
  await nextTurn();
  expect(unheard).toEqual([]);
});
