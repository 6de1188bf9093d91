import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { showAlert } from '../alerts/alerts.ts';
import { assembleContent } from '../drafts/assemble-content.ts';
import { isEmptyDraft } from '../drafts/draft.ts';
import { referPictures } from '../drafts/inline-pictures.ts';
import { keepDataUrl, lostPictures, restorePicture } from '../drafts/pictures.ts';
import { openStorage } from '../drafts/storage-failure.ts';
import { draftStore } from '../drafts/this-tab.ts';
import { registerSavedCheck } from '../session/draft-safety.ts';
import { loadUser } from '../session/session.ts';
import { sessionStore } from '../session/this-session.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import { createLeftWords } from './left-words.ts';
import { createPlanLinks } from './plan-link.ts';
import { planServer } from './plan-server.ts';
import { createPlanSync } from './plan-sync.ts';
import type { AccountNow } from './sync-ports.ts';
import { isSafe } from './sync-state.ts';
import { versionName } from './version-name.ts';

const inBrowser = typeof window !== 'undefined';
const LOCK = 'plan-sync';

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
const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> =>
  inBrowser && 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

const storage = inBrowser ? openStorage() : undefined;
const links = createPlanLinks(storage);
const leftWords = createLeftWords(storage);

/** Saving of this tab's draft. */
export const planSync = createPlanSync(
  {
    draftStore,
    links,
    leftWords,
    server: planServer,
    account,
    accountId,
    assemble: assembleContent,
    keepPictures: (plan) => referPictures(plan, keepDataUrl),
    pictures: { lost: lostPictures, restore: restorePicture },
    tellPicturesLost: (count) =>
      notifications.show({
        message: i18next.t('planSync:picturesLost', { count }),
        role: 'alert',
        autoClose: false,
        closeButtonProps: { 'aria-label': i18next.t('planSync:close') },
      }),
    nameCopy: (name) =>
      versionName(name, i18next.t('planSync:unnamed'), (base) =>
        i18next.t('planSync:conflict.copyName', { name: base }),
      ),
    wordProblem: (code) => i18next.t(`errors:${code}`),
    exclusively,
  },
  () => notifications.show({ message: i18next.t('planSync:updated') }),
);

/** Follows the draft for as long as the page lives. */
export function startPlanSync(): void {
  planSync.start();
  planSync.subscribe(({ kind }, before) => {
    if (kind === 'refused' && before.kind !== kind) showAlert('error', 'error_ocurred');
  });
  registerSavedCheck(async () => {
    const isBlank = isEmptyDraft(draftStore.getState().draft) && links.read()?.kind !== 'plan';
    const isAllDelivered = () => leftWords.of(accountId() ?? '').length === 0;
    if (isBlank && isAllDelivered()) return true;
    return isSafe(await planSync.saveNow()) && isAllDelivered();
  });
  sessionStore.subscribe((now, before) => {
    const changed =
      now.kind !== before.kind || now.token !== before.token || now.user?._id !== before.user?._id;
    if (changed) void planSync.run();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEYS.openPlan) void planSync.run();
  });
  window.addEventListener('online', () => void planSync.run());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void planSync.run();
  });
  window.addEventListener('pagehide', planSync.leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') planSync.leave();
    else void planSync.run();
  });
}
