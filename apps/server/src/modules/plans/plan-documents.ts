import { randomUUID } from 'node:crypto';
import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import { documentFileName, PRODUCT_NAME } from '@trazo/plan/product';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { requireRoom } from '../../platform/limits/use-limit.ts';
import type { MailQueue } from '../../platform/mailer/mail-queue.ts';
import type { SavedDocuments } from '../documents/saved-document.ts';
import type { PlanContents } from './plan-content.ts';
import type { PlanPolicy } from './plan-policy.ts';
import { findPlan, type PlanReads, type PlanRow } from './plan-repository.ts';

/** What most mail servers take, once the attachment is written in base 64. */
const ATTACHMENT_BYTES = 17_000_000;
const HOUR = 3_600_000;
const MAILS_PER_HOUR = 30;
/** To one address, from whomever: nobody's mailbox is filled with plans. */
const MAILS_PER_RECIPIENT = 10;

export interface PlanDocument {
  readonly pdf: Uint8Array;
  readonly fileName: string;
}

/** Saved plans as documents. */
export interface PlanDocuments {
  /** Without a watermark, and without asking whether it may leave the house. */
  typeset(plan: PlanRow, signal?: AbortSignal): Promise<PlanDocument>;
  download(account: Account, id: string, signal: AbortSignal): Promise<PlanDocument>;
  send(account: Account, id: string, email: string, signal: AbortSignal): Promise<void>;
  /** Whether a preview of this plan goes without a watermark; `not_found` if it is not the account's. */
  mayGoUnmarked(account: Account, id: string): Promise<boolean>;
}

export interface PlanDocumentsOptions {
  readonly database: NodePgDatabase;
  readonly reads: PlanReads;
  readonly contents: PlanContents;
  readonly documents: SavedDocuments;
  readonly mails: MailQueue;
  readonly policy: PlanPolicy;
}

export function createPlanDocuments(options: PlanDocumentsOptions): PlanDocuments {
  const { database, reads, contents, documents, mails, policy } = options;

  const ownPlan = async (owner: AccountId, id: string): Promise<PlanRow> => {
    const plan = await reads.find(owner, id);
    if (plan === undefined) throw new ApiProblem('not_found');
    return plan;
  };

  const typeset = async (plan: PlanRow, signal?: AbortSignal): Promise<PlanDocument> => {
    const stored = await contents.withPictureBytes(plan, plan.accountId);
    const pdf = await documents.pdf({ ...stored, planId: plan.id, signal });
    return { pdf, fileName: documentFileName(plan.name) };
  };

  const download = async (account: Account, id: string, signal: AbortSignal): Promise<PlanDocument> => {
    const plan = await ownPlan(account.id, id);
    await policy.requireTakingOut(account);
    return typeset(plan, signal);
  };

  return {
    typeset,
    download,

    send: async (account, id, email, signal) => {
      const recipient = readEmailAddress(email);
      if (recipient === undefined) throw new ApiProblem('email_invalid');
      const plan = await ownPlan(account.id, id);
      await policy.requireTakingOut(account);
      await requireRoom(database, {
        subject: 'plans sent',
        who: account.id,
        max: MAILS_PER_HOUR,
        windowMs: HOUR,
      });
      await requireRoom(database, {
        subject: 'plans received',
        who: recipient.key,
        max: MAILS_PER_RECIPIENT,
        windowMs: HOUR,
      });
      const { pdf, fileName } = await typeset(plan, signal);
      if (pdf.byteLength > ATTACHMENT_BYTES) throw new ApiProblem('document_too_large_to_send');
      const fullName = `${account.name} ${account.surname}`.trim();
      await inTransaction(database, async (tx) => {
        if ((await findPlan(tx, account.id, id)) === undefined) throw new ApiProblem('not_found');
        await mails.enqueue(tx, {
          kind: 'planSent',
          to: recipient.address,
          language: account.language,
          causeId: randomUUID(),
          data: {
            senderName: fullName === '' ? account.email : fullName,
            senderEmail: account.email,
            planName: plan.name === '' ? PRODUCT_NAME : plan.name,
          },
          attachments: [{ fileName, mediaType: 'application/pdf', bytes: pdf }],
        });
      });
    },

    mayGoUnmarked: async (account, id) => {
      await ownPlan(account.id, id);
      return policy.mayTakeOut(account);
    },
  };
}
