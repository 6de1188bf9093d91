import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPlan, pass, stateOf } from '../plan-sync/testing/open-tabs.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import { holdsUndelivered } from './undelivered-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('finds what another tab has set aside while this one says that all is saved', async () => {
  const { device, tab } = await openPlan();
  const other = device.openTab();
  await pass();
  const storage = device.storageOf(() => tab);
  expect(holdsUndelivered(storage)).toBe(false);
  tab.write('first, of this tab');
  other.write('first, of the other');
  await pass();
  expect([stateOf(tab), stateOf(other)]).toEqual(['saved', 'undecided']);
  expect(holdsUndelivered(storage)).toBe(true);
  other.drafts.resolveConflict('mission', 'mine');
  await pass();
  expect(holdsUndelivered(storage)).toBe(false);
});

it('finds text that no plan has taken, and counts no part of the draft for it', () => {
  const holding = (...keys: string[]) => ({
    length: keys.length,
    key: (index: number) => keys[index] ?? null,
  });
  expect(holdsUndelivered(holding(STORAGE_KEYS.left('a')))).toBe(true);
  expect(holdsUndelivered(holding('form.mission', 'form.mission.recovered.x', 'openPlan'))).toBe(false);
});
