import type { Draft } from '../drafts/draft.ts';
import { beginRecords, type OperationsContext, show } from './operations-context.ts';
import { LINK_KEY, newPlan } from './plan-link.ts';
import { draftOf } from './show-draft.ts';
import { subjectOf } from './sync-subject.ts';
import { takeServerVersion } from './take-server-version.ts';

export type ConflictChoice = 'mine' | 'theirs' | 'both';

/**
 * Ends the conflict as it stands at the call: what came into the plan later is asked about again. For `theirs`, the returned
 * function leads back to the choice.
 */
export async function resolveConflict(
  context: OperationsContext,
  choice: ConflictChoice,
  copyName: string,
): Promise<(() => void) | undefined> {
  const { ports, loop } = context;
  const { draftStore } = ports;
  const seen = draftStore.getState().draft;
  const state = loop.getState();
  const { planId, links } = subjectOf(draftStore);
  const undo = await ports.exclusively(planId, async () => {
    const link = links.read();
    if (state.kind !== 'conflict' || link?.kind !== 'plan') return undefined;
    const { summary, content } = state.theirs;
    const { version } = summary;
    // Another tab has chosen already.
    if (planId !== summary._id || link.version >= version) return undefined;
    if (choice === 'mine') {
      links.write({ ...link, version, saved: {}, attempts: [] });
      return undefined;
    }
    const mine = draftStore.getState().draft;
    const theirs = await draftOf(ports, content);
    // Typed since the choice was made: it was made about another text.
    if (draftStore.getState().draft !== seen) return undefined;
    const copy = choice === 'both' ? beginRecords(context, mine, newPlan(link.account, copyName)) : undefined;
    const isTaken = takeServerVersion(draftStore, links, theirs, { ...link, version });
    if (copy !== undefined) show(context, copy);
    if (copy !== undefined || !isTaken) return undefined;
    const { draft: shown } = draftStore.getState();
    return () => void askAgain(context, { mine, planId, link: JSON.stringify(link), theirs: shown });
  });
  await loop.syncNow();
  return undo;
}

interface TakenBack {
  readonly mine: Draft;
  readonly planId: string;
  /** As it stood when mine was the draft. */
  readonly link: string;
  readonly theirs: Draft;
}

/** Puts mine back instead of theirs, made from the version it was made from: both are there to choose from again. */
async function askAgain({ ports, loop }: OperationsContext, taken: TakenBack): Promise<void> {
  const { draftStore } = ports;
  // What was written into theirs since is theirs from now on.
  if (draftStore.getState().draft !== taken.theirs) await loop.syncNow();
  await ports.exclusively(taken.planId, async () => {
    if (draftStore.draftId() !== taken.planId) return;
    draftStore.replaceDraft(taken.mine);
    draftStore.records().setItem(LINK_KEY, taken.link);
  });
  await loop.syncNow();
}
