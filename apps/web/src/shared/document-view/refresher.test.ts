import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_WAIT, MIN_INTERVAL, Refresher, type RunOutcome, SETTLE } from './refresher.ts';

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

describe('a refresher', () => {
  it('waits for a pause and runs once for many changes', async () => {
    const { refresher, runs } = setUp();
    for (let key = 0; key < 3; key += 1) {
      refresher.touch();
      await vi.advanceTimersByTimeAsync(SETTLE - 1);
    }
    expect(runs).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toHaveLength(1);
  });

  it('runs as soon when the clock has been set back meanwhile', async () => {
    const { refresher, runs, end } = setUp();
    refresher.now();
    await vi.advanceTimersByTimeAsync(0);
    await end(0);
    vi.setSystemTime(Date.now() - 3_600_000);
    refresher.touch();
    await vi.advanceTimersByTimeAsync(MAX_WAIT);
    expect(runs).toHaveLength(2);
  });

  it('does not wait for ever for someone who never pauses', async () => {
    const { refresher, runs } = setUp();
    for (let spent = 0; spent < MAX_WAIT; spent += 100) {
      refresher.touch();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(runs).toHaveLength(1);
  });

  it('aborts an obsolete run, but lets the next one end', async () => {
    const { refresher, runs, end } = setUp();
    const change = async () => {
      refresher.touch();
      await vi.advanceTimersByTimeAsync(MIN_INTERVAL + SETTLE);
    };
    await change();
    await change();
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await change();
    expect(runs).toHaveLength(2);
    expect(runs[1]?.signal.aborted).toBe(false);
    await end(1);
    expect(runs).toHaveLength(3);
    await end(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toHaveLength(3);
  });

  it('never has two runs in flight', async () => {
    const { refresher, runs } = setUp();
    for (let key = 0; key < 40; key += 1) {
      refresher.touch();
      await vi.advanceTimersByTimeAsync(key * 37);
      expect(runs.filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(1);
    }
  });

  it('leaves a pause between the starts of two runs', async () => {
    const { refresher, runs, end } = setUp();
    refresher.touch();
    await vi.advanceTimersByTimeAsync(SETTLE);
    await end(0);
    refresher.now();
    await vi.advanceTimersByTimeAsync(MIN_INTERVAL - 1);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toHaveLength(2);
  });

  it('tries again when it is told to, and not before, whatever is typed meanwhile', async () => {
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

  it('tries at once when somebody asks for it', async () => {
    const { refresher, runs, end } = setUp();
    refresher.now();
    await vi.advanceTimersByTimeAsync(0);
    await end(0, { retryIn: 30_000 });
    await vi.advanceTimersByTimeAsync(MIN_INTERVAL);
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
