import { randomUUID } from 'node:crypto';
import { type EmailAddress, readEmailAddress } from '@trazo/contract/accounts/email-address';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import { brokenUniqueness, type Transaction } from '../../platform/database/transaction.ts';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { insertAccount } from './account-repository.ts';

/** The address somebody wrote, or `email_invalid`. */
export function requireEmail(text: string): EmailAddress {
  const address = readEmailAddress(text);
  if (address === undefined) throw new ApiProblem('email_invalid');
  return address;
}

/** What every new account begins with. */
export const freshAccount = ({ address, key }: EmailAddress, now: Date) => ({
  id: randomUUID() as AccountId,
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
  } catch (problem) {
    throw asEmailProblem(problem);
  }
}

export const asEmailProblem = (problem: unknown): unknown =>
  brokenUniqueness(problem) === 'accounts_email_key_unique' ? new ApiProblem('email_in_use') : problem;
