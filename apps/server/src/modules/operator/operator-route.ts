import type { AccountRoute } from '@trazo/contract/api/route';
import type { RouteOptions } from 'fastify';
import {
  type AccountCall,
  type AccountRouteSettings,
  type Authentication,
  accountRoute,
} from '../../platform/authentication/account-call.ts';
import type { SecondFactor } from './second-factor.ts';

/** A call of the console, by an operator whose second factor was given in this session. */
export interface OperatorCall<Described extends AccountRoute> extends AccountCall<Described> {
  /** The operator's address, for the log. */
  readonly by: string;
}

export interface OperatorRouteSettings<Described extends AccountRoute>
  extends Omit<AccountRouteSettings<Described>, 'handler'> {
  /** Whether the code must have been given within the last minutes: for what cannot be undone. */
  readonly isFresh?: boolean;
  handler(call: OperatorCall<Described>): ReturnType<AccountRouteSettings<Described>['handler']>;
}

/** Makes the routes of the console: there is no way to one past the second factor. */
export const operatorRoutesWith =
  (authentication: Authentication, secondFactor: SecondFactor) =>
  <const Described extends AccountRoute>(
    route: Described,
    { handler, isFresh = false, ...settings }: OperatorRouteSettings<Described>,
  ): RouteOptions =>
    accountRoute(authentication, route, {
      ...settings,
      handler: async (call) => {
        await secondFactor.require(call.signedIn, isFresh);
        return handler({ ...call, by: call.signedIn.account.email });
      },
    });
