import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { keepPicture } from '../../workspace/pictures/pictures.ts';
import { randomId } from './random-id.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('makes UUIDs without an encrypted connection', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 64 }, randomId);
  expect(new Set(ids).size).toBe(64);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
});

it('keeps pictures without an encrypted connection', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const { reference } = await keepPicture(new Blob(['picture']));
  expect(reference).toMatch(/^image:[0-9a-f]{64}$/);
});
