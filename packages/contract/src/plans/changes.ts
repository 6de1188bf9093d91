import { z } from 'zod';
import { planVersion } from './plan.ts';

/** Bytes of a whole document: of a plan that is new to the server, or of a device that sends everything it has. */
export const WHOLE_DOCUMENT_LIMIT = 16_000_000;

/** Counts how often a plan's document was rebuilt, from 1; 0 names a plan that is new to the server. */
const epoch = z.int().min(0).max(2_147_483_647);

/** A Yjs update (version 1 of its encoding). */
const update = z.base64();

/** What a device has to say of a plan. Sent again after a lost answer it changes nothing. */
export const planChangesSchema = z.strictObject({
  epoch,
  /** The last revision the device knows; 0 if it sends everything it has and asks for everything there is. */
  revision: z.int().min(0).max(2_147_483_647),
  /** The schema version of the contents the device writes. */
  schema: z.int().min(1),
  update,
});
export type PlanChanges = z.output<typeof planChangesSchema>;

/** Where a plan stands. */
const standing = {
  epoch,
  /** The plan's `version`. */
  revision: planVersion,
  /** The plan's own name, where its owner gave it one: a copy's, say. Else it is called as its company is. */
  name: z.string().optional(),
};

/** What the device then knows. */
export const planChangesAnswerSchema = z.strictObject({
  ...standing,
  /** What others have written since the revision the device knew. */
  update: update.optional(),
});
export type PlanChangesAnswer = z.output<typeof planChangesAnswerSchema>;

/** A plan as the document that devices merge their changes into. */
export const planDocumentSchema = z.strictObject({ ...standing, update });
export type PlanDocument = z.output<typeof planDocumentSchema>;
