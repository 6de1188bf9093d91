import { type KeyValueStorage, keysOf } from '../../shared/storage/key-value-storage.ts';
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
   * Writes the `changed` texts, and what is missing of the others: another tab may have written those since. What it has
   * written, by key; throws where the browser refuses it.
   */
  write(draft: MirroredDraft, changed: (key: string) => boolean): ReadonlyMap<string, string>;
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
  const displaceOthers = (target: KeyValueStorage, id: string) => {
    const before = readMirror(target);
    if (before?.id === id) return;
    if (before !== undefined) onDisplaced(before);
    // Unnamed first: interrupted here, the parts of one draft never stand under the name of another.
    target.removeItem(STORAGE_KEYS.mirroredPlan);
    for (const key of textKeysOf(target)) target.removeItem(key);
    target.setItem(STORAGE_KEYS.mirroredPlan, id);
  };

  return {
    openDraft: () => itemOf(storage, STORAGE_KEYS.openPlan) ?? mirroredId(storage),
    point(draft) {
      try {
        if (itemOf(storage, STORAGE_KEYS.openPlan) !== draft) storage?.setItem(STORAGE_KEYS.openPlan, draft);
      } catch {
        return;
      }
    },
    read: () => readMirror(storage),
    peek: (draft, key) => (mirroredId(storage) === draft ? (itemOf(storage, key) ?? undefined) : undefined),
    write({ id, texts }, changed) {
      if (storage === undefined) throw new DOMException('There is no local storage', 'SecurityError');
      displaceOthers(storage, id);
      const written = [...texts].filter(([key]) => changed(key) || storage.getItem(key) === null);
      for (const [key, text] of written) storage.setItem(key, text);
      return new Map(written);
    },
    forget(draft) {
      if (itemOf(storage, STORAGE_KEYS.openPlan) === draft) remove(storage, [STORAGE_KEYS.openPlan]);
      if (mirroredId(storage) === draft) remove(storage, [STORAGE_KEYS.mirroredPlan, ...textKeysOf(storage)]);
    },
    remove(draft, key) {
      if (mirroredId(storage) === draft) remove(storage, [key]);
    },
    clear() {
      try {
        storage?.setItem(STORAGE_KEYS.removeDrafts, 'yes');
      } catch {
        // Without the note, the removal is not taken up again after a page that goes at once.
      }
      remove(storage, [STORAGE_KEYS.openPlan, STORAGE_KEYS.mirroredPlan, ...textKeysOf(storage)]);
    },
    isRemoving: () => itemOf(storage, STORAGE_KEYS.removeDrafts) !== null,
    removed: () => remove(storage, [STORAGE_KEYS.removeDrafts]),
  };
}

/** Reading never throws: where the browser refuses it, nothing is stored. */
function itemOf(storage: KeyValueStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function textKeysOf(storage: KeyValueStorage | undefined): string[] {
  try {
    return storage === undefined ? [] : keysOf(storage).filter(isTextKey);
  } catch {
    return [];
  }
}

const mirroredId = (storage: KeyValueStorage | undefined): string | undefined =>
  itemOf(storage, STORAGE_KEYS.mirroredPlan) ?? undefined;

function readMirror(storage: KeyValueStorage | undefined): MirroredDraft | undefined {
  const id = mirroredId(storage);
  if (id === undefined) return undefined;
  const texts = textKeysOf(storage).flatMap((key) => {
    const text = itemOf(storage, key);
    // Another tab has removed it since the keys were read.
    return text === null ? [] : [[key, text] as const];
  });
  return { id, texts: new Map(texts) };
}

/** Removing never throws: a browser that refuses it keeps nothing to be removed. */
function remove(storage: KeyValueStorage | undefined, keys: readonly string[]): void {
  try {
    for (const key of keys) storage?.removeItem(key);
  } catch {
    return;
  }
}
