import { must } from '@trazo/plan/must';
import { randomId } from '../../shared/identifiers/random-id.ts';
import { keysOf } from '../../shared/storage/key-value-storage.ts';
import { type PlanLink, planLinksOf } from './plan-link.ts';
import { showDraft } from './show-draft.ts';
import type { SyncPorts } from './sync-ports.ts';

/** Makes the draft another plan's: with all that was typed, under a new id. The one before leaves this device. */
export function moveDraft(ports: Pick<SyncPorts, 'draftStore' | 'drafts'>, link: PlanLink): void {
  const { draftStore, drafts } = ports;
  draftStore.flush();
  const before = draftStore.records();
  const records = drafts.open(randomId());
  for (const key of keysOf(before))
    records.setItem(key, must(before.getItem(key), 'a record that is listed has text'));
  planLinksOf(records).write(link);
  showDraft(ports, records);
  void drafts.remove(before.id);
}
