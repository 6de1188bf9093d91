import type { PlanStatus } from '@trazo/contract/plans/plan';
import { boolean, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountId } from '../../platform/authentication/account.ts';
import { bytea, moment } from '../../platform/database/column-types.ts';

declare const planBrand: unique symbol;
/** Only the database hands these out, for a plan of the account that asked. */
export type PlanId = string & { readonly [planBrand]: true };

export const plans = pgTable('plans', {
  id: uuid().$type<PlanId>().primaryKey(),
  accountId: uuid('account_id').$type<AccountId>().notNull(),
  name: text().notNull(),
  /** Whether the name was given by hand; else it follows the company's. */
  nameIsOwn: boolean('name_is_own').notNull(),
  status: text().$type<PlanStatus>().notNull(),
  /** The wire's content with its pictures as references. Text: what was saved comes back to the letter. */
  content: text().notNull(),
  /** The schema version of `content`. */
  contentSchema: integer('content_schema').notNull(),
  hasImages: boolean('has_images').notNull(),
  version: integer().notNull(),
  completeness: real().notNull(),
  coverKey: text('cover_key').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Which plan shows which picture. */
export const planImages = pgTable(
  'plan_images',
  {
    planId: uuid('plan_id').$type<PlanId>().notNull(),
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    hash: text().notNull(),
  },
  ({ planId, hash }) => [primaryKey({ columns: [planId, hash] })],
);

/** The first page of a plan, as it was drawn for one of its versions. */
export const planCovers = pgTable('plan_covers', {
  planId: uuid('plan_id').$type<PlanId>().primaryKey(),
  version: integer().notNull(),
  webp: bytea().notNull(),
});
