import type { FastifyRequest } from 'fastify';
import type { AccountId } from '../../platform/authentication/account.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { networkOf } from '../../platform/limits/network-of.ts';

/** What happens to who gets into an account; docs/operations.md lists when. */
export type AuthenticationEvent =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'password_changed'
  | 'password_reset'
  | 'password_check_failed'
  | 'email_confirmed'
  | 'email_change_requested'
  | 'email_change_stopped'
  | 'google_linked'
  | 'google_unlinked'
  | 'session_ended'
  | 'other_sessions_ended'
  | 'account_deleted';

type By = 'password' | 'google';

interface EventDetails {
  readonly account?: AccountId | undefined;
  readonly by?: By;
}

/** One line of the log: what, on which account, from which network. No address of a person, no secret. */
export function logAuthentication(
  { log, ip }: FastifyRequest,
  event: AuthenticationEvent,
  { account, by }: EventDetails,
): void {
  const line = { event, account: account ?? null, network: networkOf(ip), ...(by && { by }) };
  log.info(line, 'authentication');
}

/** Does what its owner asks of an account and logs it, or that they did not know the password. */
export async function logOutcome<Result>(
  request: FastifyRequest,
  event: AuthenticationEvent,
  account: AccountId,
  work: Promise<Result>,
): Promise<Result> {
  const result = await work.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'incorrect_last_password') {
      logAuthentication(request, 'password_check_failed', { account });
    }
    throw error;
  });
  logAuthentication(request, event, { account });
  return result;
}
