import type { BillingState } from '../billing-state.ts';
import type { InvoiceFacts, ProviderFacts, SubscriptionFacts } from '../provider/provider-facts.ts';

/** Subscriptions whose money goes back: what was paid for them gives no access. */
export type Withdrawn = ReadonlySet<string>;

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

const isPaid = ({ status }: InvoiceFacts): boolean => status === 'paid';

/** Paid, and the money is still ours. */
export const isGood = (invoice: InvoiceFacts): boolean =>
  isPaid(invoice) && !invoice.isRefunded && !invoice.isDisputed;

/** The invoice that reaches furthest, of those that pay for a period. */
export const furthest = (invoices: readonly InvoiceFacts[]): InvoiceFacts | undefined =>
  invoices.filter(({ coversUntil }) => coversUntil > 0).toSorted((a, b) => b.coversUntil - a.coversUntil)[0];

/** The renewal a subscription waits for: finished, tried or to be tried, not paid. */
export const openRenewal = ({ invoices }: ProviderFacts, subscriptionId: string): InvoiceFacts | undefined =>
  invoices.find(
    (invoice) => invoice.subscriptionId === subscriptionId && invoice.status === 'open' && !invoice.isFirst,
  );

/** What an account's payments come to. */
export function stateOfFacts(facts: ProviderFacts, withdrawn: Withdrawn): BillingState {
  const paid = facts.invoices.filter(isPaid);
  const covering = furthest(paid.filter((one) => isGood(one) && !withdrawn.has(one.subscriptionId)));
  const trialEnds = new Map(facts.subscriptions.map(({ id, trialEnd }) => [id, trialEnd]));
  const paysTrial = ({ subscriptionId, isFirst }: InvoiceFacts): boolean =>
    isFirst && (trialEnds.get(subscriptionId) ?? null) !== null;
  return {
    paidUntil: covering === undefined ? null : iso(covering.coversUntil),
    paidFor: covering === undefined ? null : paysTrial(covering) ? 'trial' : 'month',
    hasPaid: paid.length > 0,
    hadTrial: paid.some(paysTrial),
    running: runningOf(facts, withdrawn),
    card: facts.card,
    debit: facts.debit,
  };
}

/** A subscription counts from its first payment on, until it ends. */
function runningOf(facts: ProviderFacts, withdrawn: Withdrawn): BillingState['running'] {
  const isBegun = ({ id, isLive }: SubscriptionFacts): boolean =>
    isLive &&
    !withdrawn.has(id) &&
    facts.invoices.some((invoice) => invoice.subscriptionId === id && isPaid(invoice));
  const subscription = facts.subscriptions.find(isBegun);
  if (subscription === undefined) return null;
  const { id, created, stops, periodEnd, renewalAmount } = subscription;
  const open = openRenewal(facts, id);
  return {
    id,
    startedAt: iso(created),
    renews: !stops,
    periodEnd: iso(periodEnd),
    renewalAmount,
    due:
      open === undefined || !open.isTried || open.intent?.status === 'processing'
        ? null
        : {
            invoiceId: open.id,
            amount: open.amount,
            since: iso(open.created),
            needsAuthentication: open.intent?.status === 'requires_action',
          },
  };
}
