import { z } from 'zod';
import { singleLine } from '../accounts/person-fields.ts';
import { planRole } from './co-authors.ts';

/** `active` from the start (specification §4); `archived` is put away, and can be taken out again. */
export const PLAN_STATUSES = ['active', 'archived'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];
export const planStatus = z.enum(PLAN_STATUSES);

/** Plans in one answer or one call, not in an account: there, only their size is limited. */
export const PLANS_AT_ONCE = 2_000;

export const PLAN_NAME_LIMIT = 200;

/** What a plan is called in lists, mails and file names. */
export const planName = singleLine(PLAN_NAME_LIMIT);

/** Counts the changes of a plan's contents, from 1. */
export const planVersion = z.int().min(1).max(2_147_483_647);

/** A saved plan without its contents. */
export const planSummarySchema = z.strictObject({
  _id: z.uuid(),
  /** The company's name, unless the plan was given one of its own. */
  business_plan_name: z.string(),
  business_plan_status: planStatus,
  /** Address of the first page as a picture, a capability URL; another one after each change of the contents. */
  business_plan_cover: z.string(),
  version: planVersion,
  /** Share of what a bank expects that is written, 0 to 1. */
  completeness: z.number(),
  /** In lists, of a plan of the account's that has some. */
  co_authors: z.int().min(1).optional(),
  /** In lists, of a plan of another account: what the caller is in it, and whose it is. */
  co_authored: z.strictObject({ role: planRole.exclude(['owner']), owner_name: z.string() }).optional(),
  /** In lists, of a plan with co-authors: who changed it last, where that was noted. */
  changed_by: z.strictObject({ name: z.string(), is_caller: z.boolean() }).optional(),
  /** In lists, of a plan with some: how many places with comments are not resolved. */
  open_comments: z.int().min(1).optional(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type PlanSummary = z.output<typeof planSummarySchema>;

/** A plan whose deletion can still be taken back. */
export const deletedPlanSchema = z.strictObject({
  _id: z.uuid(),
  business_plan_name: z.string(),
  deleted_at: z.iso.datetime(),
});
export type DeletedPlan = z.output<typeof deletedPlanSchema>;

/** A saved plan, as it is opened. */
export const savedPlanSchema = planSummarySchema.extend({ business_plan_content: z.string() });
export type SavedPlan = z.output<typeof savedPlanSchema>;
