import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ApiProblem } from '../../../platform/errors/api-problem.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import type { Stripe } from '../provider/stripe-client.ts';
import { billingEvents } from '../schema.ts';
import { SYNC_CUSTOMER } from '../sync/sync-jobs.ts';

/** An event that was signed longer ago than this may be a copy somebody kept. */
const TOLERANCE_SECONDS = 300;

/** What the provider tells. What an event says counts for nothing: it only tells whom to ask about. */
export interface WebhookService {
  /** `webhook_invalid` unless the provider has signed these very bytes, lately. */
  receive(body: Buffer, signature: string | undefined): Promise<void>;
}

export interface WebhookServiceOptions {
  readonly database: NodePgDatabase;
  readonly stripe: Stripe;
  readonly secret: string;
  readonly clock: Clock;
  readonly jobs: Pick<JobQueue, 'add'>;
}

export function createWebhookService(options: WebhookServiceOptions): WebhookService {
  const { database, stripe, secret, clock, jobs } = options;

  const verified = async (body: Buffer, signature: string): Promise<Stripe.Event> => {
    try {
      return await stripe.webhooks.constructEventAsync(
        body,
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        clock().getTime(),
      );
    } catch {
      throw new ApiProblem('webhook_invalid');
    }
  };

  return {
    receive: async (body, signature = '') => {
      const event = await verified(body, signature);
      const subject = subjectOf(event);
      const { customerId = null } = subject;
      await inTransaction(database, async (tx) => {
        const [first] = await tx
          .insert(billingEvents)
          .values({ id: event.id, type: event.type, customerId, receivedAt: clock() })
          .onConflictDoNothing({ target: billingEvents.id })
          .returning({ id: billingEvents.id });
        const isNews = first !== undefined && Object.keys(subject).length > 0;
        if (isNews) await jobs.add(tx, SYNC_CUSTOMER, subject);
      });
    },
  };
}

const reference = z.union([z.string(), z.looseObject({ id: z.string() })]).nullish();
const concerned = z.looseObject({
  object: z.string(),
  id: z.string(),
  customer: reference,
  charge: reference,
});

/** Whom an event is about. Disputes name no customer, only the charge. */
function subjectOf({ data }: Stripe.Event): { customerId?: string; chargeId?: string } {
  const found = concerned.safeParse(data.object);
  if (!found.success) return {};
  const { object, id, customer, charge } = found.data;
  const customerId = object === 'customer' ? id : idOf(customer);
  const chargeId = idOf(charge);
  return customerId === undefined ? { ...(chargeId !== undefined && { chargeId }) } : { customerId };
}

const idOf = (found: z.output<typeof reference>): string | undefined =>
  typeof found === 'string' ? found : found?.id;
