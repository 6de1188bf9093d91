import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findPicture, keepPicture, keptDataUrl } from './pictures.ts';

const ELSEWHERE = `image:${'a'.repeat(64)}`;
const LONG = 10_000;

/** A database that another tab is about to remove: the request to open it gets no answer. */
class Unanswered extends EventTarget {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IDBRequest', Unanswered);
  vi.stubGlobal('indexedDB', { open: () => new Unanswered() });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('gives up on a database that does not open, and takes no picture for lost that it has not looked for', async () => {
  const found = findPicture(ELSEWHERE);
  const unknown = keptDataUrl(ELSEWHERE);
  await vi.advanceTimersByTimeAsync(LONG);
  await expect(found).resolves.toBeUndefined();
  await expect(unknown).resolves.toBeUndefined();

  const { reference, kept } = await keepPicture(new Blob(['picture']));
  expect(kept).toBe(false);
  expect(await (await findPicture(reference))?.text()).toBe('picture');
  expect(await keptDataUrl(reference)).toContain('base64');
});
