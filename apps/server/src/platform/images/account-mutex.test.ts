import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountIdOf } from '../authentication/account.ts';
import { createAccountMutex } from './account-mutex.ts';

const ONE = accountIdOf(randomUUID());
const OTHER = accountIdOf(randomUUID());
const stays = new AbortController().signal;

function heldJob() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { job: () => promise, end: resolve };
}

it('does one job of an account at a time, in the order they came, beside those of others', async () => {
  const inTurn = createAccountMutex(2);
  const done: string[] = [];
  const held = heldJob();
  const first = inTurn(ONE, stays, held.job).then(() => done.push('first'));
  const second = inTurn(ONE, stays, async () => done.push('second'));
  const third = inTurn(ONE, stays, async () => done.push('third'));
  await inTurn(OTHER, stays, async () => done.push('of another'));
  expect(done).toEqual(['of another']);
  held.end();
  await Promise.all([first, second, third]);
  expect(done).toEqual(['of another', 'first', 'second', 'third']);
});

it('turns away what comes while enough wait, and takes it once the queue is shorter, also after a failure', async () => {
  const inTurn = createAccountMutex(1);
  const held = heldJob();
  const first = inTurn(ONE, stays, held.job);
  const failing = inTurn(ONE, stays, () => Promise.reject(new RangeError('failed')));
  await expect(inTurn(ONE, stays, async () => 'late')).rejects.toMatchObject({ code: 'too_many_requests' });
  held.end();
  await first;
  await expect(failing).rejects.toThrow('failed');
  expect(await inTurn(ONE, stays, async () => 'taken')).toBe('taken');
});

it('never begins a job whose caller left while it waited', async () => {
  const inTurn = createAccountMutex(2);
  const held = heldJob();
  const first = inTurn(ONE, stays, held.job);
  const caller = new AbortController();
  let hasBegun = false;
  const left = inTurn(ONE, caller.signal, async () => {
    hasBegun = true;
  });
  caller.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  held.end();
  await first;
  await inTurn(ONE, stays, async () => undefined);
  expect(hasBegun).toBe(false);
});
