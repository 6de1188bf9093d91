import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Foundation } from '../../../platform/foundation/foundation.ts';
import { countWithinLimit } from '../../../platform/limits/use-limit.ts';
import type { JobKind } from '../../../platform/queue/job-queue.ts';
import { findByEmailKey } from '../../accounts/account-repository.ts';
import { requireEmail } from '../../accounts/new-account.ts';
import type { BillingMails } from '../billing-mails.ts';
import { billingDeclarations } from '../schema.ts';
import type { SyncCustomer } from '../sync/customer-sync.ts';
import { cancelOrder } from './cancelled-order.ts';

const QUARTER_HOUR = 15 * 60_000;
const CANCELLATIONS_PER_ADDRESS = 5;

const CANCEL = {
  name: 'cancel-without-signing-in',
  data: z.strictObject({
    id: z.uuid(),
    emailKey: z.string(),
    kind: z.enum(['ordinary', 'for_cause']),
    name: z.string(),
    reason: z.string(),
    receivedAt: z.iso.datetime(),
  }),
  retries: 20,
  retrySeconds: 5,
  longestRetrySeconds: 3 * 3600,
  leavesNothing: true,
} as const satisfies JobKind<object>;

export interface Cancellation {
  readonly email: string;
  readonly name: string;
  readonly kind: 'ordinary' | 'for_cause';
  readonly reason: string;
}

/**
 * Cancelling without signing in. Does the same for every address: whose it is is found out later, by a worker, and its
 * owner gets a mail.
 */
export interface PublicCancellation {
  /** When it was received. */
  declare(cancellation: Cancellation): Promise<Date>;
}

export interface PublicCancellationOptions extends Pick<Foundation, 'database' | 'clock' | 'jobs'> {
  readonly mails: BillingMails;
  readonly sync: SyncCustomer;
}

export async function createPublicCancellation(
  options: PublicCancellationOptions,
): Promise<PublicCancellation> {
  const { database, clock, jobs, mails, sync } = options;

  await jobs.define(CANCEL, async ({ id, emailKey, kind, name, reason, receivedAt }) => {
    const account = (await findByEmailKey(database, emailKey))?.account;
    if (account === undefined) return;
    const row = { id, accountId: account.id, kind, name, reason, receivedAt: new Date(receivedAt) };
    await inTransaction(database, async (tx) => {
      const [first] = await tx
        .insert(billingDeclarations)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: billingDeclarations.id });
      // Once: a subscription resumed since a first attempt that failed is left alone.
      const isTaken = first !== undefined && (await cancelOrder(tx, account.id, row.receivedAt));
      if (isTaken && kind === 'for_cause') {
        await mails.send(tx, account, { event: 'cancelledForCause', about: { declaration: row } });
      }
    });
    await sync(account.id);
  });

  return {
    declare: async ({ email, name, kind, reason }) => {
      const { key: emailKey } = requireEmail(email);
      await countWithinLimit(database, {
        subject: 'cancellations',
        who: emailKey,
        max: CANCELLATIONS_PER_ADDRESS,
        windowMs: QUARTER_HOUR,
      });
      const receivedAt = clock();
      const data = { id: randomUUID(), emailKey, kind, name, reason, receivedAt: receivedAt.toISOString() };
      await inTransaction(database, (tx) => jobs.add(tx, CANCEL, data));
      return receivedAt;
    },
  };
}
