import { expect, it } from 'vitest';
import { confirmationOf, confirmationOfStatus } from './card-entry.ts';

it.each([
  [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'do_not_honor' }, 'generic'],
  [{ type: 'card_error', code: 'expired_card', decline_code: 'expired_card' }, 'expired_card'],
  [{ type: 'card_error', code: 'incorrect_cvc' }, 'incorrect_cvc'],
  [{ type: 'card_error', code: 'payment_intent_authentication_failure' }, 'unconfirmed'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'authentication_required' }, 'unconfirmed'],
  [{ type: 'validation_error', code: 'incomplete_number' }, 'generic'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'constructor' }, 'generic'],
] as const)('%j declines the card: %s', (error, reason) => {
  expect(confirmationOf(error)).toEqual({ kind: 'declined', reason });
});

it.each([
  [{ type: 'card_error', code: 'card_declined', decline_code: 'processing_error' }, 'failed'],
  [{ type: 'api_error' }, 'failed'],
  [{ type: 'idempotency_error' }, 'failed'],
  [{ type: 'api_connection_error' }, 'unreachable'],
] as const)('%j is %s', (error, kind) => {
  expect(confirmationOf(error).kind).toBe(kind);
});

it.each([
  ['succeeded', 'confirmed'],
  ['processing', 'confirmed'],
  ['requires_action', 'unfinished'],
  ['requires_confirmation', 'unfinished'],
  ['requires_payment_method', 'declined'],
  ['canceled', 'declined'],
])('an intent that is %s is %s', (status, kind) => {
  expect(confirmationOfStatus(status).kind).toBe(kind);
});
