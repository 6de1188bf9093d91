import { z } from 'zod';
import { DRAFT_PARTS } from '../drafts/draft.ts';
import type { KeyValueStorage } from '../drafts/part-keeper.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';

const leftSchema = z.object({
  id: z.uuid(),
  account: z.string().min(1),
  plan: z.string().min(1),
  /** The plan was not known to be on the server yet. */
  isNew: z.boolean(),
  part: z.enum(DRAFT_PARTS),
  /** The part as it was written, and as it was before; records (drafts/stored-record.ts). */
  mine: z.string(),
  base: z.string(),
});

/** Text of a saved plan that was still unwritten when another tab put another plan in the draft's place. */
export type LeftText = Readonly<z.output<typeof leftSchema>>;

export interface LeftWords {
  add(left: LeftText): void;
  /** What an account's plans are still to get. */
  of(account: string): readonly LeftText[];
  remove(left: LeftText): void;
}

const PREFIX = STORAGE_KEYS.left('');

/** Kept in the storage, so that it outlives the tab; in memory where there is no room. */
export function createLeftWords(storage: KeyValueStorage | undefined): LeftWords {
  const memory = new Map<string, LeftText>();
  const attempt = (use: (opened: KeyValueStorage) => void): boolean => {
    try {
      if (storage !== undefined) use(storage);
      return storage !== undefined;
    } catch {
      return false;
    }
  };
  return {
    add(left) {
      const isStored = attempt((opened) => opened.setItem(STORAGE_KEYS.left(left.id), JSON.stringify(left)));
      if (!isStored) memory.set(left.id, left);
    },
    of(account) {
      const found = new Map(memory);
      attempt((opened) => {
        const keys = Array.from({ length: opened.length }, (_, index) => opened.key(index) ?? '');
        const stored = keys.filter((key) => key.startsWith(PREFIX)).map((key) => parse(opened.getItem(key)));
        for (const left of stored) if (left !== undefined) found.set(left.id, left);
      });
      return [...found.values()].filter((left) => left.account === account);
    },
    remove({ id }) {
      memory.delete(id);
      attempt((opened) => opened.removeItem(STORAGE_KEYS.left(id)));
    },
  };
}

function parse(raw: string | null): LeftText | undefined {
  if (raw === null) return undefined;
  try {
    return leftSchema.safeParse(JSON.parse(raw)).data;
  } catch {
    return undefined;
  }
}
