import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AT_ONCE, BUDGET, LET_END, MAX_WAIT, REST, Refresher, type RunOutcome, SETTLE } from './refresher.ts';

/** A run that takes so long is slower than the keys. */
const SLOW = 300;

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
  it('shows the first of many changes at once, and the last after a pause', async () => {
    const { refresher, runs, end } = setUp();
    refresher.touch();
    for (let key = 0; key < SLOW / 120 - 1; key += 1) await changeIn(refresher, 120);
    await vi.advanceTimersByTimeAsync(60);
    expect(runs).toHaveLength(1);
    await end(0);
    await changeIn(refresher, 60);
    for (let key = 0; key < 8; key += 1) await changeIn(refresher, 120);
    expect(runs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(170);
    expect(runs).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toHaveLength(2);
  });

  it('shows a first word key by key where runs end before the next key, and then waits for pauses', async () => {
    const { refresher, runs, end } = setUp();
    for (let key = 0; key < AT_ONCE + 6; key += 1) {
      refresher.touch();
      await vi.advanceTimersByTimeAsync(60);
      await end(runs.length - 1);
      await vi.advanceTimersByTimeAsync(60);
      expect(runs).toHaveLength(Math.min(key + 1, AT_ONCE));
    }
    await vi.advanceTimersByTimeAsync(SETTLE.most);
    expect(runs).toHaveLength(AT_ONCE + 1);
    await end(AT_ONCE);
    await vi.advanceTimersByTimeAsync(BUDGET.capacity * BUDGET.refillMs);
    refresher.touch();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveLength(AT_ONCE + 2);
  });

  it('shows the last key of a word as soon as the run before it has ended, where a run takes a little longer than a key', async () => {
    const { refresher, runs, end } = setUp();
    refresher.touch();
    await vi.advanceTimersByTimeAsync(150);
    await end(0);
    await changeIn(refresher, 0);
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveLength(2);
    await changeIn(refresher, 120);
    await vi.advanceTimersByTimeAsync(30);
    expect(runs).toHaveLength(2);
    await end(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveLength(3);
  });

  it('waits for pauses after a run that failed, however fast it did', async () => {
    const { refresher, runs, end } = setUp();
    refresher.touch();
    await vi.advanceTimersByTimeAsync(0);
    await end(0, { retryIn: 10 });
    await vi.advanceTimersByTimeAsync(10);
    await changeIn(refresher, 60);
    await vi.advanceTimersByTimeAsync(0);
    await end(1);
    expect(runs).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(SETTLE.most);
    expect(runs).toHaveLength(3);
  });

  it.each([60, 100, 150, 220])(
    'does not run between the keys of a user who types one in %i ms',
    async (gap) => {
      const { refresher, runs, end } = setUp();
      // The rhythm is learned first.
      for (let key = 0; key < AT_ONCE + 4; key += 1) {
        await changeIn(refresher, gap);
        await vi.advanceTimersByTimeAsync(0);
        await end(runs.length - 1);
      }
      const learned = runs.length;
      for (let key = 0; key < 3; key += 1) await changeIn(refresher, gap);
      expect(runs).toHaveLength(learned);
      await vi.advanceTimersByTimeAsync(gap * 1.2 + SETTLE.least);
      expect(runs).toHaveLength(learned + 1);
    },
  );

  it('runs as soon when the clock has been set back in between', async () => {
    const { refresher, runs, end } = setUp();
    refresher.now();
    await vi.advanceTimersByTimeAsync(0);
    await end(0);
    vi.setSystemTime(Date.now() - 3_600_000);
    refresher.touch();
    await vi.advanceTimersByTimeAsync(MAX_WAIT);
    expect(runs).toHaveLength(2);
  });

  it('does not wait for ever while typing never pauses', async () => {
    const { refresher, runs, end } = setUp();
    refresher.touch();
    for (let spent = 0; spent < SLOW; spent += 60) await changeIn(refresher, 60);
    await end(0);
    for (let spent = 0; spent <= MAX_WAIT + 60; spent += 60) await changeIn(refresher, 60);
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveLength(2);
  });

  it('lets a run end that has just begun, and begins the next one then', async () => {
    const { refresher, runs, end } = setUp();
    refresher.touch();
    await changeIn(refresher, 50);
    await vi.advanceTimersByTimeAsync(SETTLE.most);
    expect(runs).toHaveLength(1);
    await end(0);
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  });

  it('aborts an obsolete run that takes long, but lets the next one end', async () => {
    const { refresher, runs, end } = setUp();
    const change = async () => {
      refresher.touch();
      await vi.advanceTimersByTimeAsync(REST + LET_END);
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

  it('shows word after word without a pause, as long as the hand rests between them', async () => {
    const { refresher, runs, end } = setUp();
    for (let word = 0; word < 20; word += 1) {
      for (let key = 0; key < 6; key += 1) {
        const before = runs.length;
        refresher.touch();
        await vi.advanceTimersByTimeAsync(80);
        expect(runs).toHaveLength(before + 1);
        await end(before);
        await vi.advanceTimersByTimeAsync(40);
      }
      await vi.advanceTimersByTimeAsync(1_400);
    }
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
    for (let spent = 0; spent < 60_000; spent += 100) {
      refresher.now();
      await vi.advanceTimersByTimeAsync(100);
      await end(runs.length - 1);
    }
    expect(runs.length).toBeGreaterThan(BUDGET.capacity);
    expect(runs.length).toBeLessThanOrEqual(240);
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
