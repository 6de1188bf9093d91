import type { AccountRoute } from '@trazo/contract/api/route';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type Answer, type Call, callOf, describeRoute, type RouteSettings } from '../http/contract-route.ts';
import type { SignedIn } from './account.ts';

/** Finds out who makes a request, or refuses it with `not_signed_in`. */
export interface Authentication {
  signedIn(request: FastifyRequest): Promise<SignedIn>;
}

/** An authenticated call: there is no way to get one without an account. */
export interface AccountCall<Described extends AccountRoute> extends Call<Described> {
  readonly signedIn: SignedIn;
}

export interface AccountRouteSettings<Described extends AccountRoute> extends RouteSettings {
  handler(call: AccountCall<Described>): Promise<Answer<Described>>;
}

/**
 * A route of the contract with `access: 'account'`, as Fastify wants it. Who calls is found out before the body is read,
 * so that an answer reveals nothing about calls that are not allowed.
 */
export function accountRoute<const Described extends AccountRoute>(
  authentication: Authentication,
  route: Described,
  { handler, ...settings }: AccountRouteSettings<Described>,
): RouteOptions {
  const callers = new WeakMap<FastifyRequest, SignedIn>();
  return {
    ...describeRoute(route),
    ...settings,
    onRequest: async (request) => {
      callers.set(request, await authentication.signedIn(request));
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const signedIn = callers.get(request);
      if (signedIn === undefined) throw new TypeError('a handler ran before its authentication');
      reply.header('cache-control', 'no-store');
      return handler({ ...callOf(route, request, reply), signedIn });
    },
  };
}
