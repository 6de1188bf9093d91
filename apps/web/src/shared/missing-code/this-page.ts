import { createRecovery } from './recovery.ts';

const RELOADED_AT = 'reloadedAt';

const nothingToKeep = () => true;
let keeper = nothingToKeep;

/** Whoever holds a draft tells how to write it at once; pages without the application hold none. */
export function keepDraftWith(keep: () => boolean): void {
  keeper = keep;
}

/** Writes the draft, if there is one; whether all of it is written. */
export const keepDraft = (): boolean => keeper();

/** Fails where there is no way to it. */
export const isServerThere = async (): Promise<boolean> =>
  (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;

/** Recovers the page that is open. */
export const recovery = createRecovery({
  keepDraft,
  isServerThere,
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
