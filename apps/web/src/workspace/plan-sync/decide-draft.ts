import { inTime } from '../../shared/actions/in-time.ts';
import type { Draft } from '../drafts/draft.ts';
import { moveDraft } from './move-draft.ts';
import { type OperationsContext, showNew } from './operations-context.ts';
import { newPlan } from './plan-link.ts';
import { blankLike } from './show-draft.ts';
import { isSafe } from './sync-state.ts';
import { subjectOf } from './sync-subject.ts';

export type DraftChoice = 'save' | 'discard' | 'later';

/** Decides about a draft beside other plans, or whose plan was deleted elsewhere; the first decision counts. */
export async function decideDraft(context: OperationsContext, choice: DraftChoice): Promise<void> {
  const { ports, loop } = context;
  const { draftStore, drafts } = ports;
  const account = ports.accountId();
  if (account === undefined) return;
  const { planId, links, isShown } = subjectOf(draftStore);
  const asked = JSON.stringify(links.read());
  await ports.exclusively(planId, async () => {
    const link = links.read();
    if (!isShown() || JSON.stringify(link) !== asked) return;
    // Already decided, in this tab or another.
    if (
      link?.account === account &&
      (link.kind === 'new' || (link.kind === 'plan' && loop.getState().kind !== 'gone'))
    )
      return;
    if (choice === 'later') links.write({ kind: 'later', account });
    else if (choice === 'discard') {
      showNew(context, blankLike(draftStore.getState().draft));
      void drafts.remove(planId);
    } else if (link?.kind === 'plan' || link?.kind === 'new') moveDraft(ports, newPlan(account));
    else links.write(newPlan(account));
  });
  loop.onShown();
  await loop.syncNow();
}

/** How long a deletion waits for the words before it, in milliseconds. */
const SAVE_LIMIT = 3_000;

/**
 * The draft that is asked to go with a plan: what of it was not saved yet is saved first, to come back with the plan. What
 * is written meanwhile belongs to it only once that is saved too.
 */
export async function saveToDelete({ ports, loop }: OperationsContext, id: string): Promise<Draft> {
  const { draftStore } = ports;
  const { draft: asked } = draftStore.getState();
  const { planId, links } = subjectOf(draftStore);
  if (planId !== id || links.read()?.kind !== 'plan') return asked;
  await inTime<unknown>(loop.saveNow(), SAVE_LIMIT, undefined);
  return isSafe(loop.getState()) ? draftStore.getState().draft : asked;
}

/** A plan was deleted here: its draft goes with it, unless something was written since that was `asked` for. */
export async function forgetPlan(context: OperationsContext, id: string, asked: Draft): Promise<void> {
  const { draftStore, drafts } = context.ports;
  const isShown = draftStore.draftId() === id;
  if (isShown && draftStore.getState().draft !== asked) {
    await context.loop.syncNow();
    return;
  }
  if (isShown) showNew(context, blankLike(asked));
  await drafts.remove(id);
}
