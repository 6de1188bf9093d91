import { randomId } from '../../shared/identifiers/random-id.ts';
import { openStorage } from '../../shared/storage/storage-error.ts';
import { createDraftChannel } from './draft-channel.ts';
import { createDraftDatabase } from './draft-database.ts';
import { DraftRepository } from './draft-repository.ts';
import { DraftStore } from './draft-store.ts';

const inBrowser = typeof window !== 'undefined';

/** Names this tab among those of the browser. */
export const TAB_ID = randomId().slice(0, 8);

/** The drafts of this browser. */
export const draftRepository = new DraftRepository({
  database: inBrowser && 'indexedDB' in window ? createDraftDatabase() : undefined,
  channel: createDraftChannel(),
  storage: inBrowser ? openStorage() : undefined,
});

const first = draftRepository.open(draftRepository.mirror.openDraft() ?? randomId());

/** The draft as this tab has it. */
export const draftStore = new DraftStore(first, TAB_ID);

if (inBrowser) {
  // Messages of other tabs may have been missed by a page that was frozen.
  const reload = () => void draftStore.records().reload();
  window.addEventListener('pagehide', draftStore.flush);
  window.addEventListener('pageshow', ({ persisted }) => persisted && reload());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') draftStore.flush();
    else reload();
  });
}
