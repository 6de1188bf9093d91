import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPreview, keepPreview } from './kept-preview.ts';

/** A database that another tab holds: it neither opens nor fails. */
class HeldRequest extends EventTarget {}
const open = vi.fn(() => new HeldRequest());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IDBRequest', HeldRequest);
  vi.stubGlobal('indexedDB', { open });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits five seconds for a database that does not open, on one connection', async () => {
  const done: string[] = [];
  void keepPreview(new Blob(['%PDF'])).then(() => done.push('kept'));
  void forgetPreview().then(() => done.push('forgotten'));
  await vi.advanceTimersByTimeAsync(4900);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toEqual(['kept', 'forgotten']);
  expect(open).toHaveBeenCalledOnce();
});
