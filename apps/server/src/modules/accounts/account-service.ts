import type { User } from '@trazo/contract/accounts/user';
import type { EntitlementState } from '@trazo/contract/billing/entitlement';
import type { Language } from '@trazo/plan/languages';
import type { Account, AccountId, Contact, SignedIn } from '../../platform/authentication/account.ts';
import { inTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import type { AccountHoldings } from '../../platform/personal-data/account-holdings.ts';
import type { EntitlementOf } from '../entitlement/entitlement.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { deleteAccount, lockAccount, updateAccount } from './account-repository.ts';
import type { OwnerCheck } from './owner-check.ts';

/** What its owner may change of an account just so. */
export type ContactChange = Contact & Partial<Pick<User, 'user_name' | 'user_post_name'>>;

export interface AccountService {
  /** Changes what is given and leaves the rest. */
  update(signedIn: SignedIn, change: ContactChange): Promise<Account>;
  changeLanguage(signedIn: SignedIn, language: Language): Promise<Account>;
  /** Deletes the account with everything it owns and says goodbye by mail. */
  delete(signedIn: SignedIn, password: string | undefined): Promise<void>;
  /** The same on an operator's word; `alongside` happens in the transaction that deletes. */
  close(account: Account, alongside: (tx: Transaction) => Promise<void>): Promise<void>;
}

export interface AccountServiceOptions extends Pick<Foundation, 'database' | 'mails'> {
  readonly ownerCheck: OwnerCheck;
  readonly entitlementOf: EntitlementOf;
  readonly holdings: readonly AccountHoldings[];
}

/** Those of an account without a current payment. */
const WITHOUT_SUBSCRIPTION: ReadonlySet<EntitlementState> = new Set(['registered', 'expired']);

export function createAccountService({
  database,
  mails,
  ownerCheck,
  entitlementOf,
  holdings,
}: AccountServiceOptions): AccountService {
  /** Changes how the account describes itself, and tells those who pass it on. */
  const describe = async (
    tx: Transaction,
    id: AccountId,
    change: Parameters<typeof updateAccount>[2],
  ): Promise<Account | undefined> => {
    const changed = await updateAccount(tx, id, change);
    for (const holding of holdings) await holding.described?.(tx, id);
    return changed;
  };

  /** What is owed elsewhere is ended first; if that fails, nothing is deleted. */
  const remove = async (
    leaving: Account,
    received: number,
    alongside: (tx: Transaction) => Promise<void>,
  ): Promise<void> => {
    const { id } = leaving;
    const { state } = await entitlementOf(leaving);
    const kind = WITHOUT_SUBSCRIPTION.has(state)
      ? ACCOUNT_MAILS.accountDeleted
      : ACCOUNT_MAILS.subscriberDeleted;
    for (const holding of holdings) await holding.beforeDeletion?.(id, performance.now() - received);
    await inTransaction(database, async (tx) => {
      const { account } = (await lockAccount(tx, id)) ?? {};
      if (account === undefined) return;
      for (const holding of holdings) await holding.beforeErasure?.(tx, id);
      await deleteAccount(tx, id);
      const { email, name, language } = account;
      await mails.enqueue(tx, { kind, account: id, to: email, language, causeId: id, data: { name } });
      await alongside(tx);
    });
  };

  return {
    close: (account, alongside) => remove(account, performance.now(), alongside),

    update: ({ account: { id } }, { user_name, user_post_name, ...contact }) =>
      inTransaction(database, async (tx) => {
        const locked = await lockAccount(tx, id);
        const changed =
          locked &&
          (await describe(tx, id, {
            name: user_name ?? locked.account.name,
            surname: user_post_name ?? locked.account.surname,
            contact: { ...locked.account.contact, ...contact },
          }));
        return still(changed);
      }),

    changeLanguage: ({ account: { id } }, language) =>
      inTransaction(database, async (tx) => still(await describe(tx, id, { language }))),

    delete: async (signedIn, password) => {
      const received = performance.now();
      await ownerCheck.require(signedIn, password);
      await remove(signedIn.account, received, async () => undefined);
    },
  };
}

/** The account may have been deleted from elsewhere in this very moment. */
function still(account: Account | undefined): Account {
  if (account === undefined) throw new ApiError('not_signed_in');
  return account;
}
