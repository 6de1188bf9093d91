import * as Y from 'yjs';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { backOff } from '../../shared/offline/back-off.ts';
import { type ExchangePorts, type ExchangeResult, exchange } from './exchange.ts';
import type { PlanState } from './plan-state.ts';
import type { ShownPlan } from './shown-plan.ts';

/** Debounce: what was written is sent so many milliseconds after the last key, or after the first where others look on. */
const SEND_AFTER = 1_000;
const FIRST_RETRY = 2_000;
/** Browsers let 64 kB of bodies outlive a page, and the change is a third longer in the body. */
const KEEPALIVE_LIMIT = 40_000;

/** Keeps the plan that is shown and the server the same: after edits, after failures with back-off, and whenever it is asked. */
export class ExchangeLoop {
  readonly store: StoreApi<PlanState> = createStore<PlanState>(() => ({ kind: 'onDevice' }));
  /** Whether others have the plan open: then what is typed does not wait for a pause. */
  isWatched = false;
  readonly #ports: ExchangePorts;
  readonly #shown: ShownPlan;
  readonly #onRenamed: (references: ReadonlyMap<string, string>) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #working: Promise<void> | undefined;
  /** What the next turn has to do, asked for while one is under way. */
  #wanted: 'send' | 'ask' | undefined;
  #failures = 0;
  /** Edits since the last answer, for a call that has to be made at once. */
  #unanswered: Uint8Array[] = [];

  constructor(
    ports: ExchangePorts,
    shown: ShownPlan,
    onRenamed: (references: ReadonlyMap<string, string>) => void,
  ) {
    this.#ports = ports;
    this.#shown = shown;
    this.#onRenamed = onRenamed;
  }

  readonly getState = (): PlanState => this.store.getState();

  /** Follows the plan that is shown. */
  start(): void {
    this.#shown.onEdited((bytes) => {
      this.#unanswered.push(bytes);
      this.#onEdited();
    });
    this.#shown.onReplaced(() => {
      this.#unanswered = [];
      void this.run();
    });
    this.#ports.device.onEvent((event) => {
      const isShown = event.plan === this.#shown.draftId();
      if (isShown && event.kind === 'acknowledged' && this.#working === undefined) void this.run('send');
    });
    this.#ports.device.onRenewed(() => void this.run());
    void this.run();
  }

  /** Sends what there is to send, and unless it is only that, asks what others have written; the state it leads to. */
  async run(purpose: 'send' | 'ask' = 'ask'): Promise<PlanState> {
    this.#stop();
    this.#wanted = this.#wanted === 'ask' ? 'ask' : purpose;
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    await this.#working;
    return this.getState();
  }

  /**
   * The page is going: what is unsent goes in a call that outlives it. Its answer is not waited for: what was not acknowledged is
   * sent once more with the next start.
   */
  leave(): void {
    const { account, epoch, revision } = this.#shown.record();
    if (this.#unanswered.length === 0 || account === undefined || epoch === 0) return;
    const update = Y.mergeUpdates(this.#unanswered);
    if (update.length <= KEEPALIVE_LIMIT)
      void this.#ports.server.send(this.#shown.draftId(), { epoch, revision, update }, { keepalive: true });
  }

  #onEdited(): void {
    const { kind } = this.getState();
    if (kind === 'gone') return;
    if (kind === 'saved') this.#set({ kind: 'saving' });
    // A pause after a failure is not cut short by typing.
    const isPutOff = this.#failures === 0 && !this.isWatched;
    if (isPutOff || this.#timer === undefined) this.#schedule(SEND_AFTER);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #schedule(pause: number): void {
    this.#stop();
    this.#timer = setTimeout(() => void this.run('send'), pause);
  }

  async #work(): Promise<void> {
    while (this.#wanted !== undefined) {
      const asks = this.#wanted === 'ask';
      this.#wanted = undefined;
      const plan = this.#shown.draftId();
      await this.#shown.whenLoaded();
      const before = this.#unanswered.length;
      const result = await exchange(this.#ports, plan, asks);
      // Another plan is shown since: the next turn is about that.
      if (plan === this.#shown.draftId()) {
        if (result.state.kind === 'saved') this.#unanswered.splice(0, before);
        this.#settle(result);
      } else this.#wanted ??= 'ask';
    }
  }

  #settle({ state, retryIn, renamed }: ExchangeResult): void {
    // What was typed meanwhile is on its way.
    const isTyping = this.#timer !== undefined && retryIn === undefined;
    this.#set(isTyping && state.kind === 'saved' ? { kind: 'saving' } : state);
    this.#failures = retryIn === undefined ? 0 : this.#failures + 1;
    if (retryIn !== undefined) {
      const wait = backOff(this.#failures, FIRST_RETRY) * (0.75 + Math.random() / 2);
      this.#schedule(retryIn === 'backoff' ? wait : retryIn);
    }
    if (renamed !== undefined) this.#onRenamed(renamed);
  }

  #set(state: PlanState): void {
    if (JSON.stringify(state) !== JSON.stringify(this.getState())) this.store.setState(state, true);
  }
}
