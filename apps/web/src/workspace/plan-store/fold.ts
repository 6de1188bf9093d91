import { readDocument } from '@trazo/contract/plan-document/read';
import { newDocument } from '@trazo/contract/plan-document/write';
import * as Y from 'yjs';
import { randomId } from '../../shared/identifiers/random-id.ts';
import { FOLD_AT } from './device-plans.ts';
import { type Draft, isEmptyDraft } from './draft.ts';
import { NEW_PLAN, type PlanChange, type StoredPlan, type StoredUpdate } from './stored-plan.ts';

/** The bytes of those updates that the server has, or of those that it has not. */
export const bytesOf = ({ updates }: Pick<StoredPlan, 'updates'>, isSent: boolean): Uint8Array[] =>
  [...updates.values()].filter((update) => update.isSent === isSent).map(({ bytes }) => bytes);

/** A document of these updates. */
export function documentFrom(updates: Iterable<Uint8Array>): Y.Doc {
  const doc = newDocument();
  doc.transact(() => {
    for (const bytes of updates) Y.applyUpdate(doc, bytes);
  });
  return doc;
}

/** The draft of these updates. */
export const draftFrom = (updates: Iterable<Uint8Array>): Draft => readDocument(documentFrom(updates));

/** The same in two updates, once there are many: what the server has, without what was deleted in it, and what it has not. */
export function foldOf(stored: StoredPlan): PlanChange | undefined {
  if (stored.updates.size < FOLD_AT) return undefined;
  const { epoch } = stored.record ?? NEW_PLAN;
  const sent = bytesOf(stored, true);
  const unsent = bytesOf(stored, false);
  const add = new Map<string, StoredUpdate>();
  if (sent.length > 0)
    add.set(randomId(), { bytes: Y.encodeStateAsUpdate(documentFrom(sent)), isSent: true, epoch });
  // Without what they follow on, they cannot be read: only put together.
  const rest = sent.length > 0 ? Y.mergeUpdates(unsent) : Y.encodeStateAsUpdate(documentFrom(unsent));
  if (unsent.length > 0) add.set(randomId(), { bytes: rest, isSent: false, epoch });
  return { add, remove: stored.updates.keys() };
}

/** Whether nothing is written in the document of these updates. */
export const isBlank = (updates: readonly Uint8Array[]): boolean =>
  updates.length === 0 || isEmptyDraft(draftFrom(updates));
