import {
  cancelWithoutSigningIn,
  changeCard,
  confirmPayment,
  listPayments,
  products,
  resumeSubscription,
  startPayment,
  stopSubscription,
  withdrawFromContract,
} from '@trazo/contract/api/billing';
import type { FastifyInstance } from 'fastify';
import { type Authentication, accountRoute } from '../../platform/authentication/account-call.ts';
import { openRoute } from '../../platform/http/contract-route.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { Billing } from './billing.ts';

const CANCELLATIONS_PER_MINUTE = 10;
/** Each page with prices asks once when it is opened. */
const PRICES_PER_MINUTE = 1_200;

interface BillingRoutes {
  readonly authentication: Authentication;
  readonly billing: Billing;
}

/** Prices, payments and the subscription. */
export function billingRoutes(app: FastifyInstance, options: BillingRoutes): void {
  const { authentication, billing } = options;
  const { view, product } = billing;
  app.route(
    openRoute(products, { config: perMinute(PRICES_PER_MINUTE), handler: async () => ({ product }) }),
  );
  app.route(
    accountRoute(authentication, listPayments, { handler: ({ signedIn }) => view(signedIn.account) }),
  );
  paymentRoutes(app, options);
  subscriptionRoutes(app, options);
}

function paymentRoutes(app: FastifyInstance, { authentication, billing }: BillingRoutes): void {
  const { view, payments, providerFields } = billing;
  const limited = { config: perMinute(billing.callsPerMinute) };

  app.route(
    accountRoute(authentication, startPayment, {
      ...limited,
      handler: ({ signedIn, body }) =>
        payments.start(signedIn.account, { consent: body.consent, product: body.product }),
    }),
  );

  app.route(
    accountRoute(authentication, confirmPayment, {
      ...limited,
      handler: async ({ signedIn: { account }, body }) => ({
        outcome:
          body.what === 'card'
            ? await payments.cardOutcome(account.id)
            : await payments.paymentOutcome(account.id),
        billing: await view(account),
      }),
    }),
  );

  app.route(
    accountRoute(authentication, changeCard, {
      ...limited,
      handler: async ({ signedIn }) => ({
        ...providerFields,
        ...(await payments.startCardChange(signedIn.account)),
      }),
    }),
  );
}

function subscriptionRoutes(app: FastifyInstance, { authentication, billing }: BillingRoutes): void {
  const { view, subscriptions, cancellation } = billing;
  const limited = { config: perMinute(billing.callsPerMinute) };

  app.route(
    accountRoute(authentication, stopSubscription, {
      ...limited,
      handler: async ({ signedIn }) => {
        await subscriptions.stop(signedIn.account);
        return view(signedIn.account);
      },
    }),
  );

  app.route(
    accountRoute(authentication, resumeSubscription, {
      ...limited,
      handler: async ({ signedIn }) => {
        await subscriptions.resume(signedIn.account.id);
        return view(signedIn.account);
      },
    }),
  );

  app.route(
    accountRoute(authentication, withdrawFromContract, {
      ...limited,
      handler: async ({ signedIn }) => {
        const { receivedAt, amount, currency } = await subscriptions.withdraw(signedIn.account);
        return {
          received_at: receivedAt.toISOString(),
          amount_refunded: amount,
          currency,
          billing: await view(signedIn.account),
        };
      },
    }),
  );

  app.route(
    openRoute(cancelWithoutSigningIn, {
      config: perMinute(CANCELLATIONS_PER_MINUTE),
      handler: async ({ body }) => {
        const { user_email: email, user_name: name, kind, reason = '' } = body;
        const receivedAt = await cancellation.declare({ email, name, kind, reason });
        return { status: 'cancellation_received' as const, received_at: receivedAt.toISOString() };
      },
    }),
  );
}
