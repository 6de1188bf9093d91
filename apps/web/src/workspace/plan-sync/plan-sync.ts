import { createStore } from 'zustand/vanilla';
import { backOff, LONGEST_BACK_OFF } from '../../shared/offline/back-off.ts';
import { isEmptyDraft } from '../drafts/draft.ts';
import { flushKeepalive } from './keepalive-flush.ts';
import { createPlanOperations } from './plan-operations.ts';
import { SingleFlight } from './single-flight.ts';
import type { StepResult } from './step-result.ts';
import type { SyncPorts } from './sync-ports.ts';
import { isTriedAgain, isWaitingForChoice, type SyncState } from './sync-state.ts';
import { takeStep } from './sync-step.ts';
import { subjectOf } from './sync-subject.ts';

/** Throttle: the draft is sent this long after the first change since the last save. */
const SAVE_PAUSE = 1500;
/** A save that took long is followed by a pause so many times as long. */
const REST = 3;
const FIRST_RETRY = 2000;
/** Other devices are asked about no more often. */
const CHECK_PAUSE = 30_000;
/** Looks in a row without a pause; more would mean that two sides never agree. */
const ROUNDS = 6;

export type PlanSync = ReturnType<typeof createPlanSync>;

/**
 * Keeps the draft and its plan on the server the same: local first, one save at a time, the latest text wins over older
 * text of this browser, and never over what another device saved.
 */
export function createPlanSync(ports: SyncPorts, onUpdated: () => void = () => undefined) {
  const { draftStore } = ports;
  const store = createStore<SyncState>(() => ({ kind: 'local' }));
  const flight = new SingleFlight();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<void> | undefined;
  let wanted = false;
  let failures = 0;
  // A monotonic clock: one that is set back would keep text from the server for as long.
  let restUntil = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let seen = draftStore.getState().draft;

  const set = (state: SyncState) => {
    if (JSON.stringify(state) !== JSON.stringify(store.getState())) store.setState(state, true);
  };
  const schedule = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  };

  const settle = ({ state, retryIn, updated }: StepResult) => {
    set(state);
    failures = retryIn === undefined ? 0 : failures + 1;
    if (retryIn !== undefined) {
      const wait = backOff(failures, FIRST_RETRY);
      schedule(retryIn === 'backoff' ? wait * (0.75 + Math.random() / 2) : retryIn);
    }
    if (updated) onUpdated();
  };

  const look = async (): Promise<StepResult> => {
    const now = performance.now();
    const check = now - checkedAt >= CHECK_PAUSE;
    const subject = subjectOf(draftStore);
    const result = await ports.exclusively(subject.planId, () => takeStep(ports, { flight, check, subject }));
    if (check && result.state.kind === 'saved' && !result.again) checkedAt = now;
    return result;
  };

  const work = async () => {
    let rounds = 0;
    let result: StepResult;
    do {
      wanted = false;
      const began = performance.now();
      result = await look();
      restUntil = performance.now() + (performance.now() - began) * REST;
      settle(result);
      rounds += 1;
    } while ((wanted || result.again) && rounds < ROUNDS);
    if (result.again) schedule(LONGEST_BACK_OFF);
  };

  /** Looks at once; while a look is under way, another one follows it. */
  function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (working !== undefined) wanted = true;
    working ??= work()
      .catch(() => settle({ state: { kind: 'failing' }, retryIn: 'backoff' }))
      .finally(() => {
        working = undefined;
        if (wanted) schedule(SAVE_PAUSE);
      });
    return working;
  }

  const onDraft = () => {
    const { draft, conflicts } = draftStore.getState();
    const state = store.getState();
    // Keeping this tab's version changes nothing in the draft.
    const isDecided = state.kind === 'undecided' && Object.keys(conflicts).length === 0;
    if (draft === seen && !isDecided) return;
    seen = draft;
    if (isWaitingForChoice(state) || ports.accountId() === undefined) return;
    if (isTriedAgain(state) && timer !== undefined) return;
    if (state.kind === 'saved' || state.kind === 'empty' || isDecided) set({ kind: 'saving' });
    if (timer === undefined) schedule(Math.max(SAVE_PAUSE, restUntil - performance.now()));
  };

  const saveNow = async (): Promise<SyncState> => {
    await run();
    if (wanted) await run();
    return store.getState();
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    run,
    /** The saved plan that the draft is, and whose; undefined while it is none. */
    savedPlan(): { readonly id: string; readonly account: string } | undefined {
      const { planId, links } = subjectOf(draftStore);
      const link = links.read();
      return link?.kind === 'plan' ? { id: planId, account: link.account } : undefined;
    },
    /** Whether nothing was written yet that a sign-out could lose. */
    isBlank: () =>
      isEmptyDraft(draftStore.getState().draft) && subjectOf(draftStore).links.read()?.kind !== 'plan',
    /** What the draft is called among the plans, or in its own words. */
    planName(): string {
      const link = subjectOf(draftStore).links.read();
      const name = link?.kind === 'plan' || link?.kind === 'new' ? link.name : undefined;
      return name || draftStore.getState().draft.general.companyName.trim();
    },
    /** Saves what there is to save; the state it leads to. */
    saveNow,
    ...createPlanOperations(ports, {
      getState: store.getState,
      onShown: () => set({ kind: ports.accountId() === undefined ? 'local' : 'saving' }),
      look: () => {
        checkedAt = Number.NEGATIVE_INFINITY;
        return saveNow();
      },
    }),

    /** Begins to follow the draft; the returned function ends it. */
    start(): () => void {
      const unsubscribe = draftStore.subscribe(onDraft);
      void run();
      return () => {
        unsubscribe();
        clearTimeout(timer);
        timer = undefined;
      };
    },

    /** The page is going: what is small enough is sent in a call that outlives it, the rest is sent on the next start. */
    leave(): void {
      draftStore.flush();
      const last = flushKeepalive(ports, flight, store.getState());
      if (last) void last.then(run, run);
    },
  };
}
