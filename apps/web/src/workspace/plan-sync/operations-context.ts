import { randomId } from '../../shared/identifiers/random-id.ts';
import type { Draft } from '../drafts/draft.ts';
import type { DraftRecords } from '../drafts/draft-records.ts';
import { writeDraft } from '../drafts/write-draft.ts';
import { newPlan, planLinksOf } from './plan-link.ts';
import { showDraft } from './show-draft.ts';
import type { SyncLoop } from './sync-loop.ts';
import type { SyncPorts } from './sync-ports.ts';

/** What every operation on plans works with. */
export interface OperationsContext {
  readonly ports: SyncPorts;
  readonly loop: SyncLoop;
}

const THIS_DEVICE = 'begun';

/** Shows another draft in this tab. */
export function show({ ports, loop }: OperationsContext, records: DraftRecords): void {
  showDraft(ports, records);
  loop.onShown();
  void loop.syncNow();
}

/** The records of a new draft with this text, under a new id. */
export function beginRecords(
  { ports }: OperationsContext,
  draft: Draft,
  link: ReturnType<typeof newPlan> | undefined,
): DraftRecords {
  const records = ports.drafts.open(randomId());
  writeDraft(records, draft, THIS_DEVICE);
  if (link !== undefined) planLinksOf(records).write(link);
  return records;
}

/** Shows a new draft with this text, a plan of the account where there is one. */
export function showNew(context: OperationsContext, draft: Draft): void {
  const account = context.ports.accountId();
  show(context, beginRecords(context, draft, account === undefined ? undefined : newPlan(account)));
}
