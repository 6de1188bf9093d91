import { randomUUID } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { requireRoom } from '../../platform/limits/use-limit.ts';
import type { JobKind, JobQueue } from '../../platform/queue/job-queue.ts';
import { findByEmailKey } from '../accounts/account-repository.ts';
import { requireEmail } from '../accounts/new-account.ts';
import { billingDeclarations } from './schema.ts';
import type { SubscriptionService } from './subscription-service.ts';

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

export interface PublicCancellationOptions {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly subscriptions: SubscriptionService;
}

export async function createPublicCancellation(
  options: PublicCancellationOptions,
): Promise<PublicCancellation> {
  const { database, clock, jobs, subscriptions } = options;

  await jobs.define(CANCEL, async ({ id, emailKey, kind, name, reason, receivedAt }) => {
    const account = (await findByEmailKey(database, emailKey))?.account;
    if (account === undefined) return;
    const row = { id, accountId: account.id, kind, name, reason, receivedAt: new Date(receivedAt) };
    await database.insert(billingDeclarations).values(row).onConflictDoNothing();
    await subscriptions.stop(account.id).catch((problem: unknown) => {
      if (!(problem instanceof ApiProblem) || problem.code !== 'no_subscription') throw problem;
    });
  });

  return {
    declare: async ({ email, name, kind, reason }) => {
      const { key: emailKey } = requireEmail(email);
      await requireRoom(database, {
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
