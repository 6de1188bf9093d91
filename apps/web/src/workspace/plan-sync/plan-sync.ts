import { isEmptyDraft } from '../drafts/draft.ts';
import { flushKeepalive } from './keepalive-flush.ts';
import { createPlanOperations } from './plan-operations.ts';
import { SyncLoop } from './sync-loop.ts';
import type { SyncPorts } from './sync-ports.ts';
import { isTriedAgain, isWaitingForChoice } from './sync-state.ts';
import { subjectOf } from './sync-subject.ts';

export type PlanSync = ReturnType<typeof createPlanSync>;

/**
 * Keeps the draft and its plan on the server the same: local first, one save at a time, the latest text wins over older
 * text of this browser, and never over what another device saved.
 */
export function createPlanSync(ports: SyncPorts, onUpdated: () => void = () => undefined) {
  const { draftStore } = ports;
  const loop = new SyncLoop(ports, onUpdated);
  const { store } = loop;
  const run = () => loop.run();

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
    saveNow: () => loop.saveNow(),
    ...createPlanOperations({ ports, loop }),

    /** Begins to follow the draft; the returned function ends it. */
    start(): () => void {
      const unsubscribe = draftStore.subscribe(changeFollower(ports, loop));
      void run();
      return () => {
        unsubscribe();
        loop.stop();
      };
    },

    /** The page is going: what is small enough is sent in a call that outlives it, the rest is sent on the next start. */
    leave(): void {
      draftStore.flush();
      const last = flushKeepalive(ports, loop.flight, loop.getState());
      if (last) void last.then(run, run);
    },
  };
}

/** Schedules a save after a change of the draft, unless the state waits for a choice or for its back-off. */
function changeFollower({ accountId, draftStore }: SyncPorts, loop: SyncLoop): () => void {
  let seen = draftStore.getState().draft;
  return () => {
    const { draft, conflicts } = draftStore.getState();
    const state = loop.getState();
    // Keeping this tab's version changes nothing in the draft.
    const isDecided = state.kind === 'undecided' && Object.keys(conflicts).length === 0;
    if (draft === seen && !isDecided) return;
    seen = draft;
    if (isWaitingForChoice(state) || accountId() === undefined) return;
    if (isTriedAgain(state) && loop.isScheduled) return;
    if (state.kind === 'saved' || state.kind === 'empty' || isDecided) loop.set({ kind: 'saving' });
    loop.runSoon();
  };
}
