import { performance } from 'node:perf_hooks';
import * as common from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { requireGoodPassword } from './password-policy.ts';

const OWNER = { email: 'ada@example.com', name: 'Ada', surname: 'King' };

describe('a long password', () => {
  it('is as good as the beginning that is measured', async () => {
    await requireGoodPassword(`Encina-4-ramas${'a'.repeat(150)}`, OWNER);
    await expect(requireGoodPassword(`Aa1${'a'.repeat(100)}encina-4-Ramas!`, OWNER)).rejects.toThrow(
      'password_too_easy',
    );
  });
});

it('is measured beside the event loop, not on it', async () => {
  // Every part of it is a word with many variants: the slowest there is to measure.
  const slow = `${'4@s5W0rDp4$$w0rd'.repeat(6)}aA1`;
  await requireGoodPassword('Encina-4-ramas', OWNER);
  // The share of the time the loop was at work: a delay would also be one of a machine that is busy with other things.
  const before = performance.eventLoopUtilization();
  await Promise.allSettled(Array.from({ length: 20 }, () => requireGoodPassword(slow, OWNER)));
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

describe('a password made of the product, its owner and little else', () => {
  it.each([
    'Trazo2026!',
    'Tr4z0Plan1',
    'MiTrazo2026',
    'TrazoSeguro1',
    'Trazo-Plan-2026',
    'PlanDeNegocio2026',
    'Businessplan1',
    'Geschaeftsplan1',
    'AdaKing-Trazo-1',
    'K1ngAda-2026!',
    'ada@example.com1A',
  ])('%s is refused', async (password) => {
    await expect(requireGoodPassword(password, OWNER)).rejects.toThrow('password_too_easy');
  });

  it.each(['Trazo-Sesenta-4-Olmos', 'Encina-4-ramas', 'Kingfisher-7-tejados-Ada'])(
    '%s has enough beside them',
    async (password) => {
      await expect(requireGoodPassword(password, OWNER)).resolves.toBeUndefined();
    },
  );
});

it('a leaked password is refused, also with a capital letter and a digit added to it', async () => {
  const leaked = common.dictionary['passwords-common'].map(String);
  const step = 997;
  const some = Array.from({ length: Math.floor(leaked.length / step) }, (_, at) => leaked[at * step] ?? '');
  const long = some.filter((password) => password.length >= 7);
  expect(long.length).toBeGreaterThan(20);
  for (const password of long) {
    const added = `${password.charAt(0).toUpperCase()}${password.slice(1)}a1`;
    for (const one of [password, added]) {
      await expect(requireGoodPassword(one, OWNER), one).rejects.toThrow(/^password_/);
    }
  }
});
