import { forgetPreview } from '../document-view/kept-preview.ts';
import { emptyDraft } from '../drafts/draft.ts';
import { collectUnusedPictures } from '../drafts/pictures.ts';
import { openStorage } from '../drafts/storage-failure.ts';
import { draftStore } from '../drafts/this-tab.ts';
import { randomId } from '../identifiers/random-id.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import { holdsUndelivered } from './undelivered-text.ts';

/** Whether everything in the draft is on the server; asked before a sign-out takes it off this device. */
export type SavedCheck = () => boolean | Promise<boolean>;

const nothingIsSaved: SavedCheck = () => false;
let savedCheck = nothingIsSaved;

/** Whoever saves the draft tells how to find out that it is saved; the returned function takes that back. */
export function registerSavedCheck(check: SavedCheck): () => void {
  savedCheck = check;
  return () => {
    if (savedCheck === check) savedCheck = nothingIsSaved;
  };
}

/** Whether removing the draft from this device would lose something. */
export async function draftWouldBeLost(): Promise<boolean> {
  draftStore.flush();
  if (!(await savedCheck())) return true;
  const storage = openStorage();
  return storage !== undefined && holdsUndelivered(storage);
}

/** Keys of other versions and damaged text, and of text on its way to a plan that is not the draft any more. */
const LEFTOVER = /^(?:(?:form\.\w+|templateConfig)\.(?:aside|recovered)|left)\./;

/** Takes draft, leftovers and pictures off this device: the next person at it finds nothing. */
export async function removeDraft(): Promise<void> {
  const storage = openStorage();
  // First: without it nobody takes the emptied draft for a change of the saved plan.
  storage?.removeItem(STORAGE_KEYS.openPlan);
  draftStore.replaceDraft(emptyDraft(), randomId());
  if (storage === undefined) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (LEFTOVER.test(key)) storage.removeItem(key);
  await forgetPreview();
  await collectUnusedPictures(Number.POSITIVE_INFINITY).catch(() => undefined);
}
