import type { Act } from '@trazo/contract/operator/acts';
import type { Figure } from '@trazo/contract/operator/usage';
import { bigint, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountId, SessionId } from '../../platform/authentication/account.ts';
import { moment } from '../../platform/database/column-types.ts';

/** Accounts that may open the console; granted by a command on the server alone. */
export const operators = pgTable('operators', {
  accountId: uuid('account_id').$type<AccountId>().primaryKey(),
  /** Of the second factor, in base 32 and sealed; in use once `enrolledAt` is set. */
  secret: text(),
  enrolledAt: moment('enrolled_at'),
  /** The time step of the last code taken (RFC 6238 §5.2): a code is good for one time. */
  lastStep: bigint('last_step', { mode: 'number' }),
  grantedAt: moment('granted_at').notNull(),
});

export const recoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    codeHash: text('code_hash').notNull(),
  },
  ({ accountId, codeHash }) => [primaryKey({ columns: [accountId, codeHash] })],
);

/** Sessions in which the second factor was given. */
export const passes = pgTable(
  'operator_passes',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    sessionId: uuid('session_id').$type<SessionId>().notNull(),
    passedAt: moment('passed_at').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  ({ accountId, sessionId }) => [primaryKey({ columns: [accountId, sessionId] })],
);

/** The log of operators: the database refuses to change or delete what is in it. */
export const operatorActs = pgTable('operator_acts', {
  id: uuid().primaryKey(),
  act: text().$type<Act>().notNull(),
  /** The operator's address; null for a command on the server. */
  doneBy: text('done_by'),
  subject: text().notNull(),
  doneAt: moment('done_at').notNull(),
});

/** What was counted for each day, in UTC. */
export const usageDays = pgTable(
  'usage_days',
  {
    day: date({ mode: 'string' }).notNull(),
    figure: text().$type<Figure>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  ({ day, figure }) => [primaryKey({ columns: [day, figure] })],
);
