import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_STEPS } from './build-steps.ts';

it('has each step for speed in a file of its name', () => {
  for (const { name } of BUILD_STEPS.filter(({ kind }) => kind === 'speed'))
    expect(existsSync(path.join(import.meta.dirname, 'steps', `${name}.ts`)), name).toBe(true);
});

it('has every step once, and each does something', () => {
  const names = BUILD_STEPS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, plugin, run } of BUILD_STEPS) expect(plugin ?? run, name).toBeDefined();
});
