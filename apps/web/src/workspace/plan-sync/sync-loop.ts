import { createStore, type StoreApi } from 'zustand/vanilla';
import { backOff, LONGEST_BACK_OFF } from '../../shared/offline/back-off.ts';
import { SingleFlight } from './single-flight.ts';
import type { StepResult } from './step-result.ts';
import type { SyncPorts } from './sync-ports.ts';
import type { SyncState } from './sync-state.ts';
import { takeStep } from './sync-step.ts';
import { subjectOf } from './sync-subject.ts';

/** Throttle: the draft is sent this long after the first change since the last save. */
const SAVE_PAUSE = 1500;
/** A save that took long is followed by a pause so many times as long. */
const REST = 3;
const FIRST_RETRY = 2000;
/** Polling: other devices are asked about no more often. */
const CHECK_PAUSE = 30_000;
/** Steps in a row without a pause; more would mean that two sides never agree. */
const ROUNDS = 6;

/** Takes the steps of saving, one at a time: throttled after changes, with back-off after failures. */
export class SyncLoop {
  readonly flight = new SingleFlight();
  readonly store: StoreApi<SyncState> = createStore<SyncState>(() => ({ kind: 'local' }));
  readonly #ports: SyncPorts;
  readonly #onUpdated: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #working: Promise<void> | undefined;
  #wanted = false;
  #failures = 0;
  // A monotonic clock: one that is set back would keep text from the server for as long.
  #restUntil = 0;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(ports: SyncPorts, onUpdated: () => void) {
    this.#ports = ports;
    this.#onUpdated = onUpdated;
  }

  readonly getState = (): SyncState => this.store.getState();

  get isScheduled(): boolean {
    return this.#timer !== undefined;
  }

  set(state: SyncState): void {
    if (JSON.stringify(state) !== JSON.stringify(this.getState())) this.store.setState(state, true);
  }

  /** The tab shows another draft. */
  onShown(): void {
    this.set({ kind: this.#ports.accountId() === undefined ? 'local' : 'saving' });
  }

  /** Takes a step at once; while one is under way, another one follows it. */
  run(): Promise<void> {
    this.stop();
    if (this.#working !== undefined) this.#wanted = true;
    this.#working ??= this.#work()
      .catch(() => this.#settle({ state: { kind: 'failing' }, retryIn: 'backoff' }))
      .finally(() => {
        this.#working = undefined;
        if (this.#wanted) this.#schedule(SAVE_PAUSE);
      });
    return this.#working;
  }

  /** Throttled; the pause is longer after a save that took long. */
  runSoon(): void {
    if (!this.isScheduled) this.#schedule(Math.max(SAVE_PAUSE, this.#restUntil - performance.now()));
  }

  /** Saves what there is to save; the state it leads to. */
  async saveNow(): Promise<SyncState> {
    await this.run();
    if (this.#wanted) await this.run();
    return this.getState();
  }

  /** As `saveNow`, and asks about other devices whenever they were asked about last. */
  syncNow(): Promise<SyncState> {
    this.#checkedAt = Number.NEGATIVE_INFINITY;
    return this.saveNow();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #schedule(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.run(), pause);
  }

  async #work(): Promise<void> {
    let rounds = 0;
    let result: StepResult;
    do {
      this.#wanted = false;
      const began = performance.now();
      result = await this.#step();
      this.#restUntil = performance.now() + (performance.now() - began) * REST;
      this.#settle(result);
      rounds += 1;
    } while ((this.#wanted || result.again) && rounds < ROUNDS);
    if (result.again) this.#schedule(LONGEST_BACK_OFF);
  }

  async #step(): Promise<StepResult> {
    const { flight } = this;
    const ports = this.#ports;
    const now = performance.now();
    const check = now - this.#checkedAt >= CHECK_PAUSE;
    const subject = subjectOf(ports.draftStore);
    const result = await ports.exclusively(subject.planId, () => takeStep(ports, { flight, check, subject }));
    if (check && result.state.kind === 'saved' && !result.again) this.#checkedAt = now;
    return result;
  }

  #settle({ state, retryIn, updated }: StepResult): void {
    this.set(state);
    this.#failures = retryIn === undefined ? 0 : this.#failures + 1;
    if (retryIn !== undefined) {
      const wait = backOff(this.#failures, FIRST_RETRY);
      this.#schedule(retryIn === 'backoff' ? wait * (0.75 + Math.random() / 2) : retryIn);
    }
    if (updated) this.#onUpdated();
  }
}
