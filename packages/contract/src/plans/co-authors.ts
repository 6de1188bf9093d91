import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { z } from 'zod';

/** What a co-author may do: read the plan and its document, comment on it as well, or write in it, too. */
export const CO_AUTHOR_ROLES = ['edit', 'comment', 'read'] as const;
export type CoAuthorRole = (typeof CO_AUTHOR_ROLES)[number];
export const coAuthorRole = z.enum(CO_AUTHOR_ROLES);

/** What an account is to a plan. */
export const planRole = z.enum(['owner', ...CO_AUTHOR_ROLES]);
export type PlanRole = z.output<typeof planRole>;

/** Co-authors and open invitations of a plan together. */
export const CO_AUTHOR_LIMIT = 10;

export const INVITATION_DAYS = 14;

/** A person in a plan. */
export const planPersonSchema = z.strictObject({
  id: z.uuid(),
  /** Empty where the account has none. */
  name: z.string(),
  /** Shown to the owner, who invited it, and of the owner to all; else null. */
  email: z.string().nullable(),
  role: planRole,
  is_caller: z.boolean(),
});
export type PlanPerson = z.output<typeof planPersonSchema>;

export const invitationSchema = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  role: coAuthorRole,
  expires_at: z.iso.datetime(),
});
export type Invitation = z.output<typeof invitationSchema>;

/** Who changed a section last; undefined of sections that were not changed since the plan has co-authors. */
export const sectionAuthorSchema = z.strictObject({
  section: z.enum([...SECTION_IDS, 'theme']),
  person_id: z.uuid(),
  at: z.iso.datetime(),
});

/** The people of a plan. */
export const planPeopleSchema = z.strictObject({
  /** What the caller is to it. */
  role: planRole,
  /** Whether the owner has paid for documents of it. */
  may_export: z.boolean(),
  /** The owner first. */
  people: z.array(planPersonSchema),
  /** Those that can be accepted; only shown to the owner. */
  invitations: z.array(invitationSchema),
  sections: z.array(sectionAuthorSchema),
});
export type PlanPeople = z.output<typeof planPeopleSchema>;

/** Longest presence that is passed on, in characters. */
const PLACE_LIMIT = 200;

/** Where in a plan a device is; passed on to the plan's other open devices and never stored. */
export const presenceSchema = z.strictObject({
  /** Names the tab, so that one person may be in two places. */
  device: z.uuid(),
  /** The section that is open; null once the tab leaves. */
  section: z.enum([...SECTION_IDS, 'theme']).nullable(),
  /** The long text the caret is in, and its Yjs relative position in base 64. */
  caret: z
    .strictObject({ field: z.string().max(PLACE_LIMIT), position: z.base64().max(PLACE_LIMIT) })
    .nullable(),
  /** Whether the device asks the others where they are. */
  asks: z.boolean(),
});
export type Presence = z.output<typeof presenceSchema>;

/** As an event: with the person, as the server knows them. */
export const presenceEventSchema = presenceSchema.extend({ person_id: z.uuid() });
export type PresenceEvent = z.output<typeof presenceEventSchema>;
