import { forgetPreview } from '../shared/document-view/kept-preview.ts';
import { planOf } from '../shared/drafts/draft.ts';
import { referencesIn } from '../shared/drafts/inline-pictures.ts';
import { collectUnusedPictures, keepWhatIsCleared } from '../shared/drafts/pictures.ts';
import { draftStore } from '../shared/drafts/this-tab.ts';
import { keepDraftWith } from '../shared/missing-code/this-page.ts';
import { tellWhenReplaced } from '../shared/plan-sync/tell-replaced.ts';
import { startPlanSync } from '../shared/plan-sync/this-tab-sync.ts';
import { startAppWords } from '../shared/words/words.ts';
import { followSession } from './follow-session.ts';

/** Late enough not to compete with the first page; a closed database only means that nothing is tidied. */
const TIDY_AFTER = 15_000;

let starting: Promise<void> | undefined;

/** Starts what the application does for as long as the page lives; once, whenever its first page is opened. */
export function startApplication(): Promise<void> {
  starting ??= start().catch((problem: unknown) => {
    starting = undefined;
    throw problem;
  });
  return starting;
}

async function start(): Promise<void> {
  keepDraftWith(() => {
    draftStore.flush();
    return draftStore.getState().saving.kind === 'saved';
  });
  await startAppWords();
  followSession();
  startPlanSync();
  tellWhenReplaced();
  // The document of one plan is not shown beside another's name.
  draftStore.onReplaced(() => void forgetPreview());
  keepWhatIsCleared(() => referencesIn(planOf(draftStore.getState().draft)));
  setTimeout(() => collectUnusedPictures().catch(() => undefined), TIDY_AFTER);
}
