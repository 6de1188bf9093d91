import { DRAFT_PARTS, type Draft, storageKeyOf } from './draft.ts';
import type { DraftRecords } from './draft-records.ts';
import { encodeRecord } from './stored-record.ts';

/** Writes a whole draft into records that have none, as `writer` that has seen nothing before `revision`. */
export function writeDraft(records: DraftRecords, draft: Draft, writer: string, revision = 1): void {
  for (const part of DRAFT_PARTS) {
    const seen = { [writer]: revision };
    records.setItem(storageKeyOf(part), encodeRecord({ writer, seen, data: draft[part] }));
  }
}

/** Whether anything of a draft is kept under these records. */
export const holdsDraft = (records: DraftRecords): boolean => records.length > 0;
