import { z } from 'zod';
import { singleLine } from '../accounts/person-fields.ts';

/** Versions of a plan that may have a name: they stay until they are deleted. */
export const NAMED_VERSIONS_LIMIT = 50;
export const VERSION_NAME_LIMIT = 80;

/**
 * Why a version was kept: after an hour of work, as it was before its template was changed or another version restored, as it was taken
 * out of the house, or because a person asked for it.
 */
export const VERSION_REASONS = [
  'work',
  'template',
  'restored',
  'downloaded',
  'sent',
  'shared',
  'asked',
] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

export const versionName = singleLine(VERSION_NAME_LIMIT).refine((name) => name !== '', 'must be a name');

/** A plan as it was at a moment. */
export const versionSchema = z.strictObject({
  id: z.uuid(),
  kept_at: z.iso.datetime(),
  reason: z.enum(VERSION_REASONS),
  /** Null where no one has given it one: it goes one day. */
  name: z.string().nullable(),
  /** Who did what it was kept for; null where it was kept by itself, or the account is gone. */
  by: z.strictObject({ name: z.string(), is_caller: z.boolean() }).nullable(),
});
export type Version = z.output<typeof versionSchema>;
