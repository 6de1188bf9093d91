import type { Content } from '@trazo/contract/content/decoded-content';
import type { Image } from '@trazo/plan/images';
import type { Draft } from '../drafts/draft.ts';
import { filesIn, inlinePictures, referencesIn } from '../drafts/inline-pictures.ts';
import { openOnServer } from './open-on-server.ts';
import { LOOK_AGAIN, type StepResult } from './step-result.ts';
import type { SyncPorts } from './sync-ports.ts';

/**
 * Sees to it that every picture the draft names is there to be sent: browsers clear their picture store when space gets
 * short. What the server has of it comes back from there; what is nowhere leaves the draft, and a dialog says so. Undefined
 * when nothing stands in the way of saving.
 */
export async function restorePictures(
  ports: SyncPorts,
  draft: Draft,
  planId?: string,
): Promise<StepResult | undefined> {
  const { draftStore, pictures } = ports;
  const lost = await pictures.lost(referencesIn(draft));
  if (lost.length === 0) return undefined;
  let gone = lost;
  if (planId !== undefined) {
    const opened = await openOnServer(ports, planId);
    if (!opened.isOpen) return opened.result;
    gone = await bringBack(ports, draft, opened.content, lost);
  }
  if (gone.length === 0) return undefined;
  const now = draftStore.getState().draft;
  const withoutLost = async (file: string) => (gone.includes(file) ? '' : file);
  const without = await inlinePictures(now, withoutLost);
  // Typed since: looked at again with that.
  if (draftStore.getState().draft === now) {
    draftStore.replaceDraft(without);
    ports.warnOfLostPictures(gone.length);
  }
  return LOOK_AGAIN;
}

/** The server's plan, without its font where the draft has another: a name must not come to stand for strange letters. */
function comparable({ plan, theme }: Content, draft: Draft) {
  const isSameFont = theme.ownFont?.name === draft.theme.ownFont?.name;
  return { ...plan, theme: isSameFont ? theme : { ...theme, ownFont: null } };
}

/** Keeps the server's pictures under the names this draft has for them; the names it has nothing for. */
async function bringBack(
  { pictures }: SyncPorts,
  draft: Draft,
  content: Content,
  lost: readonly Image[],
): Promise<Image[]> {
  const mine = [...filesIn(draft)];
  const theirs = new Map(filesIn(comparable(content, draft)));
  const gone: Image[] = [];
  for (const reference of lost) {
    const path = mine.find(([at, image]) => image === reference && theirs.has(at))?.[0];
    const picture = path === undefined ? undefined : theirs.get(path);
    if (picture === undefined) gone.push(reference);
    else await pictures.restore(reference, picture);
  }
  return gone;
}
