import { languageSchema } from '@trazo/plan/language-schema';
import { z } from 'zod';
import { manyLines, singleLine } from '../accounts/person-fields.ts';
import { consentSchema, minorUnits } from '../billing/consent.ts';
import {
  billingSchema,
  ORDER_PRODUCTS,
  PAYMENT_OUTCOMES,
  productSchema,
  providerFields,
} from '../billing/payments.ts';
import { emailField } from './accounts.ts';
import { BODY_ERRORS, EMAIL_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

const billingAnswer = (description: string) => jsonAnswer(description, billingSchema);

/** Prices in minor units: divide by 100, show two decimals (specification §3). */
export const products = defineRoute({
  id: 'products',
  method: 'GET',
  path: '/api/products',
  summary: 'What there is to buy',
  responses: [jsonAnswer('The trial and the subscription', z.strictObject({ product: productSchema }))],
  errors: [],
});

export const listPayments = defineRoute({
  id: 'listPayments',
  access: 'account',
  method: 'GET',
  path: '/api/payments',
  summary: 'Subscription, card and payments of the account, and what an order would cost',
  responses: [billingAnswer('All of it, as last heard from the provider')],
  errors: [],
});

/**
 * Begins the subscription, or goes on with a payment that was begun and not finished, as often as it is called: there is
 * never a second subscription. Without `consent` it only goes on: a renewal that was not paid needs none. The amounts in
 * the consent must be those of the offer (`price_changed`).
 */
export const startPayment = defineRoute({
  id: 'startPayment',
  access: 'account',
  method: 'POST',
  path: '/api/payments',
  summary: 'Begin the subscription, or finish paying',
  body: z.strictObject({
    consent: consentSchema.optional(),
    /** What is ordered: the trial where absent; after a trial it is always the subscription. */
    product: z.enum(ORDER_PRODUCTS).optional(),
  }),
  responses: [
    jsonAnswer(
      'What the browser needs to confirm the payment with the provider',
      z.strictObject({
        ...providerFields,
        /**
         * `payment_needed`: confirm with `client_secret` and a card. `action_needed`: the bank asks, handle the next action
         * with `client_secret`. `processing`, `succeeded`: nothing to confirm, `client_secret` is null.
         */
        status: z.enum(['payment_needed', 'action_needed', 'processing', 'succeeded']),
        client_secret: z.string().nullable(),
        amount: minorUnits,
        currency: z.string(),
      }),
    ),
  ],
  errors: [
    ...BODY_ERRORS,
    'consent_required',
    'consent_outdated',
    'price_changed',
    'order_after_withdrawal',
    'payment_provider_unavailable',
  ],
});

/** After the browser has confirmed, or has come back from its bank: the provider is asked, whatever the browser believes. */
export const confirmPayment = defineRoute({
  id: 'confirmPayment',
  access: 'account',
  method: 'POST',
  path: '/api/payments/confirm',
  summary: 'How the payment, or the check of a new card, ended',
  body: z.strictObject({ what: z.enum(['payment', 'card']) }),
  responses: [
    jsonAnswer(
      'The outcome, and how things stand now',
      z.strictObject({ outcome: z.enum(PAYMENT_OUTCOMES), billing: billingSchema }),
    ),
  ],
  errors: [...BODY_ERRORS, 'payment_provider_unavailable'],
});

/** A renewal that was not paid is tried with the new card at once, when it is confirmed. */
export const changeCard = defineRoute({
  id: 'changeCard',
  access: 'account',
  method: 'POST',
  path: '/api/payments/card',
  summary: 'Begin to change the card that is charged',
  responses: [
    jsonAnswer(
      'What the browser needs to confirm the new card with the provider (a setup intent)',
      z.strictObject({ ...providerFields, client_secret: z.string() }),
    ),
  ],
  errors: ['no_subscription', 'payment_provider_unavailable'],
});

/**
 * One whose renewal is unpaid ends at once. Received is received: `payment_provider_unavailable` only while it is unknown
 * whether there is something to cancel.
 */
export const stopSubscription = defineRoute({
  id: 'stopSubscription',
  access: 'account',
  method: 'POST',
  path: '/api/payments/stop',
  summary: 'Cancel the subscription; access goes on until what was paid for ends',
  responses: [billingAnswer('How things stand now')],
  errors: ['no_subscription', 'payment_provider_unavailable'],
});

export const resumeSubscription = defineRoute({
  id: 'resumeSubscription',
  access: 'account',
  method: 'POST',
  path: '/api/payments/resume',
  summary: 'Take a cancellation back before it takes effect',
  responses: [billingAnswer('How things stand now')],
  errors: ['no_subscription', 'payment_provider_unavailable'],
});

/** Ends it at once and gives back what was paid; confirmed by mail. */
export const withdrawFromContract = defineRoute({
  id: 'withdrawFromContract',
  access: 'account',
  method: 'POST',
  path: '/api/payments/withdraw',
  summary: 'Withdraw from the contract within the time the law gives',
  responses: [
    jsonAnswer(
      'Received; the subscription has ended',
      z.strictObject({
        /** When the declaration was received: the mail says the same. */
        received_at: z.iso.datetime(),
        amount_refunded: minorUnits,
        currency: z.string(),
        billing: billingSchema,
      }),
    ),
  ],
  errors: ['no_subscription', 'withdrawal_period_over', 'payment_provider_unavailable'],
});

/**
 * For callers who cannot or will not sign in. Answers the same whether there is such an account or not; if there is, its
 * subscription ends with the paid period and a mail says so.
 */
export const cancelWithoutSigningIn = defineRoute({
  id: 'cancelWithoutSigningIn',
  method: 'POST',
  path: '/api/cancellation',
  summary: 'Cancel a subscription without signing in',
  body: z
    .strictObject({
      user_email: emailField,
      user_name: singleLine(200).refine((name) => name !== '', 'must not be empty'),
      /** `for_cause`: what German law calls an extraordinary termination; the reason is then asked for. */
      kind: z.enum(['ordinary', 'for_cause']),
      reason: manyLines(2_000).optional(),
      language: languageSchema.optional(),
    })
    .refine(({ kind, reason = '' }) => kind === 'ordinary' || reason.trim() !== '', {
      path: ['reason'],
      message: 'must name the cause',
    }),
  responses: [
    jsonAnswer(
      'Received; if there is such a subscription, a mail confirms it',
      z.strictObject({
        status: z.literal('cancellation_received'),
        received_at: z.iso.datetime(),
      }),
    ),
  ],
  errors: [...BODY_ERRORS, ...EMAIL_ERRORS],
});

/** The provider's own call. Its body is read as it came: the signature in `Stripe-Signature` covers every byte. */
export const paymentWebhook = defineRoute({
  id: 'paymentWebhook',
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'What the payment provider tells',
  bodyLimit: 1_000_000,
  responses: [
    jsonAnswer('Taken down, also if it was known already', z.strictObject({ received: z.literal(true) })),
  ],
  errors: ['payload_too_large', 'webhook_invalid'],
});
