import type { Billing, PaymentMethod } from '@trazo/contract/billing/payments';

/** The customer has paid what gives access, and the bank has not answered yet. */
export const isPaymentProcessing = ({ entitlement, payments: [last] }: Billing): boolean =>
  !entitlement.may_export && last?.status === 'processing';

/** What the payment that is under way is made with: a debit takes days, a card seconds. */
export const processingMethod = ({ payments: [last] }: Billing): PaymentMethod | undefined =>
  last?.status === 'processing' ? (last.method ?? undefined) : undefined;
