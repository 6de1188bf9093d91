import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { collectUnusedPictures } from '../shared/drafts/pictures.ts';
import { watchForMissingCode } from '../shared/missing-code/this-page.ts';
import { startPlanSync } from '../shared/plan-sync/this-tab-sync.ts';
import { startWords } from '../shared/words/words.ts';
import { followSession } from './follow-session.ts';

watchForMissingCode();
await startWords();
followSession();
startPlanSync();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

/** Late enough not to compete with the first page; a closed database only means that nothing is tidied. */
const TIDY_AFTER = 15_000;
setTimeout(() => collectUnusedPictures().catch(() => undefined), TIDY_AFTER);
