import { showAlert } from '../../shared/notices/alerts.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import {
  devicePlans,
  mirror,
  planEvents,
  planOperations,
  planStore,
  planSync,
} from '../plan-store/singletons.ts';
import { removeDrafts } from '../sign-out/draft-safety.ts';

/** Late enough not to compete with the first page. */
const OTHERS_AFTER = 5000;

/** Follows the plan that is shown, the session and the page for as long as the page lives; resolves when the plan has been read. */
export async function startPlanStore(): Promise<void> {
  await planStore.whenLoaded();
  planSync.start();
  mirror.start();
  planEvents.start();
  sayRefusals();
  followRemoval();
  followSession();
  followPage();
  setTimeout(sendOthers, OTHERS_AFTER);
}

/** Says each reason once, also where the server is not reached in between, until the plan is saved. */
function sayRefusals(): void {
  let said: string | undefined;
  planSync.store.subscribe((now) => {
    if (now.kind === 'saved') said = undefined;
    if (now.kind !== 'refused' || now.error === said) return;
    said = now.error;
    showAlert('error', 'error_ocurred', now.error);
  });
}

/** Plans that this tab does not show may hold what a page closed in mid-work has left. */
const sendOthers = (): void => {
  if (sessionStore.getState().kind === 'signedIn') void planOperations.isAllSaved();
};

/** A sign-out, of this tab or another: a blank plan takes the place of what has gone. */
function followRemoval(): void {
  devicePlans.onEvent((event) => {
    if (event.kind !== 'removed' || (event.plan !== 'all' && event.plan !== planStore.draftId())) return;
    if (event.by === 'thisTab' && event.plan !== 'all') return;
    // Its removal may be heard of before local storage shows that the session has ended.
    if (event.by === 'otherTab' && event.plan === 'all') sessionStore.end();
    planOperations.showBlank();
    mirror.clear();
  });
}

function followSession(): void {
  sessionStore.subscribe((now, before) => {
    if (now.kind === 'expired' && before.kind !== now.kind) void endWithSession();
    const isOther =
      now.kind !== before.kind || now.token !== before.token || now.user?._id !== before.user?._id;
    if (isOther) void planSync.run().then(sendOthers);
  });
}

/**
 * The server has ended the session: revoked elsewhere, by another password, by its age. What this device shows is for its owner
 * alone, so it goes as with a sign-out; where a word is on this device only, all of it stays until the owner signs in again.
 */
async function endWithSession(): Promise<void> {
  if (!(await planOperations.isKnownSaved())) return;
  if (sessionStore.getState().kind === 'signedIn') return;
  sessionStore.end();
  await removeDrafts();
}

function followPage(): void {
  const leave = () => {
    mirror.write();
    devicePlans.writeJournal();
    planSync.leave();
  };
  // Messages of other tabs may have been missed by a page that was frozen.
  const resume = () => {
    void planStore.reload();
    void planSync.run();
  };
  window.addEventListener('online', () => void planSync.run().then(sendOthers));
  window.addEventListener('focus', () => void planSync.run());
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', ({ persisted }) => persisted && resume());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else resume();
  });
}
