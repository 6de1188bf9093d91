import type { PlanStatus } from '@trazo/contract/plans/plan';
import { boolean, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { AccountId } from '../../platform/authentication/account.ts';
import { bytea, moment } from '../../platform/database/column-types.ts';

const planIdSchema = z.uuid().brand<'PlanId'>();
/** The id of a plan, among those of its account: no query goes by it without the account. */
export type PlanId = z.output<typeof planIdSchema>;
export const planIdOf = (uuid: string): PlanId => planIdSchema.parse(uuid);

export const plans = pgTable(
  'plans',
  {
    id: uuid().$type<PlanId>().notNull(),
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
    /** Soft delete: since when it is gone; for a day the deletion can be undone. */
    deletedAt: moment('deleted_at'),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);

/** To whom plans were mailed; deleted with their plan. */
export const planMailings = pgTable(
  'plan_mailings',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    id: uuid().notNull(),
    planId: uuid('plan_id').$type<PlanId>().notNull(),
    /** As it was typed. */
    recipient: text().notNull(),
    /** The cause of its mail (mail-queue.ts), which says for a while what became of it. */
    mailCause: text('mail_cause').notNull(),
    queuedAt: moment('queued_at').notNull(),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);

/** Which plan shows which picture. */
export const planImages = pgTable(
  'plan_images',
  {
    planId: uuid('plan_id').$type<PlanId>().notNull(),
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    hash: text().notNull(),
  },
  ({ accountId, planId, hash }) => [primaryKey({ columns: [accountId, planId, hash] })],
);

/** The first page of a plan, as it was drawn for one of its versions by one release. */
export const planCovers = pgTable(
  'plan_covers',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    planId: uuid('plan_id').$type<PlanId>().notNull(),
    version: integer().notNull(),
    /** Null where it is an object. */
    webp: bytea(),
    objectKey: text('object_key'),
    /** The cover version (plan-covers.ts) it shows. */
    drawnFor: text('drawn_for'),
  },
  ({ accountId, planId }) => [primaryKey({ columns: [accountId, planId] })],
);
