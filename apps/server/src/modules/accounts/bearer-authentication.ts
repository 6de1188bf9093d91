import type { Authentication } from '../../platform/authentication/account-call.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { SessionService } from './session-service.ts';

const BEARER = /^Bearer +([\w-]+)$/i;

/** `Authorization: Bearer <token>` → session → account. */
export const bearerAuthentication = (sessions: SessionService): Authentication => ({
  signedIn: async ({ headers }) => {
    const [, token] = BEARER.exec(headers.authorization ?? '') ?? [];
    if (token === undefined) throw new ApiError('not_signed_in');
    return sessions.holderOf(token);
  },
});
