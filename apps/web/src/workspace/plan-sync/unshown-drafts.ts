import { isEmptyDraft } from '../drafts/draft.ts';
import { DraftStore } from '../drafts/draft-store.ts';
import { holdsUndecided } from '../drafts/set-apart.ts';
import { printsOf, samePrints } from './draft-prints.ts';
import { planLinksOf } from './plan-link.ts';
import { createPlanSync } from './plan-sync.ts';
import type { SyncPorts } from './sync-ports.ts';
import { isSafe } from './sync-state.ts';

/**
 * Saves what pages that were closed in mid-work have left in the drafts of the account's other plans. What needs a decision,
 * or belongs to another account, stays as it is. Returns the drafts whose text is on this device alone.
 */
export async function saveUnshownDrafts(ports: SyncPorts, tabId: string): Promise<string[]> {
  const unsaved: string[] = [];
  for (const id of await ports.drafts.ids()) {
    if (id !== ports.draftStore.draftId() && !(await saveUnshown(ports, id, tabId))) unsaved.push(id);
  }
  return unsaved;
}

async function saveUnshown(ports: SyncPorts, id: string, tabId: string): Promise<boolean> {
  const records = ports.drafts.openUnshown(id);
  await records.ready;
  const draftStore = new DraftStore(records, tabId);
  try {
    if (isUndecided(draftStore)) return false;
    if (isOnServer(draftStore)) return true;
    const link = planLinksOf(records).read();
    if (link === undefined || link.account !== ports.accountId() || link.kind === 'later') return false;
    return isSafe(await createPlanSync({ ...ports, draftStore }).saveNow());
  } finally {
    ports.drafts.close(records);
  }
}

const isUndecided = (draftStore: DraftStore): boolean =>
  Object.keys(draftStore.getState().conflicts).length > 0 || holdsUndecided(draftStore.records());

/** Whether the server has all that a draft says, as far as this device knows without asking. */
export function isOnServer(draftStore: DraftStore): boolean {
  if (isUndecided(draftStore)) return false;
  const link = planLinksOf(draftStore.records()).read();
  const { draft } = draftStore.getState();
  return link?.kind === 'plan' ? samePrints(link.saved, printsOf(draft)) : isEmptyDraft(draft);
}
