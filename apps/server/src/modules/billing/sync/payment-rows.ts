import type { AccountId } from '../../../platform/authentication/account.ts';
import type { PaymentRow } from '../billing-repository.ts';
import type { InvoiceFacts, ProviderFacts } from '../provider/provider-facts.ts';

/** Whose payments, and which are `listed` here. */
export interface PaymentSubject {
  readonly accountId: AccountId;
  readonly customerId: string;
  readonly listed: ReadonlyMap<string, Pick<PaymentRow, 'method'>>;
  /** What was paid before is deleted here, and still listed by the provider. */
  readonly keptSince: Date;
}

/**
 * The payments of an account as they are listed: what was paid, renewals that wait or failed, and whatever was `listed`
 * before, so that nothing stays in the list as it once was.
 */
export const paymentRows = (
  { invoices }: ProviderFacts,
  { accountId, customerId, listed, keptSince }: PaymentSubject,
): PaymentRow[] =>
  invoices
    .filter((invoice) => listed.has(invoice.id) || isListed(invoice))
    .map((invoice) => ({
      id: invoice.id,
      accountId,
      customerId,
      subscriptionId: invoice.subscriptionId,
      amount: invoice.amount,
      amountRefunded: invoice.amountRefunded,
      currency: invoice.currency,
      status: statusOf(invoice),
      method: invoice.method ?? listed.get(invoice.id)?.method ?? null,
      madeAt: new Date(invoice.paidAt ?? invoice.created),
      invoiceUrl: invoice.url,
    }))
    .filter(({ madeAt }) => madeAt >= keptSince);

/** A first payment that was begun and not finished is no payment yet. */
const isListed = ({ status, isFirst, intent }: InvoiceFacts): boolean =>
  status === 'paid' || !isFirst || intent?.status === 'processing';

function statusOf({
  status,
  intent,
  amountRefunded,
  isRefunded,
  isDisputed,
}: InvoiceFacts): PaymentRow['status'] {
  if (status === 'open') return openStatus(intent);
  if (status !== 'paid') return 'failed';
  if (isDisputed) return 'disputed';
  if (isRefunded) return 'refunded';
  return amountRefunded > 0 ? 'partially_refunded' : 'paid';
}

function openStatus(intent: InvoiceFacts['intent']): PaymentRow['status'] {
  if (intent?.status === 'processing') return 'processing';
  return intent?.hasFailed === true ? 'failed' : 'open';
}
