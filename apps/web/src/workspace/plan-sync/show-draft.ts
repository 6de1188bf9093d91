import type { Content } from '@trazo/contract/content/decoded-content';
import { type Draft, emptyDraft } from '../drafts/draft.ts';
import type { DraftRecords } from '../drafts/draft-records.ts';
import type { SyncPorts } from './sync-ports.ts';

/** The tab shows this draft from now on, and the specification's addresses lead to it. */
export function showDraft(
  { draftStore, drafts }: Pick<SyncPorts, 'draftStore' | 'drafts'>,
  records: DraftRecords,
): void {
  drafts.mirror.point(records.id);
  drafts.close(draftStore.show(records));
}

/** A content of the server as this browser keeps it. */
export const draftOf = (
  { keepPictures }: Pick<SyncPorts, 'keepPictures'>,
  { plan, theme }: Content,
): Promise<Draft> => keepPictures({ ...plan, theme });

/** An empty draft for a plan yet to be written, in the look of the one before. */
export const blankLike = ({ theme }: Draft): Draft => emptyDraft(theme);
