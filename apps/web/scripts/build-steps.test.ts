import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_STEPS, stepsWithout } from './build-steps.ts';
import { BUNDLED_STEPS, buildFolder, leftOut, SPEED_STEPS } from './speed-steps.ts';

it('has each step for speed in a file of its name', () => {
  const speed = BUILD_STEPS.filter(({ kind }) => kind === 'speed').map(({ name }) => name);
  expect(speed).toEqual([...SPEED_STEPS]);
  for (const name of speed)
    expect(existsSync(path.join(import.meta.dirname, 'steps', `${name}.ts`)), name).toBe(true);
});

it('knows which steps change what is bundled', () => {
  const bundled = BUILD_STEPS.filter(({ kind, plugin }) => kind === 'speed' && plugin !== undefined);
  expect(bundled.map(({ name }) => name)).toEqual([...BUNDLED_STEPS]);
});

it('has every step once, and each does something', () => {
  const names = BUILD_STEPS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, plugin, run } of BUILD_STEPS) expect(plugin ?? run, name).toBeDefined();
});

it('leaves out a step for speed, in a folder the server does not look into', () => {
  const without = leftOut('code-groups');
  expect([...without]).toEqual(['code-groups']);
  const names = stepsWithout(without).map(({ name }) => name);
  expect(names).toEqual(BUILD_STEPS.map(({ name }) => name).filter((name) => !without.has(name)));
  expect(buildFolder(without)).not.toBe('build');
});

it('has every step where none is named, in the folder of the server', () => {
  expect(stepsWithout(leftOut(undefined))).toEqual(BUILD_STEPS);
  expect(buildFolder(leftOut(''))).toBe('build');
});

it.each(BUILD_STEPS.filter(({ kind }) => kind !== 'speed').map(({ name }) => name))(
  'never leaves out %s',
  (name) => {
    expect(() => leftOut(name)).toThrow('cannot be left out');
  },
);
