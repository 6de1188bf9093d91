import { type Draft, emptyDraft } from '../drafts/draft.ts';
import { type DraftChoice, decideDraft, forgetPlan, saveToDelete } from './decide-draft.ts';
import { openPlan } from './open-plan.ts';
import { beginRecords, type OperationsContext, show, showNew } from './operations-context.ts';
import { newPlan, planLinksOf } from './plan-link.ts';
import { type ConflictChoice, resolveConflict } from './resolve-conflict.ts';
import { blankLike } from './show-draft.ts';

/** What a user decides about plans and their drafts. */
export function createPlanOperations(context: OperationsContext) {
  return {
    open: (id: string) => openPlan(context, id),
    begin: (draft?: Draft) => beginPlan(context, draft),
    resolve: (choice: ConflictChoice, copyName: string) => resolveConflict(context, choice, copyName),
    choose: (choice: DraftChoice) => decideDraft(context, choice),
    saveToDelete: (id: string) => saveToDelete(context, id),
    forget: (id: string, asked: Draft) => forgetPlan(context, id, asked),
    /** The draft that is shown has left this device: a blank one replaces it. */
    showBlank: () => showNew(context, emptyDraft()),
  };
}

/**
 * Begins another plan beside the one that is open. A visitor has one draft: its text is replaced. The returned function
 * leads back.
 */
async function beginPlan(context: OperationsContext, draft: Draft | undefined): Promise<() => void> {
  const { draftStore, drafts, account: currentAccount } = context.ports;
  const account = await currentAccount();
  const before = draftStore.draftId();
  const next = draft ?? blankLike(draftStore.getState().draft);
  if (account.kind === 'signedOut') return draftStore.replaceDraft(next, { asStep: true });
  const link = account.kind === 'known' ? newPlan(account.id) : undefined;
  const records = beginRecords(context, next, link);
  show(context, records);
  return () =>
    void openPlan(context, before).then(({ kind }) => {
      const isUnsaved = planLinksOf(records).read()?.kind !== 'plan';
      if (kind === 'opened' && isUnsaved) void drafts.remove(records.id);
    });
}
