import { z } from 'zod';
import { DRAFT_PARTS } from '../drafts/draft.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { KeyValueStorage } from '../drafts/part-keeper.ts';
import { randomId } from '../identifiers/random-id.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';

const account = z.string().min(1);
/** The draft it is about (drafts/draft-store.ts); one that was written before drafts had names is about any. */
const draft = z.string().optional();
/** Contents that were sent without an answer; one of them may have arrived. */
const attempts = z.array(z.string());

const linkSchema = z.discriminatedUnion('kind', [
  /** The draft is this saved plan; `saved` says which text the server has acknowledged as `version`. */
  z.object({
    kind: z.literal('plan'),
    account,
    draft,
    id: z.string().min(1),
    version: z.int().positive(),
    saved: z.partialRecord(z.enum(DRAFT_PARTS), z.string()),
    attempts,
    /** What the plan is called among the others, as far as it is known. */
    name: z.string().optional(),
  }),
  /**
   * The draft is a plan of the account that has not been saved yet: it is created by itself, under `name` if it has one. The
   * id is chosen here, so that a second attempt makes no second plan.
   */
  z.object({ kind: z.literal('new'), account, draft, id: z.uuid(), name: z.string().optional() }),
  /** The account was asked what to do with the draft, and leaves it here. */
  z.object({ kind: z.literal('later'), account }),
  /** Another plan is being put in the draft's place; whoever finds this was interrupted. */
  z.object({ kind: z.literal('switching'), account }),
]);

/** Which plan the draft of this browser is, and whose; without one it was written by a visitor. */
export type PlanLink = z.output<typeof linkSchema>;
export type LinkOf<Kind extends PlanLink['kind']> = Extract<PlanLink, { kind: Kind }>;

export interface PlanLinks {
  /** As it stands in the storage now: another tab may have changed it. */
  read(): PlanLink | undefined;
  write(link: PlanLink): void;
  clear(): void;
}

const ATTEMPTS_KEPT = 8;

/** A plan of the account yet to be created, from the draft of that name. */
export const newPlan = (account: string, draftId: string, name?: string): LinkOf<'new'> => ({
  kind: 'new',
  account,
  draft: draftId,
  id: randomId(),
  ...(name === undefined ? {} : { name }),
});

interface LinkedDraft {
  readonly links: PlanLinks;
  readonly draftStore: Pick<DraftStore, 'draftId'>;
}

/** The link as far as it concerns the draft this tab holds: nobody knows yet which plan a draft is that it does not name. */
export function linkOfDraft({ links, draftStore }: LinkedDraft): PlanLink | undefined {
  const link = links.read();
  const isOfAnother = isOfPlan(link) && link.draft !== undefined && link.draft !== draftStore.draftId();
  return isOfAnother ? { kind: 'switching', account: link.account } : link;
}

/** Whether the link names a plan, saved or yet to be. */
export const isOfPlan = (link: PlanLink | undefined): link is LinkOf<'plan' | 'new'> =>
  link?.kind === 'plan' || link?.kind === 'new';

/** Notes a content about to be sent, before it is. */
export const withAttempt = (link: LinkOf<'plan'>, print: string): LinkOf<'plan'> => ({
  ...link,
  attempts: [...link.attempts.filter((other) => other !== print), print].slice(-ATTEMPTS_KEPT),
});

/** Kept in the storage beside the draft; in memory where there is none. */
export function createPlanLinks(storage: KeyValueStorage | undefined): PlanLinks {
  let memory: PlanLink | undefined;
  let isStored = storage !== undefined;
  const attempt = (use: () => void) => {
    try {
      use();
      isStored = storage !== undefined;
    } catch {
      isStored = false;
    }
  };
  return {
    read() {
      attempt(() => {
        if (isStored) memory = parse(storage?.getItem(STORAGE_KEYS.openPlan) ?? null);
      });
      return memory;
    },
    write(link) {
      memory = link;
      attempt(() => storage?.setItem(STORAGE_KEYS.openPlan, JSON.stringify(link)));
    },
    clear() {
      memory = undefined;
      attempt(() => storage?.removeItem(STORAGE_KEYS.openPlan));
    },
  };
}

function parse(raw: string | null): PlanLink | undefined {
  if (raw === null) return undefined;
  try {
    return linkSchema.safeParse(JSON.parse(raw)).data;
  } catch {
    return undefined;
  }
}
