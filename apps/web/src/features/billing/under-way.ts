import type { Billing } from '@trazo/contract/billing/payments';

/** The customer has paid what gives access, and the bank has not answered yet. */
export const isUnderWay = ({ entitlement, payments: [last] }: Billing): boolean =>
  !entitlement.may_take_out && last?.status === 'processing';
