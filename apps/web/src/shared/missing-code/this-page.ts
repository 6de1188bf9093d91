import { createRecovery } from './recovery.ts';
import { isReload, RELOADED_FOR } from './start-up.ts';

declare global {
  interface Window {
    /** Names the release this page is of (scripts/start-script.ts). */
    release?: string;
  }
}

/** A server that does not answer by then is not there. */
const SERVER_TIMEOUT = 10_000;

const nothingToKeep = () => true;
let keeper = nothingToKeep;

/** Registers how the open draft is flushed; pages without the application hold none. */
export function keepDraftWith(keep: () => boolean): void {
  keeper = keep;
}

/** Writes the draft, if there is one; whether all of it is written. */
export const keepDraft = (): boolean => keeper();

/** Fails where there is no way to it. */
export const isServerThere = async (): Promise<boolean> =>
  (await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(SERVER_TIMEOUT) })).ok;

/** Recovers the page that is open. */
export const recovery = createRecovery({
  release: () => window.release ?? '',
  keepDraft,
  isServerThere,
  lastReload() {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(RELOADED_FOR) ?? 'null');
    return isReload(stored) ? stored : undefined;
  },
  rememberReload: (reload) => window.sessionStorage.setItem(RELOADED_FOR, JSON.stringify(reload)),
  reload: () => window.location.reload(),
});
