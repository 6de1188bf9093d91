import { randomUUID } from 'node:crypto';
import { type EmailAddress, readEmailAddress } from '@trazo/contract/accounts/email-address';
import type { PlanMailed } from '@trazo/contract/plans/plan-mail';
import { attachedFileName } from '@trazo/plan/product';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { countWithinLimit } from '../../platform/limits/use-limit.ts';
import { linklessName } from '../../platform/mailer/linkless-text.ts';
import { type Attachment, COVER, LOGO } from '../../platform/mailer/mail-order.ts';
import { causeOf } from '../../platform/mailer/mail-queue.ts';
import type { PlanContents } from './plan-content.ts';
import type { PlanCovers } from './plan-covers.ts';
import type { PlanDocuments } from './plan-documents.ts';
import { insertMailing, mailingsOf } from './plan-mailing-repository.ts';
import { PLAN_MAILS } from './plan-mails.ts';
import { findPlan, type PlanRow } from './plan-repository.ts';
import type { KeepVersion } from './version-keeping.ts';

/** What most mail servers take, once the attachment is written in base 64. */
const ATTACHMENT_BYTES = 17_000_000;
const HOUR = 3_600_000;
/** As many as the list of a plan shows. */
const LISTED = 100;
const MAILS_PER_HOUR = 30;
/** Mails to one address, from all accounts together: a stranger cannot flood its mailbox. */
const MAILS_PER_RECIPIENT = 10;

/** A plan that goes to people by mail. */
export interface NewMailing {
  readonly id: string;
  /** As they were typed. */
  readonly emails: readonly string[];
  readonly message: string;
  readonly copyToSender: boolean;
}

/** Saved plans by mail. Who may take a plan out has paid: that is enough to write to people in the account's name. */
export interface PlanMailing {
  /** To all of them or to none; `email_empty` and `email_invalid` name the address that is none. */
  send(account: Account, mailing: NewMailing, signal: AbortSignal): Promise<void>;
  /** To whom a plan was mailed, the newest first; a copy to its owner is not among them. */
  sent(owner: AccountId, id: string): Promise<PlanMailed[]>;
}

export interface PlanMailingOptions extends Pick<Foundation, 'database' | 'clock' | 'pictures' | 'mails'> {
  readonly contents: PlanContents;
  readonly documents: PlanDocuments;
  readonly covers: PlanCovers;
  readonly keepVersion: KeepVersion;
}

export const createPlanMailing = (options: PlanMailingOptions): PlanMailing => ({
  send: (account, mailing, signal) => sendPlan(options, account, mailing, signal),
  sent: async (owner, id) => {
    const plan = await findPlan(options.database, owner, id);
    if (plan === undefined) throw new ApiError('not_found');
    return mailingsOf(options.database, owner, plan.id, LISTED);
  },
});

async function sendPlan(
  options: PlanMailingOptions,
  account: Account,
  { id, emails, message, copyToSender }: NewMailing,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, documents, mails } = options;
  const recipients = recipientsOf(emails);
  const plan = await documents.toExport(account, id);
  await countMails(database, account.id, recipients);
  const { pdf } = await documents.typeset(plan, signal);
  if (pdf.byteLength > ATTACHMENT_BYTES) throw new ApiError('document_too_large_to_send');
  const shown = await picturesOf(options, plan);
  const fileName = attachedFileName(linklessName(plan.name));
  // Each is sent a mail of their own: none learns of the others.
  const readers = recipientsOf(copyToSender ? [...emails, account.email] : emails);
  const attachment = { fileName, mediaType: 'application/pdf', bytes: pdf };
  const kept = await mails.keep(account.id, attachment, readers.length);
  const data = {
    senderName: `${account.name} ${account.surname}`,
    senderEmail: account.email,
    planName: plan.name,
    message,
  };
  const sender = { account: account.id, language: account.language, data };
  await inTransaction(database, async (tx) => {
    if ((await findPlan(tx, account.id, id)) === undefined) throw new ApiError('not_found');
    for (const [index, { address, key }] of readers.entries()) {
      const mail = { kind: PLAN_MAILS.planSent, to: address, causeId: randomUUID() };
      const attachments = [...kept.slice(index, index + 1), ...shown];
      await mails.enqueue(tx, { ...mail, ...sender, attachments });
      if (!recipients.some((recipient) => recipient.key === key)) continue;
      const noted = { recipient: address, mailCause: causeOf(mail), queuedAt: clock() };
      await insertMailing(tx, { accountId: account.id, planId: plan.id, ...noted });
    }
  });
  await options.keepVersion({ plan, reason: 'sent', by: account.id });
}

async function countMails(
  database: NodePgDatabase,
  sender: AccountId,
  recipients: readonly EmailAddress[],
): Promise<void> {
  for (const { key } of recipients) {
    const hourly = { windowMs: HOUR };
    await countWithinLimit(database, { ...hourly, subject: 'plans sent', who: sender, max: MAILS_PER_HOUR });
    await countWithinLimit(database, {
      ...hourly,
      subject: 'plans received',
      who: key,
      max: MAILS_PER_RECIPIENT,
    });
  }
}

/** What the mail shows: the first page, and the company's logo where the plan has one. */
async function picturesOf(
  { contents, covers, pictures }: PlanMailingOptions,
  plan: PlanRow,
): Promise<Attachment[]> {
  const inMail = async (source: Uint8Array, { contentId, ...box }: typeof COVER | typeof LOGO) => ({
    fileName: `${contentId}.jpg`,
    mediaType: 'image/jpeg',
    bytes: await pictures.inMail(plan.accountId, source, box),
    contentId,
  });
  const { webp } = await covers.cover(plan.coverKey);
  const logo = await contents.logo(plan, plan.accountId);
  const cover = await inMail(webp, COVER);
  return logo === undefined ? [cover] : [cover, await inMail(logo, LOGO)];
}

/** Each address once, however it was written. */
function recipientsOf(emails: readonly string[]): EmailAddress[] {
  const read = emails.map((email, index) => {
    const address = readEmailAddress(email);
    if (address !== undefined) return address;
    const path = `email_to_send.${index}`;
    throw new ApiError(email.trim() === '' ? 'email_empty' : 'email_invalid', {
      details: [{ path, message: 'expected an e-mail address' }],
    });
  });
  return [...new Map(read.map((address) => [address.key, address])).values()];
}
