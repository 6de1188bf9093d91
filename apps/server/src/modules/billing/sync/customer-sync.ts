import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountId } from '../../../platform/authentication/account.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { beginRead } from '../billing-repository.ts';
import { applyNewCard } from '../provider/card-change.ts';
import type { ProviderFacts } from '../provider/provider-facts.ts';
import { readProvider } from '../provider/read-provider.ts';
import { asking, type Stripe } from '../provider/stripe-client.ts';
import { perform } from './perform-duty.ts';
import { dutiesOf } from './provider-duties.ts';
import { type StoreOptions, type SyncSnapshot, storeFacts } from './store-facts.ts';

/** Ending a subscription, giving its money back, voiding what is open: more rounds are never needed. */
const MAX_ITERATIONS = 6;

/** How an account stands, with what the provider said. */
export interface Synced extends SyncSnapshot {
  readonly facts: ProviderFacts;
}

/**
 * Reads an account's payments from the provider, writes down what they come to, and does at the provider what our rules
 * ask for. Webhooks, the return from a payment and the daily reconciliation all come here; as often as one likes, in any
 * order, at the same time. Undefined for an account that was never a customer.
 */
export type SyncCustomer = (accountId: AccountId) => Promise<Synced | undefined>;

export interface SyncOptions extends StoreOptions {
  readonly database: NodePgDatabase;
  readonly stripe: Stripe;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

export function createSync(options: SyncOptions): SyncCustomer {
  const { database, stripe, clock, graceMs, log } = options;

  const readAndStore = async (accountId: AccountId): Promise<Synced | undefined> => {
    const begun = await beginRead(database, accountId);
    if (begun === undefined) return undefined;
    const { number, customerId } = begun;
    const facts = await asking(() => readProvider(stripe, customerId));
    const reading = { accountId, customerId, number, facts, now: clock() };
    const standing = await inTransaction(database, (tx) => storeFacts(tx, reading, options));
    return standing && { ...standing, facts };
  };

  return async (accountId) => {
    await applyNewCard({ database, stripe, log }, accountId);
    for (let round = 1; ; round += 1) {
      const synced = await readAndStore(accountId);
      if (synced === undefined) return undefined;
      if (synced.isStale && round < MAX_ITERATIONS) continue;
      const { facts, openOrder: open, withdrawn, cancelled } = synced;
      const duties = dutiesOf(facts, { open, withdrawn, cancelled, now: clock(), graceMs });
      if (duties.length === 0) return synced;
      if (round === MAX_ITERATIONS) {
        log.error({ duties }, 'the payment provider does not do what our rules ask for');
        return synced;
      }
      for (const duty of duties) await perform(stripe, duty);
    }
  };
}
