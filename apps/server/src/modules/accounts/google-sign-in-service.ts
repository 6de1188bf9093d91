import type { Language } from '@trazo/plan/languages';
import type { Account, SignedIn } from '../../platform/authentication/account.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import {
  changeGoogleSubject,
  findByEmailKey,
  findByGoogleSubject,
  insertAccount,
  lockAccount,
} from './account-repository.ts';
import type { EmailConfirmation } from './email-confirmation-service.ts';
import type { GoogleIdentity, GooglePerson, GoogleProof } from './google-identity.ts';
import { freshAccount, requireEmail } from './new-account.ts';
import type { OwnerCheck } from './owner-check.ts';
import { hasSession } from './session-repository.ts';
import type { SessionService } from './session-service.ts';
import type { Begun, Declarations } from './sign-up-service.ts';

export interface GoogleSignIn extends GoogleProof {
  readonly language: Language;
  readonly declarations: Partial<Declarations>;
  readonly device: string | undefined;
  /** Called for a token that proves nothing. */
  readonly onRefused: () => void;
}

interface GoogleBegun extends Begun {
  readonly isNew: boolean;
}

export interface GoogleSignInService {
  /** By Google's subject alone; an account that only shares the e-mail is never opened nor linked by this. */
  signIn(attempt: GoogleSignIn): Promise<GoogleBegun>;
  /** Links the account of who is signed in, if it is its owner who sits there. */
  link(signedIn: SignedIn, proof: GoogleProof, password: string | undefined): Promise<Account>;
}

export interface GoogleSignInOptions extends Pick<Foundation, 'database' | 'clock' | 'features'> {
  readonly identity: GoogleIdentity;
  readonly sessions: SessionService;
  readonly confirmation: EmailConfirmation;
  readonly ownerCheck: OwnerCheck;
}

export function createGoogleSignIn(options: GoogleSignInOptions): GoogleSignInService {
  const { database, clock, identity, sessions, confirmation, ownerCheck, features } = options;

  const signUp = async (tx: Transaction, person: GooglePerson, attempt: GoogleSignIn): Promise<Account> => {
    const address = requireEmail(person.email);
    if ((await findByEmailKey(tx, address.key)) !== undefined) {
      throw new ApiError('google_link_needs_sign_in');
    }
    const { accept_terms, accept_privacy, legal_age } = attempt.declarations;
    if (!(accept_terms && accept_privacy && legal_age)) throw new ApiError('acceptance_required');
    const now = clock();
    const account = await insertAccount(tx, {
      ...freshAccount(address, now),
      googleSubject: person.subject,
      emailVerifiedAt: person.ownsEmail ? now : null,
      name: person.name,
      surname: person.surname,
      profileImage: person.picture,
      language: attempt.language,
    });
    if (!account.emailVerified) await confirmation.welcome(tx, account);
    return account;
  };

  return {
    signIn: async (attempt) => {
      const person = await identity.identify(attempt).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'google_token_invalid') attempt.onRefused();
        throw error;
      });
      // Before the transaction: asking within would take a second connection while it holds one.
      const isSignUpOpen = await features.isOn('sign_ups');
      return inTransaction(database, async (tx) => {
        const known = await findByGoogleSubject(tx, person.subject);
        const locked = known && (await lockAccount(tx, known.id))?.account;
        // Unlinked meanwhile by a reset, or deleted.
        if (known !== undefined && locked?.googleSubject !== person.subject) {
          throw new ApiError('google_token_invalid');
        }
        if (locked === undefined && !isSignUpOpen) throw new ApiError('sign_ups_paused');
        const account = locked ?? (await signUp(tx, person, attempt));
        const token = await sessions.begin(tx, account, attempt.device);
        return { account, token, isNew: known === undefined };
      });
    },

    link: async (signedIn, proof, password) => {
      await ownerCheck.require(signedIn, password);
      const { id } = signedIn.account;
      const person = await identity.identify(proof);
      const linked = await inTransaction(database, async (tx) => {
        const locked = await lockAccount(tx, id);
        // A reset of the password while Google was asked ends the session, and with it what it may do.
        if (locked === undefined || !(await hasSession(tx, id, signedIn.sessionId))) return undefined;
        return changeGoogleSubject(tx, locked.account, person.subject);
      });
      if (linked === undefined) throw new ApiError('not_signed_in');
      return linked;
    },
  };
}
