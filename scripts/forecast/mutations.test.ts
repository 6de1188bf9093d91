import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTATIONS } from './mutations.ts';

const SOURCES = new URL('../../packages/forecast/src/', import.meta.url);

it('there are at least fifty mutations, each of a text that stands once in its file', () => {
  expect(MUTATIONS.length).toBeGreaterThanOrEqual(50);
  const stale = MUTATIONS.filter(
    ([file, from]) => readFileSync(new URL(file, SOURCES), 'utf8').split(from).length !== 2,
  );
  expect(stale).toEqual([]);
});
