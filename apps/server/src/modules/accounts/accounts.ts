import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Authentication } from '../../platform/authentication/account-call.ts';
import type { ByteStore } from '../../platform/byte-store/byte-store.ts';
import type { Clock } from '../../platform/clock.ts';
import { createPasswordHashing, type PasswordHashing } from '../../platform/crypto/password-hashing.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { FeatureSwitches } from '../../platform/features/feature-switches.ts';
import type { PictureProcessing } from '../../platform/images/picture-processing.ts';
import { createGuessLimits } from '../../platform/limits/guess-limit.ts';
import type { MailQueue } from '../../platform/mailer/mail-queue.ts';
import type { AccountHoldings } from '../../platform/personal-data/account-holdings.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { EntitlementOf } from '../entitlement/entitlement.ts';
import { type AccountExport, createAccountExport } from './account-export.ts';
import { type AccountService, createAccountService } from './account-service.ts';
import { sweepAccounts } from './account-sweep.ts';
import { createCredentialLimits } from './credential-limits.ts';
import { createEmailConfirmation, type EmailConfirmation } from './email-confirmation-service.ts';
import { createGoogleIdentity, type GoogleSettings } from './google-identity.ts';
import { createGoogleSignIn, type GoogleSignInService } from './google-sign-in-service.ts';
import { createKnownDevices, type KnownDevices } from './known-devices.ts';
import { createOwnerCheck, type OwnerCheck } from './owner-check.ts';
import { createPasswordService, type PasswordService } from './password-service.ts';
import { createPortraitService, type PortraitService } from './portrait-service.ts';
import { createRecoveryService, type RecoveryService } from './recovery-service.ts';
import { createSessionService, type SessionLifetimes, type SessionService } from './session-service.ts';
import { createSignInService, type SignInService } from './sign-in-service.ts';
import { createSignUpService, type SignUpService } from './sign-up-service.ts';
import { type DescribeUser, describeUser } from './user.ts';

export interface AccountsSettings {
  readonly sessions: SessionLifetimes;
  /** Calls with credentials, a minute and address. */
  readonly attemptsPerAddress: number;
  /** Wrong passwords for one account, of a network or of a known device, in a quarter of an hour. */
  readonly attemptsPerAccount: number;
  readonly google: GoogleSettings;
}

export interface AccountsOptions extends AccountsSettings {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly mails: MailQueue;
  readonly entitlementOf: EntitlementOf;
  readonly pictures: PictureProcessing;
  readonly bytes: ByteStore;
  readonly features: FeatureSwitches;
  /** What other subjects keep for accounts. */
  readonly holdings: readonly AccountHoldings[];
}

export interface Accounts {
  readonly authentication: Authentication;
  readonly attemptsPerAddress: number;
  readonly account: AccountService;
  readonly confirmation: EmailConfirmation;
  readonly devices: KnownDevices;
  readonly describe: DescribeUser;
  readonly export: AccountExport;
  readonly google: GoogleSignInService;
  readonly hashing: PasswordHashing;
  readonly ownerCheck: OwnerCheck;
  readonly password: PasswordService;
  readonly portraits: PortraitService;
  readonly recovery: RecoveryService;
  readonly sessions: SessionService;
  readonly signIn: SignInService;
  readonly signUp: SignUpService;
}

/** The subject's services, each with what it stands on. */
export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  const { database, clock, jobs, mails, holdings, features, attemptsPerAddress } = options;
  const hashing = createPasswordHashing();
  const limits = createCredentialLimits(database, options.attemptsPerAccount);
  const guesses = createGuessLimits(database, options.attemptsPerAccount);
  const devices = createKnownDevices(database, clock);
  const ownerCheck = createOwnerCheck({ database, clock, hashing, limits });
  const sessions = createSessionService({ database, clock, ...options.sessions });
  const confirmation = createEmailConfirmation({ database, clock, mails, limits, ownerCheck, holdings });
  const portraits = createPortraitService(database, options.pictures, options.bytes);
  const identity = createGoogleIdentity(options.google, { database, clock });
  const describe = describeUser(options.entitlementOf);
  await sweepAccounts({ database, clock, jobs, sessions, devices });
  return {
    authentication: bearerAuthentication(sessions),
    attemptsPerAddress,
    account: createAccountService({
      database,
      mails,
      ownerCheck,
      entitlementOf: options.entitlementOf,
      holdings,
    }),
    confirmation,
    devices,
    describe,
    export: createAccountExport({ sessions, portraits, devices, holdings, describe }),
    google: createGoogleSignIn({ database, clock, identity, sessions, confirmation, ownerCheck, features }),
    hashing,
    ownerCheck,
    password: createPasswordService({ database, hashing, mails, ownerCheck, devices }),
    portraits,
    recovery: await createRecoveryService({
      database,
      clock,
      jobs,
      mails,
      hashing,
      limits,
      guesses,
      devices,
    }),
    sessions,
    signIn: createSignInService({ database, hashing, sessions, guesses, devices }),
    signUp: createSignUpService({ database, clock, hashing, sessions, confirmation, features }),
  };
}

const BEARER = /^Bearer +([\w-]+)$/i;

/** `Authorization: Bearer <token>` → session → account. */
const bearerAuthentication = (sessions: SessionService): Authentication => ({
  signedIn: async ({ headers }) => {
    const [, token] = BEARER.exec(headers.authorization ?? '') ?? [];
    if (token === undefined) throw new ApiError('not_signed_in');
    return sessions.holderOf(token);
  },
});
