import type { Issue } from '@trazo/contract/errors';
import { checkDocument } from '@trazo/contract/plan-document/check-document';
import { CHANGE_LIMITS, checkUpdate, WHOLE_LIMITS } from '@trazo/contract/plan-document/check-update';
import { changedTypes, type Root, rootsOf } from '@trazo/contract/plan-document/roots';
import * as Y from 'yjs';
import { addedBy, loadDocument } from './document-update.ts';

/** A change, and the updates that make the document it is for; none where it is all of a new one. */
export interface SentChange {
  readonly document: readonly Uint8Array[];
  readonly update: Uint8Array;
  /** Whether it is all that a device has: that may be larger. */
  readonly isWhole: boolean;
}

export type CheckedChange =
  /** `update`: what of it the document did not have. */
  | { readonly state: 'new'; readonly update: Uint8Array; readonly roots: readonly Root[] }
  | { readonly state: 'known' }
  /** It builds on changes that the document does not have. */
  | { readonly state: 'incomplete' }
  | { readonly state: 'refused'; readonly issues: readonly Issue[] };

/** Whether a change leaves the document a plan. Nothing of what is sent is believed, nor what applying it may throw. */
export function checkChange({ document, update, isWhole }: SentChange): CheckedChange {
  const sent = checkUpdate(update, isWhole ? WHOLE_LIMITS : CHANGE_LIMITS);
  if (!sent.ok) return refused(sent.path, sent.message);
  const doc = loadDocument(document);
  let changed: ReadonlySet<Root> = new Set();
  doc.once('afterTransaction', (transaction) => {
    changed = rootsOf(changedTypes(transaction));
  });
  let added: Uint8Array | undefined;
  try {
    added = addedBy(doc, () => Y.applyUpdate(doc, update));
  } catch {
    return refused('', 'the update cannot be applied');
  }
  if (doc.store.pendingStructs !== null || doc.store.pendingDs !== null) return { state: 'incomplete' };
  if (added === undefined) return { state: 'known' };
  const issues = checkDocument(doc, changed);
  return issues.length === 0
    ? { state: 'new', update: added, roots: [...changed] }
    : { state: 'refused', issues };
}

const refused = (path: string, message: string): CheckedChange => ({
  state: 'refused',
  issues: [{ path, message }],
});
