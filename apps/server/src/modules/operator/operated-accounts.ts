import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import type { OperatedAccount, OperatedPayment } from '@trazo/contract/api/operator';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type AccountId, accountIdOf } from '../../platform/authentication/account.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { maskedAddress } from '../../platform/mailer/linkless-text.ts';
import { findAccount, findByEmailKey } from '../accounts/account-repository.ts';
import type { AccountService } from '../accounts/account-service.ts';
import type { EmailConfirmation } from '../accounts/email-confirmation-service.ts';
import { sessionsOf } from '../accounts/session-repository.ts';
import type { DescribeUser } from '../accounts/user.ts';
import { findCustomer, type PaymentRow, paymentsOf } from '../billing/billing-repository.ts';
import { billingPayments } from '../billing/schema.ts';
import { plans } from '../plans/schema.ts';
import type { ActLog } from './act-log.ts';
import { findOperator } from './operator-repository.ts';
import type { ProviderPages } from './provider-pages.ts';

const PAYMENTS_LISTED = 100;
/** Stands in the log for a search by what is no address, which may be anything. */
const NO_ADDRESS = '•••';

/** What operators may do to accounts. What their plans say stays unread: they are only counted. */
export interface OperatedAccounts {
  find(by: string, email: string): Promise<OperatedAccount | null>;
  resendConfirmation(by: string, id: string): Promise<boolean>;
  /** The owner's own deletion, without its password. `email` has to be the account's, typed out. */
  close(by: string, id: string, email: string): Promise<void>;
  payments(by: string): Promise<OperatedPayment[]>;
}

export interface OperatedAccountsOptions {
  readonly database: NodePgDatabase;
  readonly log: ActLog;
  readonly account: AccountService;
  readonly confirmation: EmailConfirmation;
  readonly describe: DescribeUser;
  readonly pages: ProviderPages;
}

export function createOperatedAccounts(options: OperatedAccountsOptions): OperatedAccounts {
  const { database, log, pages } = options;
  const requireAccount = async (id: string) => {
    const account = await findAccount(database, accountIdOf(id));
    if (account === undefined) throw new ApiError('not_found');
    return account;
  };
  const payment = (row: PaymentRow): OperatedPayment => ({
    id: row.id,
    account_id: row.accountId,
    amount: row.amount,
    amount_refunded: row.amountRefunded,
    currency: row.currency,
    status: row.status,
    made_at: row.madeAt.toISOString(),
    provider_url: pages.invoice(row.id),
  });

  return {
    find: async (by, email) => {
      const address = readEmailAddress(email);
      const found = address && (await findByEmailKey(database, address.key));
      const sought = found?.account.email ?? address?.address;
      await log.record(database, by, 'account_searched', sought ? maskedAddress(sought) : NO_ADDRESS);
      if (found === undefined) return null;
      const { account } = found;
      const [user, customer, payments, [lastSession], planCount] = await Promise.all([
        options.describe(account),
        findCustomer(database, account.id),
        paymentsOf(database, account.id),
        sessionsOf(database, account.id, 1),
        countPlans(database, account.id),
      ]);
      return {
        id: account.id,
        email: account.email,
        email_verified: account.emailVerified,
        name: `${account.name} ${account.surname}`.trim(),
        language: account.language,
        created_at: account.createdAt.toISOString(),
        auth_provider: user.user_auth_provider,
        entitlement: user.user_account_status,
        plans: planCount,
        last_used_at: lastSession?.lastUsedAt.toISOString() ?? null,
        provider_url: pages.customer(customer?.customerId ?? null),
        payments: payments.map(payment),
      };
    },

    resendConfirmation: async (by, id) => {
      const account = await requireAccount(id);
      return options.confirmation.resend(account.id, (tx, { email }) =>
        log.record(tx, by, 'confirmation_sent', maskedAddress(email)),
      );
    },

    close: async (by, id, email) => {
      const account = await requireAccount(id);
      if (readEmailAddress(email)?.address !== account.email) throw new ApiError('email_invalid');
      if ((await findOperator(database, account.id)) !== undefined) throw new ApiError('account_is_operator');
      const subject = maskedAddress(account.email);
      // Before anything is ended at the provider: an attempt that fails there is in the log as well.
      await log.record(database, by, 'account_closing', subject);
      await options.account.close(account, (tx) => log.record(tx, by, 'account_closed', subject));
    },

    payments: async (by) => {
      await log.record(database, by, 'payments_read', '');
      const rows = await database
        .select()
        .from(billingPayments)
        .orderBy(desc(billingPayments.madeAt), desc(billingPayments.id))
        .limit(PAYMENTS_LISTED);
      return rows.map(payment);
    },
  };
}

const countPlans = (database: NodePgDatabase, accountId: AccountId): Promise<number> =>
  database.$count(plans, and(eq(plans.accountId, accountId), isNull(plans.deletedAt)));
