import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type AccountId, accountIdSchema } from '../authentication/account.ts';
import type { ByteStore } from '../byte-store/byte-store.ts';
import type { Transaction } from '../database/transaction.ts';
import type { JobKind, JobQueue } from '../queue/job-queue.ts';
import type { MailValues } from './mail-kind.ts';
import type { Attachment, KeptAttachment, MailOrder } from './mail-order.ts';
import { mailAttachments, mails } from './schema.ts';

export const SEND_MAIL = {
  name: 'send-mail',
  data: z.strictObject({ accountId: accountIdSchema, mailId: z.uuid() }),
  // Between four and five days, as mail servers try: a broken one is put right after a weekend.
  retries: 38,
  retrySeconds: 5,
  longestRetrySeconds: 4 * 3600,
  workers: 4,
} as const satisfies JobKind<{ accountId: AccountId; mailId: string }>;

/** The mail outbox. */
export interface MailQueue {
  /**
   * Queues a mail in the transaction of the change that causes it. False, and nothing queued, if this cause has had its
   * mail.
   */
  enqueue<Data extends MailValues>(tx: Transaction, order: MailOrder<Data>): Promise<boolean>;
  /** A large attachment, once for each mail, before the transaction that queues them. */
  keep(owner: AccountId, attachment: Attachment, mails: number): Promise<KeptAttachment[]>;
}

export function createMailQueue(jobs: JobQueue, store: ByteStore): MailQueue {
  return {
    keep: async (owner, { bytes, ...named }, count) => {
      const kept = await store.place(owner, new Array<Uint8Array>(count).fill(bytes));
      return kept.map((at) => ({ ...named, ...at }));
    },
    enqueue: async (
      tx,
      { kind, account: accountId, to, language, causeId, data, attachments = [], endsAt },
    ) => {
      const id = randomUUID();
      const cause = causeOf({ kind, causeId, to });
      const [queued] = await tx
        .insert(mails)
        .values({
          accountId,
          id,
          cause,
          kind: kind.name,
          language,
          recipient: to,
          data: kind.data.parse(data),
          endsAt,
        })
        .onConflictDoNothing({ target: [mails.accountId, mails.cause] })
        .returning({ id: mails.id });
      if (queued === undefined) return false;
      if (attachments.length > 0) {
        const kept = attachments.map((attachment) => ({ objectKey: null, ...attachment }));
        await tx
          .insert(mailAttachments)
          .values(kept.map((attachment, position) => ({ accountId, mailId: id, position, ...attachment })));
        await store.claim(tx, accountId, kept);
      }
      await jobs.add(tx, SEND_MAIL, { accountId, mailId: id });
      return true;
    },
  };
}

/** Names no address: it is remembered for months, also of accounts that are gone. */
export const causeOf = ({ kind, causeId, to }: Pick<MailOrder, 'kind' | 'causeId' | 'to'>): string =>
  createHash('sha256').update(`${kind.name}:${causeId}:${to}`).digest('hex');
