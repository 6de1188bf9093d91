import { decodeContent } from '@trazo/contract/content/content-codec';
import type { Content } from '@trazo/contract/content/decoded-content';
import type { Image } from '@trazo/plan/images';
import { type Draft, planOf } from '../drafts/draft.ts';
import { inlinePictures, referencesIn } from '../drafts/inline-pictures.ts';
import { withThemeFont } from '../drafts/theme-font.ts';
import { picturesByPath } from './picture-paths.ts';
import { failureOf, LOOK_AGAIN, type StepResult } from './step-result.ts';
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
  const { draftStore, pictures, server } = ports;
  const lost = await pictures.lost(referencesIn(draft));
  if (lost.length === 0) return undefined;
  let gone = lost;
  if (planId !== undefined) {
    const opened = await server.open(planId);
    if (opened.isError) return opened.status === 404 ? { state: { kind: 'gone' } } : failureOf(opened);
    const content = decodeContent(opened.body.business_plan_content);
    if (!content.ok)
      return { state: { kind: 'refused', error: ports.errorMessage('content_newer_version') } };
    gone = await bringBack(ports, draft, picturesByPath(comparable(content, draft)), lost);
  }
  if (gone.length === 0) return undefined;
  const now = draftStore.getState().draft;
  const withoutLost = async (file: string) => (gone.includes(file) ? '' : file);
  const without: Draft = {
    ...(await inlinePictures(planOf(now), withoutLost)),
    theme: await withThemeFont(now.theme, withoutLost),
  };
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
  theirs: ReadonlyMap<string, Image>,
  lost: readonly Image[],
): Promise<Image[]> {
  const mine = picturesByPath(draft);
  const gone: Image[] = [];
  for (const reference of lost) {
    const path = mine.entries().find(([at, image]) => image === reference && theirs.has(at))?.[0];
    const picture = path === undefined ? undefined : theirs.get(path);
    if (picture === undefined) gone.push(reference);
    else await pictures.restore(reference, picture);
  }
  return gone;
}
