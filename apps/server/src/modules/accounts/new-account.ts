import { randomUUID } from 'node:crypto';
import { type EmailAddress, readEmailAddress } from '@trazo/contract/accounts/email-address';
import { type Account, accountIdOf } from '../../platform/authentication/account.ts';
import { brokenUniqueness, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { insertAccount } from './account-repository.ts';

/** The address as it was typed, checked; or `email_invalid`. */
export function requireEmail(text: string): EmailAddress {
  const address = readEmailAddress(text);
  if (address === undefined) throw new ApiError('email_invalid');
  return address;
}

/** What every new account begins with. */
export const freshAccount = ({ address, key }: EmailAddress, now: Date) => ({
  id: accountIdOf(randomUUID()),
  email: address,
  emailKey: key,
  contact: {},
  termsAcceptedAt: now,
  createdAt: now,
});

/** `email_in_use` if another account has the address, also when both come at the same moment. */
export async function addAccount(
  tx: Transaction,
  row: Parameters<typeof insertAccount>[1],
): Promise<Account> {
  try {
    return await insertAccount(tx, row);
  } catch (error) {
    throw asEmailError(error);
  }
}

export const asEmailError = (error: unknown): unknown =>
  brokenUniqueness(error) === 'accounts_email_key_unique' ? new ApiError('email_in_use') : error;
