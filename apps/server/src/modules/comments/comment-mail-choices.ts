import { must } from '@trazo/plan/must';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountId } from '../../platform/authentication/account.ts';
import { hashOfSecret, newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction, type Queryable, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { accountOf, claim } from '../../platform/lookups/lookups.ts';
import { commentMailChoices } from './schema.ts';

/** Whether accounts get mails about comments; they do until they say otherwise. */
export interface CommentMailChoices {
  wanted(account: AccountId): Promise<boolean>;
  choose(account: AccountId, wanted: boolean): Promise<void>;
  /** By the token in each of the mails; `key_invalid` for what is none. It can be used again. */
  stop(token: string): Promise<void>;
}

export const createCommentMailChoices = (database: NodePgDatabase): CommentMailChoices => ({
  wanted: async (account) => (await findChoice(database, account))?.wanted ?? true,
  choose: (account, wanted) =>
    inTransaction(database, async (tx) => {
      await tokenOf(tx, account);
      await setWanted(tx, account, wanted);
    }),
  stop: async (token) => {
    const hash = hashOfSecret(token);
    const account = hash === undefined ? undefined : await accountOf(database, 'comment mails', hash);
    if (account === undefined) throw new ApiError('key_invalid');
    await setWanted(database, account, false);
  },
});

export async function findChoice(on: Queryable, account: AccountId) {
  const [row] = await on.select().from(commentMailChoices).where(eq(commentMailChoices.accountId, account));
  return row;
}

async function setWanted(on: Queryable, account: AccountId, wanted: boolean): Promise<void> {
  await on.update(commentMailChoices).set({ wanted }).where(eq(commentMailChoices.accountId, account));
}

/** The account's token, made when it is first needed. */
export async function tokenOf(tx: Transaction, accountId: AccountId): Promise<string> {
  const token = newSecret();
  const [made] = await tx
    .insert(commentMailChoices)
    .values({ accountId, token, wanted: true })
    .onConflictDoNothing()
    .returning({ token: commentMailChoices.token });
  if (made === undefined) return must(await findChoice(tx, accountId), 'it was there').token;
  await claim(tx, 'comment mails', must(hashOfSecret(token), 'a new secret has the form of one'), accountId);
  return token;
}
