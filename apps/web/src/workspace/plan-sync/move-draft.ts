import { randomId } from '../../shared/identifiers/random-id.ts';
import { LINK_KEY, type PlanLink, planLinksOf } from './plan-link.ts';
import { showDraft } from './show-draft.ts';
import type { SyncPorts } from './sync-ports.ts';

/** Makes the draft another plan's: with all that was typed, under a new id. The one before leaves this device. */
export function moveDraft(ports: Pick<SyncPorts, 'draftStore' | 'drafts'>, link: PlanLink): void {
  const { draftStore, drafts } = ports;
  draftStore.flush();
  const before = draftStore.records();
  const records = drafts.open(randomId());
  for (let index = 0; index < before.length; index += 1) {
    const key = before.key(index) ?? LINK_KEY;
    const text = before.getItem(key);
    if (key !== LINK_KEY && text !== null) records.setItem(key, text);
  }
  planLinksOf(records).write(link);
  showDraft(ports, records);
  void drafts.remove(before.id);
}
