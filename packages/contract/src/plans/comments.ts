import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { z } from 'zod';

/** Characters of a comment. */
export const COMMENT_LIMIT = 4_000;
/** Characters of the words that a comment is about. */
export const QUOTE_LIMIT = 300;
/** Comments a plan may have. */
export const COMMENTS_OF_PLAN = 2_000;

/** A path in a section that follows its lists' items by their ids, so that it leads to the same field when they move. */
const fieldPath = z
  .string()
  .max(600)
  .refine((path) => path.isWellFormed() && !path.includes('\0'), 'must be a path');

/** Where in the plan comments stand. */
export const commentPlaceSchema = z.strictObject({
  section: z.enum(SECTION_IDS),
  /** Empty for the section as a whole. */
  field: fieldPath,
  /** The words it is about, as they were; empty where it is about all of it. */
  quote: z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be text'),
});
export type CommentPlace = z.output<typeof commentPlaceSchema>;

/** A comment as it is sent; sent again after a lost answer it is the same one. */
export const newCommentSchema = z.strictObject({
  id: z.uuid(),
  /** At most `COMMENT_LIMIT` characters. People of the plan are named by `@` and their name. */
  text: z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be text'),
  at: z.union([z.strictObject({ thread_id: z.uuid() }), commentPlaceSchema]),
});
export type NewComment = z.output<typeof newCommentSchema>;

export const commentSchema = z.strictObject({
  id: z.uuid(),
  /** Null once it was deleted, while there are answers to it. */
  text: z.string().nullable(),
  /** Empty where the account has none, or is gone. */
  author: z.string(),
  /** Of an author without an account, who came by a link: shown to the owner, who can block them; else null. */
  guest_id: z.uuid().nullable(),
  is_guest: z.boolean(),
  /** Whether the caller wrote it. */
  is_own: z.boolean(),
  written_at: z.iso.datetime(),
});
export type Comment = z.output<typeof commentSchema>;

/** A comment and the answers to it. */
export const commentThreadSchema = z.strictObject({
  id: z.uuid(),
  ...commentPlaceSchema.shape,
  /** Begun by a guest: those who have the same link read it, too. */
  by_link: z.boolean(),
  resolved_at: z.iso.datetime().nullable(),
  /** The first one first. */
  comments: z.array(commentSchema),
});
export type CommentThread = z.output<typeof commentThreadSchema>;

/** The comments of a plan. */
export const planCommentsSchema = z.strictObject({
  /** In the order in which they were begun. */
  threads: z.array(commentThreadSchema),
  /** Since when there are comments that the caller has not looked at; null where there are none. */
  unread_since: z.iso.datetime().nullable(),
  /** Guests who may not comment any more; only shown to the owner. */
  blocked_guests: z.array(z.uuid()),
});
export type PlanComments = z.output<typeof planCommentsSchema>;

/** What those with a link see: the threads that were begun by it. */
export const guestCommentsSchema = z.strictObject({
  threads: z.array(commentThreadSchema),
  /** Who the caller is to the plan; null for one who has not commented yet. The key proves it from then on. */
  guest: z.strictObject({ key: z.string(), name: z.string() }).nullable(),
});
export type GuestComments = z.output<typeof guestCommentsSchema>;
