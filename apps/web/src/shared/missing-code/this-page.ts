import { draftStore } from '../drafts/this-tab.ts';
import { createRecovery } from './recovery.ts';

const RELOADED_AT = 'reloadedAt';

/** Recovers the page that is open. */
export const recovery = createRecovery({
  keepDraft() {
    draftStore.flush();
    return draftStore.getState().saving.kind === 'saved';
  },
  isServerThere: async () => (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok,
  lastReload() {
    const stamp = window.sessionStorage.getItem(RELOADED_AT);
    return stamp === null ? undefined : Number(stamp);
  },
  rememberReload: (now) => window.sessionStorage.setItem(RELOADED_AT, String(now)),
  reload: () => window.location.reload(),
});

/** Vite tells of every part of the page that could not be fetched. */
export function watchForMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void recovery.recover(payload));
}
