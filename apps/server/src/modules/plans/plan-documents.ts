import { randomUUID } from 'node:crypto';
import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import { documentFileName } from '@trazo/plan/product';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { countWithinLimit } from '../../platform/limits/use-limit.ts';
import { linklessName } from '../../platform/mailer/linkless-text.ts';
import type { MailQueue } from '../../platform/mailer/mail-queue.ts';
import type { SavedDocuments } from '../documents/saved-document.ts';
import type { PlanContents } from './plan-content.ts';
import { PLAN_MAILS } from './plan-mails.ts';
import type { PlanPolicy } from './plan-policy.ts';
import { findPlan, type PlanReads, type PlanRow } from './plan-repository.ts';

/** What most mail servers take, once the attachment is written in base 64. */
const ATTACHMENT_BYTES = 17_000_000;
const HOUR = 3_600_000;
const MAILS_PER_HOUR = 30;
/** Mails to one address, from all accounts together: a stranger cannot flood its mailbox. */
const MAILS_PER_RECIPIENT = 10;

export interface PlanDocument {
  readonly pdf: Uint8Array;
  readonly fileName: string;
}

/** A plan that goes to people by mail. */
export interface PlanMailing {
  readonly id: string;
  /** As they were typed. */
  readonly emails: readonly string[];
  readonly message: string;
  readonly copyToSender: boolean;
}

/** Saved plans as documents. */
export interface PlanDocuments {
  /** Without a watermark, and without asking whether it may leave the house. */
  typeset(plan: PlanRow, signal?: AbortSignal): Promise<PlanDocument>;
  download(account: Account, id: string, signal: AbortSignal): Promise<PlanDocument>;
  /** To all of them or to none; `email_invalid` names the address that is none. */
  send(account: Account, mailing: PlanMailing, signal: AbortSignal): Promise<void>;
  /** Whether a preview of this plan goes without a watermark; `not_found` if it is not the account's. */
  mayOmitWatermark(account: Account, id: string): Promise<boolean>;
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
    if (plan === undefined) throw new ApiError('not_found');
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

    send: async (account, { id, emails, message, copyToSender }, signal) => {
      const recipients = recipientsOf(emails);
      const plan = await ownPlan(account.id, id);
      await policy.requireTakingOut(account);
      // Who has not shown that an address is theirs does not write to strangers in its name.
      if (!account.emailVerified) throw new ApiError('email_unconfirmed');
      for (const { key } of recipients) {
        await countWithinLimit(database, {
          subject: 'plans sent',
          who: account.id,
          max: MAILS_PER_HOUR,
          windowMs: HOUR,
        });
        await countWithinLimit(database, {
          subject: 'plans received',
          who: key,
          max: MAILS_PER_RECIPIENT,
          windowMs: HOUR,
        });
      }
      const { pdf } = await typeset(plan, signal);
      if (pdf.byteLength > ATTACHMENT_BYTES) throw new ApiError('document_too_large_to_send');
      const fileName = documentFileName(linklessName(plan.name));
      // Each is sent a mail of their own: none learns of the others.
      const readers = recipientsOf(copyToSender ? [...emails, account.email] : emails);
      const attachment = { fileName, mediaType: 'application/pdf', bytes: pdf };
      const kept = await mails.keep(account.id, attachment, readers.length);
      await inTransaction(database, async (tx) => {
        if ((await findPlan(tx, account.id, id)) === undefined) throw new ApiError('not_found');
        for (const [index, { address }] of readers.entries()) {
          await mails.enqueue(tx, {
            kind: PLAN_MAILS.planSent,
            account: account.id,
            to: address,
            language: account.language,
            causeId: randomUUID(),
            data: {
              senderName: `${account.name} ${account.surname}`,
              senderEmail: account.email,
              planName: plan.name,
              message,
            },
            attachments: kept.slice(index, index + 1),
          });
        }
      });
    },

    mayOmitWatermark: async (account, id) => {
      await ownPlan(account.id, id);
      return policy.mayTakeOut(account);
    },
  };
}

/** Each address once, however it was written. */
function recipientsOf(emails: readonly string[]) {
  const read = emails.map((email, index) => {
    const address = readEmailAddress(email);
    if (address !== undefined) return address;
    const path = `email_to_send.${index}`;
    throw new ApiError('email_invalid', { details: [{ path, message: 'expected an e-mail address' }] });
  });
  return [...new Map(read.map((address) => [address.key, address])).values()];
}
