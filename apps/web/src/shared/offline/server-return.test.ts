import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverReturns } from './server-return.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server behind a way that is opened later than the network. */
function behindWay() {
  const way = { hasNetwork: true, isOpen: false, asked: 0 };
  const returns = serverReturns({
    hasNetwork: () => way.hasNetwork,
    isServerThere: async () => {
      way.asked += 1;
      if (!way.isOpen) throw new TypeError('Failed to fetch');
      return true;
    },
  });
  return { way, returns };
}

it('waits for the way to the server, which comes later than the network', async () => {
  const { way, returns } = behindWay();
  await vi.advanceTimersByTimeAsync(10_000);
  way.isOpen = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await returns).toBe(true);
});

it('asks ever more seldom', async () => {
  const { way } = behindWay();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(way.asked).toBeLessThan(70);
});

it('waits no longer once the network has gone again', async () => {
  const { way, returns } = behindWay();
  await vi.advanceTimersByTimeAsync(500);
  way.hasNetwork = false;
  way.isOpen = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await returns).toBe(false);
  expect(way.asked).toBe(1);
});
