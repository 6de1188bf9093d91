import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INTERVAL, OVERDUE, Refresher, type RunOutcome } from './refresher.ts';

/** Runs that end when the test says so. */
function setUp() {
  const runs: { signal: AbortSignal; end: (outcome?: RunOutcome) => void }[] = [];
  const refresher = new Refresher({
    run: (signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        runs.push({ signal, end: (outcome = {}) => resolve(outcome) });
      }),
  });
  const end = async (index: number, outcome?: RunOutcome) => {
    runs[index]?.end(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { refresher, runs, end };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const changeIn = async (refresher: Refresher, ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  refresher.touch();
};

describe('a refresher', () => {
  it('shows the first of many changes at once, some during them, and the last', async () => {
    const { refresher, runs, end } = setUp();
    refresher.touch();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveLength(1);
    await end(0);
    for (let key = 0; key < 6; key += 1) {
      await changeIn(refresher, INTERVAL / 2);
      await vi.advanceTimersByTimeAsync(0);
      await end(runs.length - 1);
    }
    expect(runs).toHaveLength(4);
    await changeIn(refresher, 1);
    await vi.advanceTimersByTimeAsync(INTERVAL - 1);
    expect(runs).toHaveLength(5);
    await end(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toHaveLength(5);
  });

  it('runs as soon when the clock has been set back in between', async () => {
    const { refresher, runs, end } = setUp();
    refresher.now();
    await vi.advanceTimersByTimeAsync(0);
    await end(0);
    vi.setSystemTime(Date.now() - 3_600_000);
    refresher.touch();
    await vi.advanceTimersByTimeAsync(INTERVAL);
    expect(runs).toHaveLength(2);
  });

  it('lets a run end, and begins the next one then with the latest change', async () => {
    const { refresher, runs, end } = setUp();
    refresher.touch();
    for (let spent = 0; spent < OVERDUE - 100; spent += 100) await changeIn(refresher, 100);
    expect(runs).toHaveLength(1);
    await end(0);
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([false, false]);
    await end(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toHaveLength(2);
  });

  it('aborts a run that hangs once something has changed, but lets the next one end', async () => {
    const { refresher, runs, end } = setUp();
    refresher.touch();
    await vi.advanceTimersByTimeAsync(10 * OVERDUE);
    expect(runs[0]?.signal.aborted).toBe(false);
    await changeIn(refresher, 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await changeIn(refresher, 10 * OVERDUE);
    await vi.advanceTimersByTimeAsync(10 * OVERDUE);
    expect(runs).toHaveLength(2);
    await end(1);
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  });

  it('aborts a run that began to hang after the last change, too', async () => {
    const { refresher, runs } = setUp();
    refresher.touch();
    await changeIn(refresher, 50);
    await vi.advanceTimersByTimeAsync(OVERDUE);
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('never has two runs in flight', async () => {
    const { refresher, runs } = setUp();
    for (let key = 0; key < 40; key += 1) {
      refresher.touch();
      await vi.advanceTimersByTimeAsync(key * 37);
      expect(runs.filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(1);
    }
  });

  it('asks for no more documents in a minute than the server gives one address', async () => {
    const { refresher, runs, end } = setUp();
    for (let spent = 0; spent < 60_000; spent += 40) {
      refresher.touch();
      await vi.advanceTimersByTimeAsync(40);
      await end(runs.length - 1);
    }
    expect(runs.length).toBeLessThanOrEqual(400);
  });

  it('tries again after the given pause, and not before, whatever is typed', async () => {
    const { refresher, runs, end } = setUp();
    refresher.now();
    await vi.advanceTimersByTimeAsync(0);
    await end(0, { retryIn: 10_000 });
    refresher.touch();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toHaveLength(2);
  });

  it('tries at once when asked to', async () => {
    const { refresher, runs, end } = setUp();
    refresher.now();
    await vi.advanceTimersByTimeAsync(0);
    await end(0, { retryIn: 30_000 });
    await vi.advanceTimersByTimeAsync(INTERVAL);
    refresher.now();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveLength(2);
  });

  it('leaves nothing running when it is stopped', async () => {
    const { refresher, runs } = setUp();
    refresher.now();
    await vi.advanceTimersByTimeAsync(0);
    refresher.touch();
    refresher.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toHaveLength(1);
    expect(runs[0]?.signal.aborted).toBe(true);
  });
});
