import { z } from 'zod';
import type { KeyValueStorage } from '../../shared/storage/key-value-storage.ts';
import { DRAFT_PARTS } from '../drafts/draft.ts';

const account = z.string().min(1);
/** Contents that were sent without an answer; one of them may have arrived. */
const attempts = z.array(z.string());

const linkSchema = z.discriminatedUnion('kind', [
  /** The draft is a saved plan; `saved` says which text the server has acknowledged as `version`. */
  z.object({
    kind: z.literal('plan'),
    account,
    version: z.int().positive(),
    saved: z.partialRecord(z.enum(DRAFT_PARTS), z.string()),
    attempts,
    /** What the plan is called among the others, as far as it is known. */
    name: z.string().optional(),
  }),
  /**
   * The draft is a plan of the account that has not been saved yet: it is created by itself, under `name` if it has one. Its
   * id is the draft's, so that a second attempt makes no second plan (idempotency key).
   */
  z.object({ kind: z.literal('new'), account, name: z.string().optional() }),
  /** The account was asked what to do with the draft, and leaves it on this device. */
  z.object({ kind: z.literal('later'), account }),
]);

/** What a draft is to the server, and whose; without one it was written by a visitor. */
export type PlanLink = z.output<typeof linkSchema>;
export type LinkOf<Kind extends PlanLink['kind']> = Extract<PlanLink, { kind: Kind }>;

export interface PlanLinks {
  /** As it stands now: another tab may have changed it. */
  read(): PlanLink | undefined;
  write(link: PlanLink): void;
  clear(): void;
}

/** Under which key of a draft's records its link stands. */
export const LINK_KEY = 'plan';
const ATTEMPTS_KEPT = 8;

/** A plan of the account yet to be created. */
export const newPlan = (account: string, name?: string): LinkOf<'new'> => ({
  kind: 'new',
  account,
  ...(name === undefined ? {} : { name }),
});

/** Notes a content about to be sent, before it is. */
export const withAttempt = (link: LinkOf<'plan'>, print: string): LinkOf<'plan'> => ({
  ...link,
  attempts: [...link.attempts.filter((other) => other !== print), print].slice(-ATTEMPTS_KEPT),
});

/** The link among a draft's records. */
export const planLinksOf = (records: KeyValueStorage): PlanLinks => ({
  read: () => parse(records.getItem(LINK_KEY)),
  write: (link) => records.setItem(LINK_KEY, JSON.stringify(link)),
  clear: () => records.removeItem(LINK_KEY),
});

function parse(raw: string | null): PlanLink | undefined {
  if (raw === null) return undefined;
  try {
    return linkSchema.safeParse(JSON.parse(raw)).data;
  } catch {
    return undefined;
  }
}
