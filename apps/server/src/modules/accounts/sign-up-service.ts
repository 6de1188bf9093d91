import type { Language } from '@trazo/plan/languages';
import type { Account } from '../../platform/authentication/account.ts';
import type { PasswordHashing } from '../../platform/crypto/password-hashing.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { turnOfCaller } from '../../platform/limits/fair-queue.ts';
import { insertAccount } from './account-repository.ts';
import type { EmailConfirmation } from './email-confirmation-service.ts';
import { freshAccount, requireEmail } from './new-account.ts';
import { requireGoodPassword } from './password-policy.ts';
import type { SessionService } from './session-service.ts';

export interface Declarations {
  readonly accept_terms: boolean;
  readonly accept_privacy: boolean;
  readonly legal_age: boolean;
}

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly surname: string;
  readonly language: Language;
  readonly declarations: Declarations;
  readonly device: string | undefined;
}

/** A session that has just begun. */
export interface Begun {
  readonly token: string;
  readonly account: Account;
}

export interface SignUpService {
  signUp(person: SignUp): Promise<Begun>;
}

export interface SignUpOptions extends Pick<Foundation, 'database' | 'clock' | 'features'> {
  readonly hashing: PasswordHashing;
  readonly sessions: SessionService;
  readonly confirmation: EmailConfirmation;
}

export function createSignUpService({
  database,
  clock,
  hashing,
  sessions,
  confirmation,
  features,
}: SignUpOptions): SignUpService {
  return {
    signUp: async ({ email, password, name, surname, language, declarations, device }) => {
      await features.require('sign_ups', 'sign_ups_paused');
      const address = requireEmail(email);
      await requireGoodPassword(password, { email: address.address, name, surname });
      requireDeclarations(declarations);
      const passwordHash = await hashing.hash(password, turnOfCaller('usual'));
      return inTransaction(database, async (tx) => {
        const account = await insertAccount(tx, {
          ...freshAccount(address, clock()),
          passwordHash,
          name,
          surname,
          language,
        });
        await confirmation.welcome(tx, account);
        return { account, token: await sessions.begin(tx, account, device) };
      });
    },
  };
}

function requireDeclarations({ accept_terms, accept_privacy, legal_age }: Declarations): void {
  if (!accept_terms) throw new ApiError('terms_not_accepted');
  if (!accept_privacy) throw new ApiError('privacy_not_accepted');
  if (!legal_age) throw new ApiError('legal_age_not_declared');
}
