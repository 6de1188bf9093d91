import { inTime } from '../../shared/actions/in-time.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import { forgetPreview } from '../document-view/kept-preview.ts';
import { collectUnusedPictures } from '../pictures/pictures.ts';
import { isEmptyDraft } from '../plan-store/draft.ts';
import { forgetProgress } from '../plan-store/progress.ts';
import { devicePlans, planOperations, planStore } from '../plan-store/singletons.ts';

/** Milliseconds: drafts that are not known to be saved by then count as unsaved. */
const SAVED_WITHIN = 5000;

/** Whether removing the drafts from this device would lose something, as far as can be found out in five seconds. */
export async function draftsWouldBeLost(): Promise<boolean> {
  return !(await inTime(planOperations.isAllSaved(), SAVED_WITHIN, false));
}

/**
 * Takes all drafts and pictures off this device: the next person at it finds nothing. A removal that is cut short goes on
 * with the next visit.
 */
export async function removeDrafts(): Promise<void> {
  forgetProgress();
  await Promise.all([devicePlans.clear(), removeBlobs([])]);
}

async function removeBlobs(used: readonly string[]): Promise<void> {
  const pictures = collectUnusedPictures(used, Number.POSITIVE_INFINITY);
  await Promise.all([forgetPreview(), pictures.catch(() => undefined)]);
}

/** Deletes blobs that no draft needs: old ones, or all of them where a sign-out was cut short before they were gone. */
export async function tidyBlobs(): Promise<void> {
  const used = await planOperations.usedFiles();
  const isSignedOut = sessionStore.getState().kind === 'signedOut';
  if (isSignedOut && isEmptyDraft(planStore.getState().draft)) await removeBlobs(used);
  else await collectUnusedPictures(used).catch(() => undefined);
}
