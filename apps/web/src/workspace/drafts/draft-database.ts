import { createBlobDatabase } from '../../shared/storage/blob-database.ts';
import { isTextKey } from './draft.ts';

/** A write of one record: it happens only where `expected` still stands (compare-and-swap). Null: no record. */
export interface RecordChange {
  readonly key: string;
  readonly expected: string | null;
  readonly value: string | null;
}

/** What stands where something was to be written, by key; null: no record. */
export type Rivals = ReadonlyMap<string, string | null>;

/**
 * Which of the changes another tab was faster than. What stands beside the text (the plan's version, say) is only written
 * with all of the text it goes with. A record that is gone was cleared by the browser: nothing of another tab stood there.
 */
export function rivalsOf(
  changes: readonly RecordChange[],
  current: (key: string) => string | undefined,
): Rivals {
  const rivals = new Map<string, string | null>();
  for (const { key, expected, value } of changes) {
    const stands = current(key);
    if (value !== null && stands !== undefined && stands !== expected && stands !== value)
      rivals.set(key, stands);
  }
  if (rivals.size === 0) return rivals;
  for (const { key } of changes) if (!isTextKey(key)) rivals.set(key, current(key) ?? null);
  return rivals;
}

/** Where the drafts of this browser are kept: texts by draft and key. Every call may be rejected. */
export interface DraftDatabase {
  ids(): Promise<string[]>;
  load(draft: string): Promise<Map<string, string>>;
  /** Every text of every draft. */
  texts(): Promise<string[]>;
  /** Writes all changes in one transaction; what stands instead where another tab was faster. */
  write(draft: string, changes: readonly RecordChange[]): Promise<Rivals>;
  remove(draft: string): Promise<void>;
  clear(): Promise<void>;
  /** Calls back whenever it may be without what was put into it; the returned function ends that. */
  onRenewed(listener: () => void): () => void;
}

const NAME = 'drafts';

/** The records of one draft: keys are `[draft, key]`, and an array sorts after every text. */
const rangeOf = (draft: string) => IDBKeyRange.bound([draft], [draft, []]);

/** The drafts in IndexedDB. */
export function createDraftDatabase(): DraftDatabase {
  const { open, onRenewed } = createBlobDatabase(NAME);
  return {
    async ids() {
      const keys = await (await open()).getAllKeys(NAME);
      return [...new Set(keys.map((key) => (Array.isArray(key) ? String(key[0]) : '')))];
    },
    async load(draft) {
      const { store } = (await open()).transaction(NAME);
      const [keys, values] = await Promise.all([
        store.getAllKeys(rangeOf(draft)),
        store.getAll(rangeOf(draft)),
      ]);
      const keyOf = (key: IDBValidKey | undefined) => (Array.isArray(key) ? String(key[1]) : '');
      return new Map(keys.map((key, index) => [keyOf(key), String(values[index])]));
    },
    texts: async () => (await (await open()).getAll(NAME)).map(String),
    async write(draft, changes) {
      const transaction = (await open()).transaction(NAME, 'readwrite');
      const { store } = transaction;
      const stored: unknown[] = await Promise.all(changes.map(({ key }) => store.get([draft, key])));
      const current = new Map(changes.map(({ key }, index) => [key, stored[index]]));
      const rivals = rivalsOf(changes, (key) => {
        const text = current.get(key);
        return typeof text === 'string' ? text : undefined;
      });
      for (const { key, value } of changes) {
        if (rivals.has(key)) continue;
        if (value === null) void store.delete([draft, key]);
        else void store.put(value, [draft, key]);
      }
      await transaction.done;
      return rivals;
    },
    remove: async (draft) => (await open()).delete(NAME, rangeOf(draft)),
    clear: async () => (await open()).clear(NAME),
    onRenewed,
  };
}
