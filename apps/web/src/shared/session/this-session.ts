import { openStorage } from '../storage/storage-error.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { createSessionStore } from './session-store.ts';

const inBrowser = typeof window !== 'undefined';

/** The session as this tab has it. */
export const sessionStore = createSessionStore(inBrowser ? openStorage() : undefined);

if (inBrowser) {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEYS.token) sessionStore.refresh();
  });
  window.addEventListener('pageshow', sessionStore.refresh);
}
