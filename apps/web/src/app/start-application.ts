import { regionalTheme } from '@trazo/plan/theme/regional-theme';
import { followSession } from '../shared/account/follow-session.ts';
import { keepDraftWith } from '../shared/missing-code/this-page.ts';
import { interfaceLanguage, onLanguage, startAppWords } from '../shared/words/words.ts';
import { forgetPreview } from '../workspace/document-view/kept-preview.ts';
import { referencesIn } from '../workspace/pictures/inline-pictures.ts';
import { keepWhatIsCleared } from '../workspace/pictures/pictures.ts';
import { devicePlans, planStore } from '../workspace/plan-store/singletons.ts';
import { startPlanStore } from '../workspace/plan-sync/start-plan-store.ts';
import { tidyBlobs } from '../workspace/sign-out/draft-safety.ts';

/** Late enough not to compete with the first page; a closed database only means that nothing is tidied. */
const TIDY_AFTER = 15_000;

let starting: Promise<void> | undefined;

/** Starts what the application does for as long as the page lives; once, whenever its first page is opened. */
export function startApplication(): Promise<void> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

/** A plan with no word in it is written in the interface's language, and as usual in the browser's region. */
function offerTheme(): void {
  const { theme } = planStore.getState().draft;
  planStore.offerTheme({
    ...theme,
    language: interfaceLanguage(),
    ...regionalTheme(window.navigator.language),
  });
}

async function start(): Promise<void> {
  keepDraftWith(() => {
    devicePlans.writeJournal();
    return planStore.getState().saving.kind === 'saved';
  });
  await Promise.all([startAppWords(), startPlanStore()]);
  followSession();
  offerTheme();
  onLanguage(offerTheme);
  planStore.onReplaced(offerTheme);
  // The document of one plan is not shown beside another's name.
  planStore.onReplaced(() => void forgetPreview());
  keepWhatIsCleared(() => referencesIn(planStore.getState().draft));
  setTimeout(tidyBlobs, TIDY_AFTER);
}
