import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Turn, turnOfOwner } from '../limits/fair-queue.ts';
import { createPasswordHashing } from './password-hashing.ts';

const from = (customer: string): Turn => ({ importance: 'usual', customer, account: '' });
const GUESSES = 150;

describe('while more passwords come than can be looked at', () => {
  it.each([
    ['of one customer, another one is looked at', () => '2001:db8:1/48', from('192.0.2.1')],
    ['of as many networks, a device that is known is', () => randomUUID(), turnOfOwner(randomUUID())],
  ])('%s', async (_what, customer, own) => {
    const hashing = createPasswordHashing();
    const stored = await hashing.hash('right', own);
    let looked = 0;
    const flood = Array.from({ length: GUESSES }, () =>
      hashing.matches(stored, 'wrong', from(customer())).then(
        () => {
          looked += 1;
        },
        () => undefined,
      ),
    );
    expect(await hashing.matches(stored, 'right', own)).toBe(true);
    expect(looked).toBeLessThan(10);
    await Promise.all(flood);
  });
});
