import type { DraftRecords } from '../drafts/draft-records.ts';
import { holdsDraft, writeDraft } from '../drafts/write-draft.ts';
import { printsOf } from './draft-prints.ts';
import { openOnServer } from './open-on-server.ts';
import { type OperationsContext, show } from './operations-context.ts';
import { planLinksOf } from './plan-link.ts';
import { draftOf } from './show-draft.ts';
import type { SyncPorts } from './sync-ports.ts';

/** The outcome of an attempt to open a plan. */
type OpenOutcome = { readonly kind: 'opened' } | OpenError;

/** Why a plan was not opened. */
export type OpenError =
  /** It is neither on this device nor among the account's plans. */
  | { readonly kind: 'notFound' }
  /** It is not on this device, and without an account nothing else is. */
  | { readonly kind: 'signInNeeded' }
  | { readonly kind: 'failed'; readonly error: string };

/** Who wrote records that were made of a plan of the server: two tabs that open it write the same. */
const SERVER = 'server';

/** Opens a plan as this device has it, or as the server does. What is typed in the one before stays in that. */
export async function openPlan(context: OperationsContext, id: string): Promise<OpenOutcome> {
  const { draftStore, drafts } = context.ports;
  if (draftStore.draftId() === id) {
    void context.loop.syncNow();
    return { kind: 'opened' };
  }
  const records = drafts.open(id);
  await records.ready;
  const isHere = holdsDraft(records) && (await isOurs(context.ports, records));
  const outcome: OpenOutcome = isHere ? { kind: 'opened' } : await fetchInto(context.ports, records);
  if (outcome.kind === 'opened') show(context, records);
  else drafts.close(records);
  return outcome;
}

/** Whether what stands on this device is for the account that is signed in. */
async function isOurs(ports: SyncPorts, records: DraftRecords): Promise<boolean> {
  const link = planLinksOf(records).read();
  if (link === undefined || link.kind === 'later') return true;
  const account = await ports.account();
  return account.kind !== 'known' || account.id === link.account;
}

async function fetchInto(ports: SyncPorts, records: DraftRecords): Promise<OpenOutcome> {
  const account = await ports.account();
  if (account.kind === 'signedOut' || account.kind === 'expired') return { kind: 'signInNeeded' };
  const opened = await openOnServer(ports, records.id);
  if (!opened.isOpen)
    return opened.result.state.kind === 'gone'
      ? { kind: 'notFound' }
      : { kind: 'failed', error: opened.error };
  const owner = ports.accountId();
  if (owner === undefined) return { kind: 'signInNeeded' };
  const { version, business_plan_name: name } = opened.summary;
  const draft = await draftOf(ports, opened.content);
  // Another tab may have opened it first.
  if (!holdsDraft(records)) {
    writeDraft(records, draft, SERVER, version);
    const saved = printsOf(draft);
    planLinksOf(records).write({ kind: 'plan', account: owner, version, saved, attempts: [], name });
  }
  return { kind: 'opened' };
}
