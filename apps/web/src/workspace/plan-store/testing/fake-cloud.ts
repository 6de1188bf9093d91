import { readDocument } from '@trazo/contract/plan-document/read';
import { rebuiltDocument } from '@trazo/contract/plan-document/rebuild';
import { must } from '@trazo/plan/must';
import { areUint8ArraysEqual } from 'uint8array-extras';
import * as Y from 'yjs';
import type { ApiResult } from '../../../shared/api/api-client.ts';
import { referencesIn } from '../../pictures/inline-pictures.ts';
import type { SentAnswer, SentChange, ServerDocument } from '../plan-server.ts';

export const failure = (status: number, code?: string, paths: readonly string[] = []) =>
  ({
    isError: true,
    status,
    error: `${code ?? status}`,
    code,
    details: paths.map((path) => ({ path, message: '' })),
    retryAfter: undefined,
  }) as const;

interface Kept {
  doc: Y.Doc;
  epoch: number;
  readonly account: string;
  name?: string;
  /** What each revision has brought. */
  changes: Uint8Array[];
}

/** A server in memory, that merges as the real one does. */
export class FakeCloud {
  readonly plans = new Map<string, Kept>();
  /** References of the files it has. */
  readonly pictures = new Set<string>();
  /** Refuses every change for this reason. */
  refusal: { readonly status: number; readonly code: string } | undefined;

  open(plan: string, account: string): ApiResult<ServerDocument> {
    const kept = this.plans.get(plan);
    if (kept?.account !== account) return failure(404, 'not_found');
    const { epoch, doc, changes, name } = kept;
    const update = Y.encodeStateAsUpdate(doc);
    return { isError: false, body: { epoch, revision: changes.length, name, update } };
  }

  send(plan: string, account: string, sent: SentChange): ApiResult<SentAnswer> {
    const { epoch, revision, update } = sent;
    if (this.refusal !== undefined) return failure(this.refusal.status, this.refusal.code);
    const known = this.plans.get(plan);
    if (known === undefined ? epoch !== 0 : known.account !== account) return failure(404, 'not_found');
    const kept = known ?? { doc: new Y.Doc(), epoch: 1, account, changes: [] };
    if (epoch !== 0 && epoch !== kept.epoch) return failure(409, 'document_replaced');
    const others = kept.changes.slice(epoch === 0 ? 0 : revision);
    const next = copyOf(kept.doc);
    Y.applyUpdate(next, update);
    if (next.store.pendingStructs !== null || next.store.pendingDs !== null)
      return failure(409, 'changes_incomplete');
    const missing = referencesIn(readDocument(next)).filter((each) => !this.pictures.has(each));
    if (missing.length > 0) return failure(422, 'image_missing', missing);
    if (known === undefined || !isEqual(next, kept.doc)) kept.changes.push(update);
    kept.doc = next;
    this.plans.set(plan, kept);
    const answered = others.length > 0 ? Y.mergeUpdates(others) : undefined;
    const { name } = kept;
    const now = { epoch: kept.epoch, revision: kept.changes.length, name, update: answered };
    return { isError: false, body: now };
  }

  /** Makes the document of a plan smaller: devices have to take the new one. */
  rebuild(plan: string): void {
    const kept = this.plans.get(plan);
    if (kept === undefined) return;
    kept.doc = rebuiltDocument(kept.doc);
    kept.epoch += 1;
    kept.changes = [Y.encodeStateAsUpdate(kept.doc)];
  }

  draft(plan: string) {
    return readDocument(must(this.plans.get(plan), 'the server has the plan').doc);
  }
}

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
}

const isEqual = (one: Y.Doc, other: Y.Doc): boolean =>
  areUint8ArraysEqual(Y.encodeStateAsUpdate(one), Y.encodeStateAsUpdate(other));
