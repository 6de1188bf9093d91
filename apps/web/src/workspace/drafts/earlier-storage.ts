import { z } from 'zod';
import { randomId } from '../../shared/identifiers/random-id.ts';
import { type KeyValueStorage, keysOf } from '../../shared/storage/key-value-storage.ts';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';
import { DRAFT_PARTS, isTextKey, storageKeyOf } from './draft.ts';
import type { DraftRecords } from './draft-records.ts';
import type { DraftRepository } from './draft-repository.ts';

/** What the releases before kept under `openPlan`: which plan the one draft of the browser was. */
const earlierLinkSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('plan'),
    account: z.string(),
    id: z.string(),
    version: z.number(),
    saved: z.record(z.string(), z.string()),
    attempts: z.array(z.string()),
    name: z.string().optional(),
  }),
  z.object({ kind: z.literal('new'), account: z.string(), id: z.string(), name: z.string().optional() }),
  z.object({ kind: z.literal('later'), account: z.string() }),
  z.object({ kind: z.literal('switching'), account: z.string() }),
]);

/** Text that an earlier release had not put into its plan yet. */
const orphanedEditSchema = z.object({
  id: z.string(),
  plan: z.string(),
  part: z.enum(DRAFT_PARTS),
  mine: z.string(),
});

const ORPHANED = /^left\./;

/** The one draft of the releases before, to be moved into the database. */
export interface EarlierDraft {
  readonly id: string;
  /** Which plan it is, as a record. */
  readonly link: string | undefined;
  /** Edits that belong to other plans, by plan and key. */
  readonly orphaned: readonly { readonly plan: string; readonly key: string; readonly text: string }[];
  /** Keys that may go once everything is in the database. */
  readonly keys: readonly string[];
}

/**
 * Finds what a release before had kept in local storage, and names its draft: its text stands where the mirror looks for
 * it. Undefined where there is nothing of the kind.
 */
export function findEarlierDraft(storage: KeyValueStorage | undefined): EarlierDraft | undefined {
  try {
    if (storage === undefined) return undefined;
    const keys = keysOf(storage);
    const link = parse(earlierLinkSchema, storage.getItem(STORAGE_KEYS.openPlan));
    const mirrored = storage.getItem(STORAGE_KEYS.mirroredPlan);
    const orphaned = keys.filter((key) => ORPHANED.test(key));
    const isEarlier = mirrored === null && keys.some(isTextKey);
    if (!isEarlier && link === undefined && orphaned.length === 0) return undefined;
    const id = mirrored ?? (link?.kind === 'plan' || link?.kind === 'new' ? link.id : randomId());
    if (mirrored === null) storage.setItem(STORAGE_KEYS.mirroredPlan, id);
    return {
      id,
      link: linkText(link),
      orphaned: orphaned.flatMap((key) => orphanedEdit(storage.getItem(key))),
      keys: [...orphaned, ...(link === undefined ? [] : [STORAGE_KEYS.openPlan])],
    };
  } catch {
    return undefined;
  }
}

/** Moves it into the database; local storage keeps it until it is there. */
export async function takeOverEarlierDraft(
  earlier: EarlierDraft,
  records: DraftRecords,
  drafts: Pick<DraftRepository, 'openUnshown' | 'close'>,
  storage: KeyValueStorage,
): Promise<void> {
  if (earlier.link !== undefined) records.setItem('plan', earlier.link);
  await records.settled();
  for (const { plan, key, text } of earlier.orphaned) {
    // A version set aside: the tab that opens that plan asks about it.
    const other = drafts.openUnshown(plan);
    await other.ready;
    other.setItem(key, text);
    await other.settled();
    drafts.close(other);
  }
  for (const key of earlier.keys) storage.removeItem(key);
}

function linkText(link: z.output<typeof earlierLinkSchema> | undefined): string | undefined {
  // An interrupted switch left parts of a plan that is not known: its owner is asked, as about a visitor's draft.
  if (link === undefined || link.kind === 'switching') return undefined;
  return JSON.stringify('id' in link ? { ...link, id: undefined } : link);
}

function orphanedEdit(text: string | null): EarlierDraft['orphaned'] {
  const edit = parse(orphanedEditSchema, text);
  if (edit === undefined) return [];
  const key = STORAGE_KEYS.aside(storageKeyOf(edit.part), `left-${edit.id}`);
  return [{ plan: edit.plan, key, text: edit.mine }];
}

function parse<Schema extends z.ZodType>(schema: Schema, raw: string | null): z.output<Schema> | undefined {
  try {
    return raw === null ? undefined : schema.safeParse(JSON.parse(raw)).data;
  } catch {
    return undefined;
  }
}
