import { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Foundation } from '../../../platform/foundation/foundation.ts';
import type { JobQueue } from '../../../platform/queue/job-queue.ts';
import type { Metrics } from '../../../platform/telemetry/metrics.ts';
import type { Stripe } from '../provider/stripe-client.ts';
import { billingEvents } from '../schema.ts';
import { type PaymentsOf, SYNC_CUSTOMER } from '../sync/sync-jobs.ts';

/** Replay guard: an event signed longer ago than this may be a copy. */
const TOLERANCE_SECONDS = 300;
/** What the provider's clock may be ahead of ours. */
const AHEAD_MS = 60_000;
const MILLISECONDS = 1_000;

/** What the provider tells. What an event says counts for nothing: it only tells whom to ask about. */
export interface WebhookService {
  /** `webhook_invalid` unless the provider has signed these very bytes, lately. */
  receive(body: Buffer, signature: string | undefined): Promise<void>;
}

export interface WebhookServiceOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly stripe: Stripe;
  readonly secret: string;
  readonly jobs: Pick<JobQueue, 'add'>;
  readonly metrics: Pick<Metrics, 'webhookLag'>;
}

export function createWebhookService(options: WebhookServiceOptions): WebhookService {
  const { database, stripe, secret, clock, jobs, metrics } = options;

  /** The library refuses old signatures only. */
  const isSignedInFuture = (signature: string): boolean =>
    signature
      .split(',')
      .map((part) => /^t=(\d+)$/.exec(part)?.[1])
      .some((seconds) => Number(seconds) * 1_000 > clock().getTime() + AHEAD_MS);

  const verified = async (body: Buffer, signature: string): Promise<Stripe.Event> => {
    try {
      if (isSignedInFuture(signature)) throw new ApiError('webhook_invalid');
      return await stripe.webhooks.constructEventAsync(
        body,
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        clock().getTime(),
      );
    } catch {
      throw new ApiError('webhook_invalid');
    }
  };

  return {
    receive: async (body, signature = '') => {
      const event = await verified(body, signature);
      const lag = clock().getTime() / MILLISECONDS - event.created;
      if (Number.isFinite(lag)) metrics.webhookLag.observe({ type: event.type }, Math.max(0, lag));
      const subject = subjectOf(event);
      const customerId = subject !== undefined && 'customerId' in subject ? subject.customerId : null;
      await inTransaction(database, async (tx) => {
        const [first] = await tx
          .insert(billingEvents)
          .values({ id: event.id, type: event.type, customerId, receivedAt: clock() })
          .onConflictDoNothing({ target: billingEvents.id })
          .returning({ id: billingEvents.id });
        if (first !== undefined && subject !== undefined) await jobs.add(tx, SYNC_CUSTOMER, subject);
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

/** Whom an event is about, where it says. Disputes name no customer, only the charge. */
function subjectOf({ data }: Stripe.Event): PaymentsOf | undefined {
  const found = concerned.safeParse(data.object);
  if (!found.success) return undefined;
  const { object, id, customer, charge } = found.data;
  const customerId = object === 'customer' ? id : idOf(customer);
  if (customerId !== undefined) return { customerId };
  const chargeId = idOf(charge);
  return chargeId === undefined ? undefined : { chargeId };
}

const idOf = (found: z.output<typeof reference>): string | undefined =>
  typeof found === 'string' ? found : found?.id;
