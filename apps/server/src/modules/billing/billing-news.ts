import type { DeclarationRow, OrderRow, PaymentRow } from './billing-repository.ts';
import type { BillingState } from './billing-state.ts';

type Running = NonNullable<BillingState['running']>;

/** What happened to an account's payments, by event, and what is needed to tell its owner. Amounts in minor units. */
export interface NewsByEvent {
  readonly concluded: { readonly order: OrderRow; readonly running: Running };
  readonly paid: { readonly payment: PaymentRow; readonly until: Date };
  /** A first payment that was waited for: nothing has begun. */
  readonly firstPaymentFailed: { readonly payment: PaymentRow; readonly failedAt: Date };
  /** A renewal that is not paid, once a cause. */
  readonly renewalUnpaid: {
    readonly cause: string;
    readonly amount: number;
    readonly currency: string;
    readonly needsAuthentication: boolean;
    /** When access ends unless it is paid. */
    readonly until: Date;
  };
  readonly cancelled: { readonly running: Running; readonly receivedAt: Date };
  /** One that ended as it was cancelled, or before the provider was reached. */
  readonly cancelledAtOnce: { readonly order: OrderRow; readonly receivedAt: Date; readonly endedAt: Date };
  readonly cancelledForCause: { readonly declaration: DeclarationRow };
  readonly ended: { readonly order: OrderRow };
  /** Paid by what had paid for a contract withdrawn from lately: its money goes back. */
  readonly refused: { readonly order: OrderRow };
  readonly withdrawn: { readonly order: OrderRow; readonly receivedAt: Date; readonly amount: number };
  /** Before a payment is due: the first one after a trial, or any later one. */
  readonly paymentAhead: {
    readonly running: Running;
    readonly currency: string;
    readonly isTrial: boolean;
  };
  readonly cardExpiring: {
    readonly running: Running;
    readonly currency: string;
    readonly card: NonNullable<BillingState['card']>;
  };
}

export type BillingEvent = keyof NewsByEvent;

export type BillingNews<Event extends BillingEvent = BillingEvent> = {
  readonly [Name in Event]: { readonly event: Name; readonly about: NewsByEvent[Name] };
}[Event];
