import type { Root } from '@trazo/contract/plan-document/roots';
import type { CoAuthorRole } from '@trazo/contract/plans/co-authors';
import type { PlanStatus } from '@trazo/contract/plans/plan';
import type { VersionReason } from '@trazo/contract/plans/versions';
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
    /** Counts the changes of the plan, by whichever call; `revision` where devices exchange theirs. */
    version: integer().notNull(),
    /** Counts how often the document was rebuilt, from 1; 0 as long as the plan has none. */
    epoch: integer().notNull().default(0),
    /** How many of the versions since the last folding are not in content, name, pictures and document yet. */
    unfolded: integer().notNull().default(0),
    /** Whether a client that saves contents may have this one, and save over it. */
    contentHeld: boolean('content_held').notNull().default(true),
    /** Whether it was changed since a version of it was kept by itself. */
    versionDue: boolean('version_due').notNull().default(true),
    completeness: real().notNull(),
    coverKey: text('cover_key').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Soft delete: since when it is gone; for a day the deletion can be undone. */
    deletedAt: moment('deleted_at'),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);

const ofPlan = {
  accountId: uuid('account_id').$type<AccountId>().notNull(),
  planId: uuid('plan_id').$type<PlanId>().notNull(),
};

/** The document of a plan (Yjs) as it was at the last folding: made of the content when it is first asked for, its source from then on. */
export const planDocuments = pgTable(
  'plan_documents',
  { ...ofPlan, bytes: bytea().notNull() },
  ({ accountId, planId }) => [primaryKey({ columns: [accountId, planId] })],
);

/** What a version has added to a document, as a Yjs update. They stay for a while, for devices and streams to catch up. */
export const planChanges = pgTable(
  'plan_changes',
  { ...ofPlan, version: integer().notNull(), bytes: bytea().notNull() },
  ({ accountId, planId, version }) => [primaryKey({ columns: [accountId, planId, version] })],
);

/** Contents of earlier versions that a client may hold and save over: what it has changed is the difference to them. */
export const planBases = pgTable(
  'plan_bases',
  { ...ofPlan, version: integer().notNull(), content: text().notNull() },
  ({ accountId, planId, version }) => [primaryKey({ columns: [accountId, planId, version] })],
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

/** Plans as they were at a moment; deleted with their plan. */
export const planVersions = pgTable(
  'plan_versions',
  {
    ...ofPlan,
    id: uuid().notNull(),
    keptAt: moment('kept_at').notNull(),
    /** When it goes by itself; null where it stays. */
    expiresAt: moment('expires_at'),
    reason: text().$type<VersionReason>().notNull(),
    /** Who did what it was kept for. */
    keptBy: uuid('kept_by').$type<AccountId>(),
    name: text(),
    /** As in `plans`; PostgreSQL compresses it. */
    content: text().notNull(),
    contentSchema: integer('content_schema').notNull(),
    /** Of the content, before it is compressed. */
    bytes: integer().notNull(),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);

/** Which version shows which picture. */
export const versionImages = pgTable(
  'version_images',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    versionId: uuid('version_id').notNull(),
    hash: text().notNull(),
  },
  ({ accountId, versionId, hash }) => [primaryKey({ columns: [accountId, versionId, hash] })],
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

/** Who may open a plan beside its owner, in the owner's partition: it decides. Deleted with the plan. */
export const coAuthors = pgTable(
  'co_authors',
  {
    ...ofPlan,
    memberId: uuid('member_id').$type<AccountId>().notNull(),
    role: text().$type<CoAuthorRole>().notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  ({ accountId, planId, memberId }) => [primaryKey({ columns: [accountId, planId, memberId] })],
);

/** Where the plans lie that an account is a co-author of: only says where to look (ADR 94). */
export const coAuthoredPlans = pgTable(
  'co_authored_plans',
  { ...ofPlan, ownerId: uuid('owner_id').$type<AccountId>().notNull() },
  ({ accountId, planId }) => [primaryKey({ columns: [accountId, planId] })],
);

/** Who changed a section of a plan with co-authors last. */
export const sectionAuthors = pgTable(
  'section_authors',
  {
    ...ofPlan,
    section: text().$type<Root>().notNull(),
    authorId: uuid('author_id').$type<AccountId>().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  ({ accountId, planId, section }) => [primaryKey({ columns: [accountId, planId, section] })],
);
