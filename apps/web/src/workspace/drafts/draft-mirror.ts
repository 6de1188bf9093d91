import type { KeyValueStorage } from '../../shared/storage/key-value-storage.ts';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';
import { isTextKey } from './draft.ts';

/** The text of one draft as local storage has it, by its key. */
export interface MirroredDraft {
  readonly id: string;
  readonly texts: ReadonlyMap<string, string>;
}

/** Local storage beside the database: the specification's keys, holding the draft that was written last. */
export interface DraftMirror {
  /** The draft that was opened last, in whichever tab: the specification's addresses lead to it. */
  openDraft(): string | undefined;
  /** Names the draft that was opened last; its parts follow when it is written. */
  point(draft: string): void;
  read(): MirroredDraft | undefined;
  /** One text of a draft; undefined where the mirror holds another draft. */
  peek(draft: string, key: string): string | undefined;
  /**
   * Writes the `changed` texts, and what is missing of the others: another tab may have written those since. The keys it has
   * written; throws where the browser refuses it.
   */
  write(draft: MirroredDraft, changed: (key: string) => boolean): readonly string[];
  /** Lets go of one draft. */
  forget(draft: string): void;
  /** One text is not part of the draft any more. */
  remove(draft: string, key: string): void;
  clear(): void;
  /** Whether the drafts beside it are still to be removed. */
  isRemoving(): boolean;
  removed(): void;
}

/**
 * Local storage is written at once, also while the page goes: the database then finds in it what it was not given in time.
 * `onDisplaced` gets the draft that another one displaces, before it does.
 */
export function createDraftMirror(
  storage: KeyValueStorage | undefined,
  onDisplaced: (before: MirroredDraft) => void,
): DraftMirror {
  const get = (key: string): string | null => {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  const textKeys = (): string[] => {
    try {
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
      return keys.filter(isTextKey);
    } catch {
      return [];
    }
  };
  const mirrored = (): string | undefined => get(STORAGE_KEYS.mirroredPlan) ?? undefined;
  const read = (): MirroredDraft | undefined => {
    const id = mirrored();
    if (id === undefined) return undefined;
    const texts = textKeys().map((key) => [key, get(key) ?? ''] as const);
    return { id, texts: new Map(texts) };
  };
  const displaceOthers = (target: KeyValueStorage, id: string) => {
    const before = read();
    if (before?.id === id) return;
    if (before !== undefined) onDisplaced(before);
    // Unnamed first: interrupted here, the parts of one draft never stand under the name of another.
    target.removeItem(STORAGE_KEYS.mirroredPlan);
    for (const key of textKeys()) target.removeItem(key);
    target.setItem(STORAGE_KEYS.mirroredPlan, id);
  };

  return {
    openDraft: () => get(STORAGE_KEYS.openPlan) ?? mirrored(),
    point(draft) {
      try {
        if (get(STORAGE_KEYS.openPlan) !== draft) storage?.setItem(STORAGE_KEYS.openPlan, draft);
      } catch {
        return;
      }
    },
    read,
    peek: (draft, key) => (mirrored() === draft ? (get(key) ?? undefined) : undefined),
    write({ id, texts }, changed) {
      if (storage === undefined) throw new DOMException('There is no local storage', 'SecurityError');
      displaceOthers(storage, id);
      const keys = [...texts.keys()].filter((key) => changed(key) || storage.getItem(key) === null);
      for (const key of keys) storage.setItem(key, texts.get(key) ?? '');
      return keys;
    },
    forget(draft) {
      try {
        if (storage?.getItem(STORAGE_KEYS.openPlan) === draft) storage.removeItem(STORAGE_KEYS.openPlan);
        if (mirrored() === draft)
          for (const key of [STORAGE_KEYS.mirroredPlan, ...textKeys()]) storage?.removeItem(key);
      } catch {
        return;
      }
    },
    remove(draft, key) {
      try {
        if (mirrored() === draft) storage?.removeItem(key);
      } catch {
        return;
      }
    },
    clear() {
      try {
        storage?.setItem(STORAGE_KEYS.removeDrafts, 'yes');
      } catch {
        // Without the note, the removal is not taken up again after a page that goes at once.
      }
      try {
        for (const key of [STORAGE_KEYS.openPlan, STORAGE_KEYS.mirroredPlan, ...textKeys()])
          storage?.removeItem(key);
      } catch {
        return;
      }
    },
    isRemoving: () => get(STORAGE_KEYS.removeDrafts) !== null,
    removed() {
      try {
        storage?.removeItem(STORAGE_KEYS.removeDrafts);
      } catch {
        return;
      }
    },
  };
}
