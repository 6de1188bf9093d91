import { timingSafeEqual } from 'node:crypto';
import { ApiError, invalidRequest } from '../kernel/api-error.ts';
import { randomText } from '../kernel/identifiers.ts';
import type { Route } from '../kernel/route.ts';
import type { World } from '../kernel/world.ts';
import { catalogueRoutes } from '../resources/catalogue.ts';
import { chargeRoutes } from '../resources/charges.ts';
import { customerRoutes } from '../resources/customers.ts';
import { eventRoutes } from '../resources/events.ts';
import { intentRoutes } from '../resources/intents.ts';
import { invoiceRoutes } from '../resources/invoices.ts';
import { paymentMethodRoutes } from '../resources/payment-methods.ts';
import { subscriptionRoutes } from '../resources/subscriptions.ts';
import { expanded } from './expansion.ts';
import { type Answer, onceByKey } from './idempotency.ts';

export interface Keys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
}

export interface ApiAnswer extends Answer {
  readonly headers: Readonly<Record<string, string>>;
}

const ROUTES: readonly Route[] = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...intentRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...chargeRoutes,
  ...eventRoutes,
];

/** Answers one request to `/v1/…`; never throws for anything a client may send. */
export function answerApi(world: World, keys: Keys, request: ApiRequest): ApiAnswer {
  const requestId = `req_${randomText(14)}`;
  world.cause = { id: requestId, idempotency_key: request.idempotencyKey ?? null };
  const headers = { 'request-id': requestId };
  try {
    const { isReplayed, ...answer } = answerKnown(world, keys, request);
    return { ...answer, headers: isReplayed ? { ...headers, 'idempotent-replayed': 'true' } : headers };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...refusal(error), headers };
  }
}

const refusal = ({ status, body }: ApiError): Answer => ({ status, body: JSON.stringify({ error: body }) });

function answerKnown(
  world: World,
  keys: Keys,
  request: ApiRequest,
): Answer & { readonly isReplayed: boolean } {
  const { key, form } = takeKey(request);
  const isClient = isSame(key, keys.publishableKey);
  if (!isClient && !isSame(key, keys.secretKey)) throw wrongKey(key);
  const found = routeOf(request);
  if (isClient && !found.route.isForClients) throw secretKeyRequired();
  const asked = { world, id: found.id, form, isClient };
  return onceByKey(world, { ...request, body: form, key: request.idempotencyKey }, () => {
    try {
      const { value, expand } = found.route.answer(asked);
      const whole = expanded(value, expand, world.store);
      return { status: 200, body: JSON.stringify(isClient ? forClients(whole) : whole) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...refusal(error), code: error.body.code };
    }
  });
}

function routeOf({ method, path }: ApiRequest): { readonly route: Route; readonly id: string } {
  for (const route of ROUTES) {
    const id = route.method === method ? idIn(route.path, path) : undefined;
    if (id !== undefined) return { route, id };
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

/** The id in a path that fits the pattern; empty if the pattern has none, undefined if it does not fit. */
function idIn(pattern: string, path: string): string | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  let id = '';
  for (const [index, part] of wanted.entries()) {
    const actual = given[index] ?? '';
    if (part === ':id') id = decodeURIComponent(actual);
    else if (part !== actual) return undefined;
  }
  return id;
}

/** In the header, or, as browsers send it, as `key` in the form. */
function takeKey({ authorization = '', query, body }: ApiRequest): {
  readonly key: string;
  readonly form: string;
} {
  const form = [query, body].filter((part) => part !== '').join('&');
  const [scheme = '', credentials = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return { key: credentials, form };
  if (scheme.toLowerCase() === 'basic') {
    return { key: Buffer.from(credentials, 'base64').toString().replace(/:.*$/s, ''), form };
  }
  const sent = new URLSearchParams(form);
  const key = sent.get('key') ?? '';
  sent.delete('key');
  return { key, form: sent.toString() };
}

export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const wrongKey = (key: string): ApiError =>
  new ApiError(401, {
    type: 'invalid_request_error',
    message:
      key === ''
        ? 'You did not provide an API key.'
        : `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(Math.max(0, Math.min(key.length, 20) - 8))}`,
  });

const secretKeyRequired = (): ApiError =>
  new ApiError(401, {
    ...invalidRequest('This API call cannot be made with a publishable API key. Please use a secret API key.')
      .body,
    code: 'secret_key_required',
  });

/** What a browser sees of an intent: enough to confirm it, nothing about whose it is. */
const CLIENT_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'object',
  'amount',
  'client_secret',
  'created',
  'currency',
  'last_payment_error',
  'last_setup_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'status',
  'usage',
]);

const forClients = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([key]) => CLIENT_FIELDS.has(key)))
    : value;
