import { randomUUID } from 'node:crypto';
import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import type { ErrorCode } from '@trazo/contract/errors';
import { must } from '@trazo/plan/must';
import type { Account, AccountId, SessionId, SignedIn } from '../../platform/authentication/account.ts';
import { newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { maskedAddress } from '../../platform/mailer/linkless-text.ts';
import type { MailQueue } from '../../platform/mailer/mail-queue.ts';
import type { AccountHoldings } from '../../platform/personal-data/account-holdings.ts';
import { deleteKeys, storeKey, takeKey } from './account-key-repository.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { changeAddress, findByEmailKey, lockAccount } from './account-repository.ts';
import type { CredentialLimits } from './credential-limits.ts';
import { requireEmail } from './new-account.ts';
import type { OwnerCheck } from './owner-check.ts';
import { deleteSessions } from './session-repository.ts';

const KEY_LIFETIME_MS = 3 * 24 * 3_600_000;

const pageOf = (secret: string) => `/confirm-email/${secret}` as const;
const stopPageOf = (secret: string) => `/stop-email-change/${secret}` as const;

type Alongside = (tx: Transaction, account: Account) => Promise<void>;

/** Whether an address is its account's own: asked by mail, of the first address and of every new one. */
export interface EmailConfirmation {
  /** Greets a new account and asks it to confirm its address. */
  welcome(tx: Transaction, account: Account): Promise<void>;
  /** Asks once more; false if there is nothing left to confirm. */
  askAgain(id: AccountId): Promise<boolean>;
  /** The same on an operator's word; `alongside` happens in the transaction that asks. `not_found` without such an account. */
  resend(id: AccountId, alongside: Alongside): Promise<boolean>;
  /** Asks the new address, and tells the old one, which the account keeps until the new one answers. */
  requestChange(signedIn: SignedIn, change: { email: string; password: string | undefined }): Promise<void>;
  /** Cancels the change of address the key belongs to, and ends every session: its author may know the password. */
  stopChange(key: string): Promise<AccountId>;
  /** Takes the key and returns the address it confirmed, and whose it is; a changed address ends the other sessions. */
  confirm(key: string): Promise<{ readonly account: AccountId; readonly email: string }>;
}

export interface EmailConfirmationOptions extends Pick<Foundation, 'database' | 'clock' | 'mails'> {
  readonly limits: CredentialLimits;
  readonly ownerCheck: OwnerCheck;
  readonly holdings: readonly AccountHoldings[];
}

export function createEmailConfirmation(options: EmailConfirmationOptions): EmailConfirmation {
  return {
    welcome: (tx, account) => ask(options, tx, account, ACCOUNT_MAILS.welcome),
    askAgain: (id) => askAgain(options, id, { gone: 'not_signed_in', alongside: async () => undefined }),
    resend: (id, alongside) => askAgain(options, id, { gone: 'not_found', alongside }),
    requestChange: (signedIn, change) => requestChange(options, signedIn, change),
    stopChange: (secret) => stopChange(options, secret),
    confirm: (secret) => confirm(options, secret),
  };
}

async function ask(
  { clock, mails }: EmailConfirmationOptions,
  tx: Transaction,
  account: Account,
  kind: typeof ACCOUNT_MAILS.welcome | typeof ACCOUNT_MAILS.confirmEmail,
  email = account.email,
  sessionId?: SessionId,
): Promise<void> {
  const [secret, causeId] = [newSecret(), randomUUID()];
  const expiresAt = new Date(clock().getTime() + KEY_LIFETIME_MS);
  await storeKey(tx, { accountId: account.id, purpose: 'email', secret, email, sessionId, expiresAt });
  const data = { name: account.name, page: pageOf(secret) };
  const mail = { kind, account: account.id, to: email, language: account.language, causeId, data };
  await mails.enqueue(tx, { ...mail, endsAt: expiresAt });
}

async function announce(
  { clock, mails }: EmailConfirmationOptions,
  tx: Transaction,
  account: Account,
  next: string,
): Promise<void> {
  const secret = newSecret();
  const expiresAt = new Date(clock().getTime() + KEY_LIFETIME_MS);
  await storeKey(tx, { accountId: account.id, purpose: 'stop-email', secret, expiresAt });
  const { id, name, email: to, language } = account;
  const data = { name, newEmail: maskedAddress(next), page: stopPageOf(secret) };
  const kind = ACCOUNT_MAILS.emailChangeRequested;
  const mail = { kind, account: id, to, language, causeId: randomUUID(), data };
  await mails.enqueue(tx, { ...mail, endsAt: expiresAt });
}

async function askAgain(
  options: EmailConfirmationOptions,
  id: AccountId,
  { gone, alongside }: { gone: ErrorCode; alongside: Alongside },
): Promise<boolean> {
  await options.limits.countMail('confirmation', id);
  return inTransaction(options.database, async (tx) => {
    const locked = await lockAccount(tx, id);
    if (locked === undefined) throw new ApiError(gone);
    const { account } = locked;
    if (account.emailVerified) return false;
    await ask(options, tx, account, ACCOUNT_MAILS.confirmEmail);
    await alongside(tx, account);
    return true;
  });
}

async function requestChange(
  options: EmailConfirmationOptions,
  signedIn: SignedIn,
  { email, password }: { email: string; password: string | undefined },
): Promise<void> {
  const { database, limits, ownerCheck } = options;
  const { address, key } = requireEmail(email);
  await ownerCheck.require(signedIn, password);
  await limits.countMail('confirmation', signedIn.account.id);
  await inTransaction(database, async (tx) => {
    const owner = await findByEmailKey(tx, key);
    if (owner !== undefined && owner.account.id !== signedIn.account.id) throw new ApiError('email_in_use');
    const { account } = (await lockAccount(tx, signedIn.account.id)) ?? {};
    if (account === undefined) throw new ApiError('not_signed_in');
    await ask(options, tx, account, ACCOUNT_MAILS.confirmEmail, address, signedIn.sessionId);
    if (address !== account.email) await announce(options, tx, account, address);
  });
}

const stopChange = ({ database, clock }: EmailConfirmationOptions, secret: string): Promise<AccountId> =>
  inTransaction(database, async (tx) => {
    const key = await takeKey(tx, 'stop-email', secret, clock());
    if (key === undefined) throw new ApiError('key_invalid');
    await lockAccount(tx, key.accountId);
    await deleteKeys(tx, key.accountId, 'email');
    await deleteSessions(tx, key.accountId);
    return key.accountId;
  });

const confirm = (
  { database, clock, mails, holdings }: EmailConfirmationOptions,
  secret: string,
): Promise<{ readonly account: AccountId; readonly email: string }> =>
  inTransaction(database, async (tx) => {
    const key = await takeKey(tx, 'email', secret, clock());
    const locked = key && (await lockAccount(tx, key.accountId));
    if (key === undefined || locked === undefined) throw new ApiError('key_invalid');
    const email = must(key.email, 'a key that confirms an address names it');
    const address = must(readEmailAddress(email), 'the address of a key was read when it was made');
    const { account } = locked;
    await changeAddress(tx, locked, address, clock());
    if (address.address === account.email) return { account: account.id, email: account.email };
    for (const holding of holdings) await holding.described?.(tx, account.id);
    // A key to recover the password may still lie in the old mailbox.
    await deleteKeys(tx, account.id);
    await deleteSessions(tx, account.id, key.sessionId ?? undefined);
    await tellEmailChanged(mails, tx, account, address.address, key.id);
    return { account: account.id, email: address.address };
  });

/** To both addresses; neither mail shows the other one in full. */
async function tellEmailChanged(
  mails: MailQueue,
  tx: Transaction,
  { id: account, name, email, language }: Account,
  next: string,
  causeId: string,
): Promise<void> {
  for (const to of [email, next]) {
    const shown = (address: string) => (address === to ? address : maskedAddress(address));
    const data = { name, oldEmail: shown(email), newEmail: shown(next) };
    await mails.enqueue(tx, { kind: ACCOUNT_MAILS.emailChanged, account, to, language, causeId, data });
  }
}
