import { base64ToUint8Array, uint8ArrayToBase64 } from 'uint8array-extras';
import { z } from 'zod';
import { type KeyValueStorage, keysOf } from '../../shared/storage/key-value-storage.ts';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';
import { recordSchema } from './readable-plan.ts';
import type { PlanChange } from './stored-plan.ts';

/** What the database has not confirmed yet, by plan. */
type PendingChanges = ReadonlyMap<string, PlanChange>;

const changeSchema = z.object({
  record: recordSchema.optional(),
  add: z.array(z.tuple([z.string(), z.string(), z.boolean(), z.number()])),
  remove: z.array(z.string()),
});
const journalSchema = z.record(z.string(), changeSchema);

/** A journal in local storage, one a tab: what the database has not taken when the page goes, or does not take at all. */
export interface Journal {
  /** Throws where the browser refuses it. */
  write(changes: PendingChanges): void;
  /** What tabs that are gone have left, this one's own included. */
  read(): PendingChanges[];
  /** Everything in it stands in the database by now, or in this tab's journal. */
  dropOthers(): void;
  drop(): void;
}

/** The journal of the tab of this name. */
export function createJournal(storage: KeyValueStorage | undefined, tabId: string): Journal {
  const own = STORAGE_KEYS.journal(tabId);
  const keys = () => {
    try {
      return storage === undefined
        ? []
        : keysOf(storage).filter((key) => key.startsWith(STORAGE_KEYS.journal('')));
    } catch {
      return [];
    }
  };
  const remove = (key: string) => {
    try {
      storage?.removeItem(key);
    } catch {
      return;
    }
  };
  return {
    write(changes) {
      if (storage === undefined) throw new DOMException('There is no local storage', 'SecurityError');
      storage.setItem(own, encode(changes));
    },
    read: () => keys().flatMap((key) => decode(storage?.getItem(key) ?? '') ?? []),
    dropOthers: () => {
      for (const key of keys()) if (key !== own) remove(key);
    },
    drop: () => remove(own),
  };
}

const encode = (changes: PendingChanges): string =>
  JSON.stringify(
    Object.fromEntries(
      [...changes].map(([plan, { record, add = new Map(), remove = [] }]) => [
        plan,
        {
          record,
          add: [...add].map(([key, { bytes, isSent, epoch }]) => [
            key,
            uint8ArrayToBase64(bytes),
            isSent,
            epoch,
          ]),
          remove: [...remove],
        },
      ]),
    ),
  );

function decode(text: string): PendingChanges | undefined {
  try {
    const parsed = journalSchema.parse(JSON.parse(text));
    return new Map(
      Object.entries(parsed).map(([plan, { record, add, remove }]) => [
        plan,
        {
          ...(record && { record }),
          add: new Map(
            add.map(([key, bytes, isSent, epoch]) => [
              key,
              { bytes: base64ToUint8Array(bytes), isSent, epoch },
            ]),
          ),
          remove,
        },
      ]),
    );
  } catch {
    return undefined;
  }
}
