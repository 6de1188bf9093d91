import { documentFileName, editableFileName } from '@trazo/plan/product';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { SavedDocumentRequest, SavedDocuments } from '../documents/saved-document.ts';
import type { PlanContents } from './plan-content.ts';
import type { PlanFolding } from './plan-folding.ts';
import type { PlanPolicy } from './plan-policy.ts';
import type { PlanReads } from './plan-reads.ts';
import type { PlanRow } from './plan-repository.ts';
import type { KeepVersion } from './version-keeping.ts';

export interface PlanDocument {
  readonly pdf: Uint8Array;
  readonly fileName: string;
}

export interface EditableDocument {
  readonly docx: Uint8Array;
  readonly fileName: string;
}

/** What a document is made of. */
export type TypesetPlan = Pick<
  PlanRow,
  'id' | 'accountId' | 'name' | 'content' | 'contentSchema' | 'hasImages'
>;

/** Saved plans as documents. */
export interface PlanDocuments {
  /** A plan that was read by another key, with all its changes; undefined if it was deleted meanwhile. */
  current(plan: PlanRow): Promise<PlanRow | undefined>;
  /** Without a watermark, and without asking whether it may leave the house. */
  typeset(plan: TypesetPlan, signal?: AbortSignal): Promise<PlanDocument>;
  /** `not_found` if it is not its owner's, `entitlement_needed` unless it may leave the house. */
  toExport(owner: Account, id: string): Promise<PlanRow>;
  download(owner: Account, by: AccountId, id: string, signal: AbortSignal): Promise<PlanDocument>;
  /** As a file that can be edited (DOCX). */
  downloadEditable(owner: Account, by: AccountId, id: string, signal: AbortSignal): Promise<EditableDocument>;
  /** Whether a preview of this plan goes without a watermark; `not_found` if it is not its owner's. */
  mayOmitWatermark(owner: Account, id: string): Promise<boolean>;
}

export interface PlanDocumentsOptions {
  readonly reads: PlanReads;
  readonly contents: PlanContents;
  readonly folding: PlanFolding;
  readonly documents: SavedDocuments;
  readonly policy: PlanPolicy;
  readonly keepVersion: KeepVersion;
}

export function createPlanDocuments(options: PlanDocumentsOptions): PlanDocuments {
  const { reads, contents, folding, documents, policy, keepVersion } = options;

  const ownPlan = async (owner: AccountId, id: string): Promise<PlanRow> => {
    const plan = await reads.find(owner, id);
    if (plan === undefined) throw new ApiError('not_found');
    return plan;
  };

  const requestOf = async (plan: TypesetPlan, signal?: AbortSignal): Promise<SavedDocumentRequest> => {
    const stored = await contents.withPictureBytes(plan, plan.accountId);
    return { ...stored, planId: plan.id, owner: plan.accountId, signal };
  };

  const typeset = async (plan: TypesetPlan, signal?: AbortSignal): Promise<PlanDocument> => {
    const pdf = await documents.pdf(await requestOf(plan, signal));
    return { pdf, fileName: documentFileName(plan.name) };
  };

  const toExport = async (owner: Account, id: string): Promise<PlanRow> => {
    const plan = await ownPlan(owner.id, id);
    await policy.requireTakingOut(owner);
    return plan;
  };

  return {
    current: async (plan) => (plan.unfolded === 0 ? plan : folding.fold(plan.accountId, plan.id)),
    typeset,
    toExport,
    download: async (owner, by, id, signal) => {
      const plan = await toExport(owner, id);
      const document = await typeset(plan, signal);
      await keepVersion({ plan, reason: 'downloaded', by });
      return document;
    },

    downloadEditable: async (owner, by, id, signal) => {
      const plan = await toExport(owner, id);
      const docx = await documents.editable(await requestOf(plan, signal));
      await keepVersion({ plan, reason: 'downloaded', by });
      return { docx, fileName: editableFileName(plan.name) };
    },

    mayOmitWatermark: async (owner, id) => {
      await ownPlan(owner.id, id);
      return policy.mayExport(owner);
    },
  };
}
