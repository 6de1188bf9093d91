import type { Content } from '@trazo/contract/content/decoded-content';
import { type Draft, emptyDraft } from '../drafts/draft.ts';
import type { PlanLink } from './plan-link.ts';
import type { SyncPorts } from './sync-ports.ts';

/**
 * Puts another plan in the draft's place. The link says so before and after, so that an interruption never leaves half of
 * one plan under the name of another. False when there is no room for it: then everything is as it was.
 */
export function switchDraft(
  { draftStore, links }: Pick<SyncPorts, 'draftStore' | 'links'>,
  draft: Draft,
  link: PlanLink,
): boolean {
  const before = links.read();
  links.write({ kind: 'switching', account: link.account });
  const undo = draftStore.replaceDraft(draft);
  const { saving } = draftStore.getState();
  if (saving.kind === 'notSaved' && saving.reason !== 'blocked') {
    undo();
    if (before === undefined) links.clear();
    else links.write(before);
    return false;
  }
  links.write(link);
  return true;
}

/** A content of the server as this browser keeps it. */
export const draftOf = async (
  { keepPictures }: Pick<SyncPorts, 'keepPictures'>,
  { plan, theme }: Content,
): Promise<Draft> => ({ ...(await keepPictures(plan)), theme });

/** An empty draft for a plan yet to be written, in the look of the one before. */
export const blankLike = ({ theme }: Draft): Draft => emptyDraft(theme);
