import i18next from 'i18next';
import { loadUser } from '../../shared/account/session.ts';
import { ask } from '../../shared/dialogs/questions.ts';
import { showAlert } from '../../shared/notices/alerts.ts';
import { showNotice } from '../../shared/notices/notices.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import { assembleContent } from '../drafts/assemble-content.ts';
import { referPictures } from '../drafts/inline-pictures.ts';
import { keepDataUrl, lostPictures, restorePicture } from '../drafts/pictures.ts';
import { holdsUndecided } from '../drafts/set-apart.ts';
import { draftRepository, draftStore, TAB_ID } from '../drafts/this-tab.ts';
import { registerSavedCheck, removeDrafts } from '../sign-out/draft-safety.ts';
import { planServer } from './plan-server.ts';
import { createPlanSync } from './plan-sync.ts';
import type { AccountNow, SyncPorts } from './sync-ports.ts';
import { isSafe } from './sync-state.ts';
import { isOnServer, saveUnshownDrafts } from './unshown-drafts.ts';

const inBrowser = typeof window !== 'undefined';
const LOCK = 'plan-sync';
/** Late enough not to compete with the first page. */
const UNSHOWN_AFTER = 5000;

const accountId = (): string | undefined => {
  const { kind, user } = sessionStore.getState();
  return kind === 'signedIn' ? user?._id : undefined;
};

async function account(): Promise<AccountNow> {
  const { kind, user } = sessionStore.getState();
  if (kind !== 'signedIn') return { kind };
  if (user !== undefined) return { kind: 'known', id: user._id };
  const load = await loadUser();
  if (load === 'unreachable') return { kind: 'unreachable' };
  const id = accountId();
  return id === undefined ? { kind: 'signedOut' } : { kind: 'known', id };
}

/** Browsers without locks (pages that are not served safely) rely on the version alone. */
const exclusively = <Result>(draft: string, work: () => Promise<Result>): Promise<Result> =>
  inBrowser && 'locks' in navigator ? navigator.locks.request(`${LOCK}.${draft}`, work) : work();

const ports: SyncPorts = {
  draftStore,
  drafts: draftRepository,
  server: planServer,
  account,
  accountId,
  assemble: assembleContent,
  keepPictures: (draft) => referPictures(draft, keepDataUrl),
  pictures: { lost: lostPictures, restore: restorePicture },
  warnOfLostPictures: (count) =>
    ask({
      title: i18next.t('planSync:picturesLostTitle'),
      text: i18next.t('planSync:picturesLost', { count }),
      answers: [{ words: i18next.t('planSync:close'), weight: 'filled' }],
      isSudden: true,
    }),
  errorMessage: (code) =>
    i18next.t(code === 'content_newer_version' ? 'planSync:pageOutdated' : `errors:${code}`),
  exclusively,
};

/** Saving of this tab's draft. */
export const planSync = createPlanSync(
  ports,
  () => void showNotice({ tone: 'neutral', text: i18next.t('planSync:updated') }),
);

/** Saves what is unsaved of the drafts this tab does not show; one tab at a time. */
const saveUnshown = (): Promise<string[]> => exclusively('unshown', () => saveUnshownDrafts(ports, TAB_ID));

/** Whether everything on this device is on the server, too. */
async function isAllSaved(): Promise<boolean> {
  const isShownSaved = planSync.isBlank() || isSafe(await planSync.saveNow());
  return isShownSaved && !holdsUndecided(draftStore.records()) && (await saveUnshown()).length === 0;
}

/**
 * Says why what was on the page is gone from it: another tab has signed out. Race: that the drafts were removed and that the
 * session has ended arrive by different channels, in either order.
 */
function noticeOfSignOut(): void {
  const isSignedOut = () => sessionStore.getState().kind === 'signedOut';
  const say = () => showAlert('invalid', 'logout');
  if (isSignedOut()) {
    say();
    return;
  }
  const stop = sessionStore.subscribe(() => {
    stop();
    if (isSignedOut()) say();
  });
}

/**
 * The server has ended the session: revoked elsewhere, by another password, by its age. What this device shows is for its owner
 * alone, so it goes as with a sign-out; where a word is on this device only, all of it stays until the owner signs in again.
 */
async function endWithSession(): Promise<void> {
  draftStore.flush();
  await draftStore.records().ready;
  if (!isOnServer(draftStore) || (await saveUnshown()).length > 0) return;
  const isBack = sessionStore.getState().kind === 'signedIn';
  if (isBack || !isOnServer(draftStore)) return;
  sessionStore.end();
  await removeDrafts();
}

/** Follows the draft for as long as the page lives. */
export function startPlanSync(): void {
  planSync.start();
  planSync.subscribe((now, before) => {
    if (now.kind === 'refused' && before.kind !== now.kind) showAlert('error', 'error_ocurred', now.error);
  });
  registerSavedCheck(isAllSaved);
  const saveOthers = () => {
    if (accountId() !== undefined) saveUnshown().catch(() => undefined);
  };
  setTimeout(saveOthers, UNSHOWN_AFTER);
  draftStore.onRemoved((by) => {
    // A sign-out of another tab: the blank draft is no plan of the account that has left.
    sessionStore.refresh();
    planSync.showBlank();
    if (by === 'otherTab') noticeOfSignOut();
  });
  sessionStore.subscribe(({ kind }, before) => {
    if (kind === 'expired' && before.kind !== kind) void endWithSession();
  });
  sessionStore.subscribe((now, before) => {
    const changed =
      now.kind !== before.kind || now.token !== before.token || now.user?._id !== before.user?._id;
    if (changed) void planSync.run().then(saveOthers);
  });
  window.addEventListener('online', () => void planSync.run().then(saveOthers));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void planSync.run();
  });
  window.addEventListener('pagehide', planSync.leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') planSync.leave();
    else void planSync.run();
  });
}
