import { DRAFT_PARTS, type Draft } from '../drafts/draft.ts';
import { printsOf } from './draft-prints.ts';
import type { LinkOf, PlanLinks } from './plan-link.ts';
import type { SyncPorts } from './sync-ports.ts';

/**
 * Replaces the draft with the plan as the server has it, and notes its version. False where another tab has written in
 * the same moment: its text stays, and so does the version it was made from, so that its save meets the server's.
 */
export function takeServerVersion(
  draftStore: Pick<SyncPorts['draftStore'], 'getState' | 'replaceDraft' | 'resolveConflict'>,
  links: PlanLinks,
  next: Draft,
  link: LinkOf<'plan'>,
): boolean {
  draftStore.replaceDraft(next);
  const { conflicts } = draftStore.getState();
  const disputed = DRAFT_PARTS.filter((part) => conflicts[part] !== undefined);
  for (const part of disputed) draftStore.resolveConflict(part, 'theirs');
  if (disputed.length > 0) return false;
  links.write({ ...link, saved: printsOf(next), attempts: [] });
  return true;
}
