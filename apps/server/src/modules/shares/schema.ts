import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountId } from '../../platform/authentication/account.ts';
import { moment } from '../../platform/database/column-types.ts';
import type { PlanId } from '../plans/schema.ts';

/** Links that show a plan without a session; deleted with their plan. */
export const shares = pgTable(
  'shares',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    id: uuid().notNull(),
    planId: uuid('plan_id').$type<PlanId>().notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Shown to its owner again; sealed it would be no safer, for the key would lie beside the database. */
    token: text().notNull(),
    /** argon2id; null where none is asked for. */
    passwordHash: text('password_hash'),
    /** Whether its reader is offered the file. */
    mayDownload: boolean('may_download').notNull().default(false),
    /** Whether its reader may comment. */
    mayComment: boolean('may_comment').notNull().default(false),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
    /** How often its document was opened; by whom is not kept. */
    opened: integer().notNull().default(0),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);
