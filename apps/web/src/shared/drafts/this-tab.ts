import { randomId } from '../identifiers/random-id.ts';
import { createDraftStore } from './draft-store.ts';
import { openStorage } from './storage-failure.ts';

const inBrowser = typeof window !== 'undefined';

/** The draft as this tab has it. */
export const draftStore = createDraftStore(inBrowser ? openStorage() : undefined, randomId().slice(0, 8));

if (inBrowser) {
  window.addEventListener('storage', ({ key }) => draftStore.refresh(key));
  window.addEventListener('pagehide', draftStore.flush);
  window.addEventListener('pageshow', () => draftStore.refresh());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') draftStore.flush();
    else draftStore.refresh();
  });
}
