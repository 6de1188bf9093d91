import type { CoAuthorRole } from '@trazo/contract/plans/co-authors';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountId } from '../../platform/authentication/account.ts';
import { moment } from '../../platform/database/column-types.ts';
import type { PlanId } from '../plans/schema.ts';

/** Invitations of co-authors, one an address and plan; deleted with their plan. */
export const invitations = pgTable(
  'invitations',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    id: uuid().notNull(),
    planId: uuid('plan_id').$type<PlanId>().notNull(),
    /** As it was typed. */
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    role: text().$type<CoAuthorRole>().notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Who has used it: for them it leads to the plan, for others nowhere. */
    acceptedBy: uuid('accepted_by').$type<AccountId>(),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);
