import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Authentication } from '../../platform/authentication/account-call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MailQueue } from '../../platform/mailer/mail-queue.ts';
import { bearerAuthentication } from './bearer-authentication.ts';
import { createCredentialLimits } from './credential-limits.ts';
import { createEmailConfirmation, type EmailConfirmation } from './email-confirmation-service.ts';
import { createOwnerCheck } from './owner-check.ts';
import { createPasswordHashing } from './password-hashing.ts';
import { createSessionService, type SessionLifetimes, type SessionService } from './session-service.ts';
import { createSignInService, type SignInService } from './sign-in-service.ts';
import { createSignUpService, type SignUpService } from './sign-up-service.ts';

export interface AccountsSettings {
  readonly sessions: SessionLifetimes;
  /** Calls with credentials, a minute and address. */
  readonly attemptsPerAddress: number;
  /** Attempts on one account in a quarter of an hour. */
  readonly attemptsPerAccount: number;
}

export interface AccountsOptions extends AccountsSettings {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly mails: MailQueue;
}

export interface Accounts {
  readonly authentication: Authentication;
  readonly attemptsPerAddress: number;
  readonly sessions: SessionService;
  readonly signUp: SignUpService;
  readonly signIn: SignInService;
  readonly confirmation: EmailConfirmation;
}

/** The subject's services, each with what it stands on. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { database, clock, mails, attemptsPerAddress } = options;
  const hashing = createPasswordHashing();
  const limits = createCredentialLimits(database, options.attemptsPerAccount);
  const ownerCheck = createOwnerCheck({ database, clock, hashing, limits });
  const sessions = createSessionService({ database, clock, ...options.sessions });
  const confirmation = createEmailConfirmation({ database, clock, mails, limits, ownerCheck });
  return {
    authentication: bearerAuthentication(sessions),
    attemptsPerAddress,
    sessions,
    confirmation,
    signUp: createSignUpService({ database, clock, hashing, sessions, confirmation }),
    signIn: createSignInService({ database, hashing, sessions, limits }),
  };
}
