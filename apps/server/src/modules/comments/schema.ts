import type { SectionId } from '@trazo/plan/sections/section-ids';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountId } from '../../platform/authentication/account.ts';
import { moment } from '../../platform/database/column-types.ts';
import type { PlanId } from '../plans/schema.ts';

const ofPlan = {
  accountId: uuid('account_id').$type<AccountId>().notNull(),
  id: uuid().notNull(),
  planId: uuid('plan_id').$type<PlanId>().notNull(),
};

/** A place in a plan that is commented on, with the plan's owner; deleted with the plan. */
export const commentThreads = pgTable(
  'comment_threads',
  {
    ...ofPlan,
    section: text().$type<SectionId>().notNull(),
    field: text().notNull(),
    quote: text().notNull(),
    /** The link by which a guest began it: those who have it read it, too. */
    shareId: uuid('share_id'),
    begunAt: moment('begun_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);

/** Who comments by a link, without an account; deleted with the plan. */
export const commentGuests = pgTable(
  'comment_guests',
  {
    ...ofPlan,
    shareId: uuid('share_id').notNull(),
    name: text().notNull(),
    keyHash: text('key_hash').notNull(),
    blockedAt: moment('blocked_at'),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);

/** Comments, with the plan's owner: the first of a thread and the answers to it. */
export const comments = pgTable(
  'comments',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    threadId: uuid('thread_id').notNull(),
    id: uuid().notNull(),
    /** Null of a guest, and of what was deleted. */
    authorId: uuid('author_id').$type<AccountId>(),
    guestId: uuid('guest_id'),
    /** Null once deleted, while there are answers. */
    text: text(),
    writtenAt: moment('written_at').notNull(),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);

/** The plans in which an account has commented, or is to look at comments: only says where to look (ADR 94). */
export const commentedPlans = pgTable(
  'commented_plans',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    ownerId: uuid('owner_id').$type<AccountId>().notNull(),
    planId: uuid('plan_id').$type<PlanId>().notNull(),
    /** When the first was written that the account has not looked at. */
    unreadSince: moment('unread_since'),
    /** The same of those that no mail has named. */
    unmailedSince: moment('unmailed_since'),
  },
  ({ accountId, ownerId, planId }) => [primaryKey({ columns: [accountId, ownerId, planId] })],
);

/** Whether an account gets mails about comments, and the token in them that stops them. */
export const commentMailChoices = pgTable('comment_mail_choices', {
  accountId: uuid('account_id').$type<AccountId>().primaryKey(),
  token: text().notNull(),
  wanted: boolean().notNull(),
});
