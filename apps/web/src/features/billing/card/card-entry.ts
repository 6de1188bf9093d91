import type { PaymentMethod } from '@trazo/contract/billing/payments';
import type { Ref } from 'react';
import type { DebitPays } from './debit-note.tsx';

/** Why a bank or the provider refused a card, as far as it helps the person at the browser. */
export type DeclineReason =
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_number'
  | 'incorrect_cvc'
  /** The bank asked, and did not get the answer it wanted. */
  | 'unconfirmed'
  | 'generic';

/** What the provider answered the browser. Only our server's word counts afterwards. */
export type Confirmation =
  /** Taken, or still under way at the bank. */
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  /** The bank's question was not answered. */
  | { readonly kind: 'unfinished' }
  /** The provider failed. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'unreachable' }
  /** The browser is on its way to the bank, and comes back to the return address. */
  | { readonly kind: 'leaving' };

export interface ToConfirm {
  readonly what: 'payment' | 'card';
  readonly clientSecret: string;
  /** Where the bank's page leads back to. */
  readonly returnUrl: string;
}

/** The form of card, wallet or account, whichever provider takes it. */
export interface CardEntryHandle {
  /** Whether what is typed can be sent; says at the fields what cannot. */
  readonly check: () => Promise<boolean>;
  /** Confirms with what is chosen and typed. */
  readonly confirm: (order: ToConfirm) => Promise<Confirmation>;
}

/** Goes on with what the bank asks, without a card being typed. */
export type AnswerBank = (order: ToConfirm) => Promise<Confirmation>;

export interface CardEntryProps {
  readonly handle: Ref<CardEntryHandle>;
  readonly publishableKey: string;
  /** What is to be paid now, in minor units; undefined where a card is only changed. */
  readonly amount: number | undefined;
  readonly currency: string;
  readonly methods: readonly PaymentMethod[];
  readonly debitPays: DebitPays;
  /** Whose money it is, as far as the account says. */
  readonly payer: Payer;
  readonly disabled: boolean;
}

interface Payer {
  readonly name: string;
  readonly email: string;
}

const REASON_OF_CODE: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  payment_intent_authentication_failure: 'unconfirmed',
  setup_intent_authentication_failure: 'unconfirmed',
  authentication_required: 'unconfirmed',
};

/** An error of the provider, by its own names (`type`, `code`, `decline_code`). */
export interface ProviderError {
  readonly type?: string | undefined;
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}

/** What an error of the provider means for who is paying. */
export function confirmationOf({ type, code, decline_code }: ProviderError): Confirmation {
  if (code === 'processing_error' || decline_code === 'processing_error') return { kind: 'failed' };
  if (type === 'card_error' || type === 'validation_error') {
    return { kind: 'declined', reason: reasonOf(decline_code) ?? reasonOf(code) ?? 'generic' };
  }
  return type === 'api_connection_error' ? { kind: 'unreachable' } : { kind: 'failed' };
}

const reasonOf = (name: string | undefined): DeclineReason | undefined =>
  name !== undefined && Object.hasOwn(REASON_OF_CODE, name) ? REASON_OF_CODE[name] : undefined;

/** What the state of a payment or setup intent means for who is paying. */
export function confirmationOfStatus(status: string): Confirmation {
  if (status === 'succeeded' || status === 'processing' || status === 'requires_capture')
    return { kind: 'confirmed' };
  return status === 'requires_payment_method' || status === 'canceled'
    ? { kind: 'declined', reason: 'generic' }
    : { kind: 'unfinished' };
}
