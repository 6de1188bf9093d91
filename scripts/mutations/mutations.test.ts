import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AREAS } from './areas.ts';

const ROOT = new URL('../../', import.meta.url);

it.each([...AREAS])('%s: each mutation is of a text that stands once in its file', (_area, mutations) => {
  const stale = mutations.filter(
    ({ file, from }) => readFileSync(new URL(file, ROOT), 'utf8').split(from).length !== 2,
  );
  const lost = mutations.flatMap(({ tests }) => tests).filter((test) => !existsSync(new URL(test, ROOT)));
  expect({ stale, lost }).toEqual({ stale: [], lost: [] });
});
