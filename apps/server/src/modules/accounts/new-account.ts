import { randomUUID } from 'node:crypto';
import { type EmailAddress, readEmailAddress } from '@trazo/contract/accounts/email-address';
import { accountIdOf } from '../../platform/authentication/account.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

/** The address as it was typed, checked; or `email_empty`, `email_invalid`. */
export function requireEmail(text: string): EmailAddress {
  if (text.trim() === '') throw new ApiError('email_empty');
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
