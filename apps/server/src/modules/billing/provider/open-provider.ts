import path from 'node:path';
import { paymentWebhook } from '@trazo/contract/api/billing';
import type { Sandbox } from '@trazo/stripe-sandbox/server';
import type { Config } from '../../../config/config.ts';
import { systemClock } from '../../../platform/clock.ts';
import type { BillingSettings, Terms } from '../billing-settings.ts';

const CURRENCY = { currency: 'EUR', currencySymbol: '€' } as const;
/** Where browsers reach the sandbox: under our own origin. */
export const SANDBOX_PREFIX = '/dev/card-provider';
const SANDBOX_STATE = 'payment-sandbox.json';

/** Who takes the payments, and on what terms. */
export interface OpenProvider {
  readonly settings: BillingSettings;
  /** The sandbox sends its webhooks to the application. Stripe's endpoint is set on Stripe's own pages. */
  tellEventsTo(app: { readonly inject: Inject }): void;
  close(): Promise<void>;
}

/** Stripe, where keys are set; else a sandbox, with what was paid in it kept beside the data. Never in production. */
export async function openProvider(config: Config): Promise<OpenProvider> {
  const { billing, environment, dataDir, publicUrl } = config;
  const { stripe, sandboxUrl, callsPerMinute, ...terms } = billing;
  if (stripe !== undefined) {
    const settings = { provider: { name: 'stripe' as const, ...stripe }, terms: { ...terms, ...CURRENCY } };
    return {
      settings: { ...settings, callsPerMinute, clock: systemClock },
      tellEventsTo: () => undefined,
      close: async () => undefined,
    };
  }
  const { SANDBOX_KEYS, startSandbox } = await import('@trazo/stripe-sandbox/server');
  if (sandboxUrl !== undefined) {
    if (environment === 'production')
      throw new Error('a shared payment sandbox is not allowed in production');
    const { hostname: host, port } = new URL(sandboxUrl);
    const address = { host, port: Number(port), protocol: 'http' as const };
    const provider = { name: 'sandbox' as const, ...SANDBOX_KEYS, address };
    return {
      settings: { provider, terms: { ...terms, ...CURRENCY }, callsPerMinute, clock: systemClock },
      // It was started with where its events go.
      tellEventsTo: () => undefined,
      close: async () => undefined,
    };
  }
  const sandbox = await startSandbox({
    production: environment === 'production',
    publicUrl: new URL(SANDBOX_PREFIX, publicUrl).href,
    stateFile: path.join(dataDir, SANDBOX_STATE),
  });
  return {
    settings: { ...sandboxSettings(sandbox, { ...terms, ...CURRENCY }), callsPerMinute },
    tellEventsTo: (app) => tellEvents(sandbox, app),
    close: () => sandbox.stop(),
  };
}

/** The sandbox as a provider; its clock can be moved, and payments go by it. */
export const sandboxSettings = (sandbox: Sandbox, terms: Terms): Omit<BillingSettings, 'callsPerMinute'> => {
  const { secretKey, publishableKey, webhookSecret, host, port, protocol, clock } = sandbox;
  const address = { host, port, protocol };
  return {
    provider: { name: 'sandbox', secretKey, publishableKey, webhookSecret, address },
    terms,
    clock: () => new Date(clock.now()),
  };
};

type Inject = (request: {
  method: 'POST';
  url: string;
  headers: Record<string, string>;
  payload: string;
}) => Promise<{ statusCode: number }>;

/** Hands the sandbox's events to the application as Stripe would, without a way through the network. */
export const tellEvents = (sandbox: Sandbox, { inject }: { readonly inject: Inject }): void =>
  sandbox.deliverTo(async ({ body, signature }) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const { statusCode } = await inject({ method: 'POST', url: paymentWebhook.path, headers, payload: body });
    return statusCode;
  });
