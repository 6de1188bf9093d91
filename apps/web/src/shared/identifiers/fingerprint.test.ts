import { expect, it } from 'vitest';
import { fingerprint, textFingerprint } from './fingerprint.ts';

it.each([
  ['', 'ztntfp.17wdrqx.0'],
  ['Panadería El Alba', '17i6b5v.14pbn4n.h'],
] as const)('names %j as what is kept in browsers does', (text, name) => {
  expect(textFingerprint(text)).toBe(name);
});

it('names bytes by every one of them', () => {
  const nameOf = (...bytes: number[]) => fingerprint(new Uint8Array(bytes));
  expect(nameOf(1, 2, 3)).toBe(nameOf(1, 2, 3));
  const names = [nameOf(), nameOf(0), nameOf(0, 0), nameOf(1, 2, 3), nameOf(3, 2, 1), nameOf(1, 2, 4)];
  expect(new Set(names).size).toBe(names.length);
});
