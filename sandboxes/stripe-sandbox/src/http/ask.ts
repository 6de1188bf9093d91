import { catchUp } from '../billing/due.ts';
import type { Fault, Faults } from '../kernel/faults.ts';
import type { World } from '../kernel/world.ts';
import { type ApiAnswer, type ApiRequest, answerApi, type Keys } from './api.ts';
import { keepAnswer } from './idempotency.ts';

/** Asks the interface, `/v1/…`; undefined where the connection is cut before the answer. */
export type Ask = (request: ApiRequest) => Promise<ApiAnswer | undefined>;

/** A fault may come first, or take away the answer to what was done. */
export function createAsk(world: World, faults: Faults, keys: Keys): Ask {
  return async (request) => {
    const { method, path, body, idempotencyKey: key } = request;
    const fault = faults.take(method, path);
    const keep = (): void => {
      if (fault?.kind === 'server-error')
        keepAnswer(world, { key, method, path, body }, FAILURES['server-error']);
      world.store.write();
    };
    if (fault?.when === 'before') {
      keep();
      if (fault.kind !== 'delay') return failureOf(fault);
      await faults.hold(fault.delayMs ?? 0);
    }
    catchUp(world);
    const answered = answerApi(world, keys, request);
    keep();
    if (fault?.when !== 'after') return answered;
    if (fault.kind !== 'delay') return failureOf(fault);
    await faults.hold(fault.delayMs ?? 0);
    return answered;
  };
}

const FAILURES: Readonly<Record<'rate-limit' | 'server-error', ApiAnswer>> = {
  'rate-limit': {
    status: 429,
    headers: { 'stripe-rate-limited-reason': 'global-rate' },
    body: JSON.stringify({
      error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
    }),
  },
  'server-error': {
    status: 500,
    headers: {},
    body: JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred.' } }),
  },
};

const failureOf = ({ kind }: Fault): ApiAnswer | undefined =>
  kind === 'rate-limit' || kind === 'server-error' ? FAILURES[kind] : undefined;
