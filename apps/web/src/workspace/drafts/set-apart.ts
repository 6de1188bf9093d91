import { must } from '@trazo/plan/must';
import { type KeyValueStorage, keysOf } from '../../shared/storage/key-value-storage.ts';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';
import { DRAFT_PARTS, type DraftPart, isTextKey, partAt, storageKeyOf } from './draft.ts';

/** Stored text that could not be read as it stood, to the letter. */
export interface SetApart {
  readonly key: string;
  readonly part: DraftPart;
  readonly text: string;
}

/** What a draft has set apart as damaged on this device. */
export const readSetApart = (records: KeyValueStorage): SetApart[] => {
  const keys = keysOf(records);
  return DRAFT_PARTS.flatMap((part) =>
    keys
      .filter((key) => key.startsWith(STORAGE_KEYS.recovered(storageKeyOf(part), '')))
      .map((key) => ({ key, part, text: must(records.getItem(key), 'a record that is listed has text') })),
  );
};

/** Whether a draft holds text that is in no plan: a version that waits for a decision, or damaged text. */
export const holdsUndecided = (records: KeyValueStorage): boolean =>
  keysOf(records).some((key) => isTextKey(key) && partAt(key) === undefined);
