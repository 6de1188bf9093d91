import { afterEach, expect, it, vi } from 'vitest';
import { planOperations } from '../plan-store/singletons.ts';
import { openSavedPlan } from './open-saved-plan.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['leads on who waits for it', '/my-plans', 1],
  ['leaves who has gone elsewhere where they are', '/account', 0],
])('a plan that is opened %s', async (_what, page, times) => {
  window.history.replaceState(null, '', '/my-plans');
  const answer = Promise.withResolvers<{ kind: 'opened' }>();
  vi.spyOn(planOperations, 'open').mockReturnValue(answer.promise);
  const onOpened = vi.fn();
  const opened = openSavedPlan('any', onOpened);
  window.history.replaceState(null, '', page);
  answer.resolve({ kind: 'opened' });
  await opened;
  expect(onOpened).toHaveBeenCalledTimes(times);
});
