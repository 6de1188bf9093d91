import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planOperations } from '../plan-store/singletons.ts';
import { draftsWouldBeLost } from './draft-safety.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('takes a plan for unsaved that a silent server has not acknowledged within five seconds', async () => {
  vi.spyOn(planOperations, 'isAllSaved').mockReturnValue(new Promise(() => undefined));
  let answer: boolean | undefined;
  void draftsWouldBeLost().then((lost) => {
    answer = lost;
  });
  await vi.advanceTimersByTimeAsync(4900);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(answer).toBe(true);
});

it('does not wait any longer than the check itself', async () => {
  vi.spyOn(planOperations, 'isAllSaved').mockResolvedValue(true);
  expect(await draftsWouldBeLost()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
