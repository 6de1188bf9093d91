import {
  beginSecondFactor,
  confirmSecondFactor,
  leaveConsole,
  operatorState,
  passSecondFactor,
} from '@trazo/contract/api/second-factor';
import type { FastifyInstance } from 'fastify';
import { type Authentication, accountRoute } from '../../platform/authentication/account-call.ts';
import { perMinute } from '../../platform/limits/rate-limit.ts';
import type { SecondFactor } from './second-factor.ts';

const CALLS_PER_MINUTE = 30;

/** What stands before the console. */
export function secondFactorRoutes(
  app: FastifyInstance,
  authentication: Authentication,
  secondFactor: SecondFactor,
): void {
  const config = perMinute(CALLS_PER_MINUTE);

  app.route(
    accountRoute(authentication, operatorState, {
      handler: async ({ signedIn }) => secondFactor.state(signedIn),
    }),
  );
  app.route(
    accountRoute(authentication, beginSecondFactor, {
      config,
      handler: async ({ signedIn, body }) => secondFactor.begin(signedIn, body.password),
    }),
  );
  app.route(
    accountRoute(authentication, confirmSecondFactor, {
      config,
      handler: async ({ signedIn, body }) => ({
        recovery_codes: await secondFactor.confirm(signedIn, body.code),
      }),
    }),
  );
  app.route(
    accountRoute(authentication, passSecondFactor, {
      config,
      handler: async ({ signedIn, body }) => secondFactor.pass(signedIn, body.code),
    }),
  );
  app.route(
    accountRoute(authentication, leaveConsole, {
      config,
      handler: async ({ signedIn }) => secondFactor.leave(signedIn),
    }),
  );
}
