import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '../database/transaction.ts';
import type { JobKind, JobQueue } from '../queue/job-queue.ts';
import type { MailValues } from './mail-kind.ts';
import type { MailOrder } from './mail-order.ts';
import { mailAttachments, mails } from './schema.ts';

export const SEND_MAIL = {
  name: 'send-mail',
  data: z.strictObject({ mailId: z.uuid() }),
  // Between four and five days, as mail servers try: a broken one is put right after a weekend.
  retries: 38,
  retrySeconds: 5,
  longestRetrySeconds: 4 * 3600,
  workers: 4,
} as const satisfies JobKind<{ mailId: string }>;

/** The mail outbox. */
export interface MailQueue {
  /**
   * Queues a mail in the transaction of the change that causes it. False, and nothing queued, if this cause has had its
   * mail.
   */
  enqueue<Data extends MailValues>(tx: Transaction, order: MailOrder<Data>): Promise<boolean>;
}

export function createMailQueue(jobs: JobQueue): MailQueue {
  return {
    enqueue: async (tx, { kind, to, language, causeId, data, attachments = [], endsAt }) => {
      const id = randomUUID();
      const [queued] = await tx
        .insert(mails)
        .values({
          id,
          cause: causeOf({ kind, causeId, to }),
          kind: kind.name,
          language,
          recipient: to,
          data: kind.data.parse(data),
          endsAt,
        })
        .onConflictDoNothing({ target: mails.cause })
        .returning({ id: mails.id });
      if (queued === undefined) return false;
      if (attachments.length > 0) {
        await tx
          .insert(mailAttachments)
          .values(attachments.map((attachment, position) => ({ mailId: id, position, ...attachment })));
      }
      await jobs.add(tx, SEND_MAIL, { mailId: id });
      return true;
    },
  };
}

/** Names no address: it is remembered for months, also of accounts that are gone. */
export const causeOf = ({ kind, causeId, to }: Pick<MailOrder, 'kind' | 'causeId' | 'to'>): string =>
  createHash('sha256').update(`${kind.name}:${causeId}:${to}`).digest('hex');
