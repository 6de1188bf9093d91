import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftsWouldBeLost, registerSavedCheck } from './draft-safety.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('takes a draft for unsaved that a silent server has not acknowledged within five seconds', async () => {
  const forget = registerSavedCheck(() => new Promise<boolean>(() => undefined));
  let answer: boolean | undefined;
  void draftsWouldBeLost().then((lost) => {
    answer = lost;
  });
  await vi.advanceTimersByTimeAsync(4900);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(answer).toBe(true);
  forget();
});

it('does not wait any longer than the check itself', async () => {
  const forget = registerSavedCheck(async () => true);
  expect(await draftsWouldBeLost()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  forget();
});
