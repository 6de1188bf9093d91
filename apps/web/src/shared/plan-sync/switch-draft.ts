import type { Content } from '@trazo/contract/content/decoded-content';
import { type Draft, emptyDraft } from '../drafts/draft.ts';
import { randomId } from '../identifiers/random-id.ts';
import { isOfPlan, linkOfDraft, type PlanLink } from './plan-link.ts';
import type { SyncPorts } from './sync-ports.ts';

/**
 * Puts a plan in the draft's place, under the draft's own name if it is the same plan. The link says so before and after,
 * so that an interruption never leaves half of one plan under the name of another. False when there is no room for it: then
 * everything is as it was.
 */
export function switchDraft(
  { draftStore, links }: Pick<SyncPorts, 'draftStore' | 'links'>,
  draft: Draft,
  link: PlanLink,
): boolean {
  const before = links.read();
  const id = nameFor(link, linkOfDraft({ draftStore, links }), draftStore.draftId());
  links.write({ kind: 'switching', account: link.account });
  const undo = draftStore.replaceDraft(draft, id);
  const { saving } = draftStore.getState();
  if (saving.kind === 'notSaved' && saving.reason !== 'blocked') {
    undo();
    if (before === undefined) links.clear();
    else links.write(before);
    return false;
  }
  links.write(isOfPlan(link) ? { ...link, draft: id } : link);
  return true;
}

function nameFor(next: PlanLink, before: PlanLink | undefined, id: string): string {
  if (isOfPlan(next) && isOfPlan(before) && before.id === next.id) return id;
  return isOfPlan(next) && next.id !== id ? next.id : randomId();
}

/** A content of the server as this browser keeps it. */
export const draftOf = async (
  { keepPictures }: Pick<SyncPorts, 'keepPictures'>,
  { plan, theme }: Content,
): Promise<Draft> => ({ ...(await keepPictures(plan)), theme });

/** An empty draft for a plan yet to be written, in the look of the one before. */
export const blankLike = ({ theme }: Draft): Draft => emptyDraft(theme);
