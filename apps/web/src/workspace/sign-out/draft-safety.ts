import { inTime } from '../../shared/actions/in-time.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import { forgetPreview } from '../document-view/kept-preview.ts';
import { isEmptyDraft } from '../drafts/draft.ts';
import { collectUnusedPictures } from '../drafts/pictures.ts';
import { forgetProgress } from '../drafts/progress.ts';
import { draftRepository, draftStore } from '../drafts/this-tab.ts';

/** Whether everything in the draft is on the server; asked before a sign-out takes it off this device. */
export type SavedCheck = () => boolean | Promise<boolean>;

const nothingIsSaved: SavedCheck = () => false;
let savedCheck = nothingIsSaved;

/** Registers how to find out that the draft is saved; the returned function takes that back. */
export function registerSavedCheck(check: SavedCheck): () => void {
  savedCheck = check;
  return () => {
    if (savedCheck === check) savedCheck = nothingIsSaved;
  };
}

/** Milliseconds: drafts that are not known to be saved by then count as unsaved. */
const SAVED_WITHIN = 5000;

/** Whether removing the drafts from this device would lose something, as far as can be found out in five seconds. */
export async function draftsWouldBeLost(): Promise<boolean> {
  draftStore.flush();
  return !(await inTime(savedCheck(), SAVED_WITHIN, false));
}

/**
 * Takes all drafts and pictures off this device: the next person at it finds nothing. A removal that is cut short goes on
 * with the next visit.
 */
export async function removeDrafts(): Promise<void> {
  forgetProgress();
  await Promise.all([draftRepository.clear(), removeBlobs([])]);
}

async function removeBlobs(texts: readonly string[]): Promise<void> {
  const pictures = collectUnusedPictures(texts, Number.POSITIVE_INFINITY);
  await Promise.all([forgetPreview(), pictures.catch(() => undefined)]);
}

/** Deletes blobs that no draft needs: old ones, or all of them where a sign-out was cut short before they were gone. */
export async function tidyBlobs(): Promise<void> {
  const texts = await draftRepository.texts();
  const isSignedOut = sessionStore.getState().kind === 'signedOut';
  if (isSignedOut && isEmptyDraft(draftStore.getState().draft)) await removeBlobs(texts);
  else await collectUnusedPictures(texts).catch(() => undefined);
}
