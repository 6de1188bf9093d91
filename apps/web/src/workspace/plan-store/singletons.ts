import { planPicture } from '@trazo/contract/api/plan-changes';
import i18next from 'i18next';
import { loadUser } from '../../shared/account/session.ts';
import { callForFile } from '../../shared/api/api-client.ts';
import { ask } from '../../shared/dialogs/questions.ts';
import { randomId } from '../../shared/identifiers/random-id.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import { openStorage } from '../../shared/storage/storage-error.ts';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';
import { createStoredText } from '../../shared/storage/stored-text.ts';
import { inlinePictures } from '../pictures/inline-pictures.ts';
import { fetchPicturesBy, keptDataUrl, pictureDataUrl, restorePicture } from '../pictures/pictures.ts';
import { DevicePlans } from './device-plans.ts';
import type { AccountNow, ExchangePorts } from './exchange.ts';
import { ExchangeLoop } from './exchange-loop.ts';
import { httpPlanServer } from './http-plan-server.ts';
import { createJournal } from './journal.ts';
import { Mirror } from './mirror.ts';
import { createPlanDatabase } from './plan-database.ts';
import { PlanEvents } from './plan-events.ts';
import { PlanOperations } from './plan-operations.ts';
import { ShownPlan } from './shown-plan.ts';
import { createTabChannel } from './tab-channel.ts';

const inBrowser = typeof window !== 'undefined';
const storage = inBrowser ? openStorage() : undefined;

const accountId = (): string | undefined => {
  const { kind, user } = sessionStore.getState();
  return kind === 'signedIn' ? user?._id : undefined;
};

async function account(): Promise<AccountNow> {
  const { kind, user } = sessionStore.getState();
  if (kind !== 'signedIn') return { kind };
  if (user !== undefined) return { kind: 'known', id: user._id };
  const load = await loadUser();
  if (load === 'unreachable') return { kind: 'unreachable', error: i18next.t('errors:network') };
  const id = accountId();
  return id === undefined ? { kind: 'signedOut' } : { kind: 'known', id };
}

/** Browsers without locks (pages that are not served safely) may send the same twice, which changes nothing. */
const exclusively = <Result>(plan: string, work: () => Promise<Result>): Promise<Result> =>
  inBrowser && 'locks' in navigator ? navigator.locks.request(`plan.${plan}`, work) : work();

/** The plans of this browser. */
export const devicePlans = new DevicePlans({
  database: inBrowser && 'indexedDB' in window ? createPlanDatabase() : undefined,
  channel: createTabChannel(),
  journal: createJournal(storage, randomId()),
  removal: createStoredText(() => storage, STORAGE_KEYS.removeDrafts),
});

/** Which plan was opened last, in whichever tab: the specification's addresses lead to it. */
export const lastOpened = createStoredText(() => storage, STORAGE_KEYS.openPlan);

/** The plan that this tab shows. */
export const planStore = new ShownPlan(devicePlans, lastOpened.read() ?? randomId());

export const mirror = new Mirror(storage, planStore);

const exchangePorts: ExchangePorts = {
  device: devicePlans,
  server: httpPlanServer,
  account,
  fileOf: keptDataUrl,
  exclusively,
};

/** A file of the plan that is shown, from the server. */
async function fetchFile(reference: string): Promise<Blob | undefined> {
  const [kind, hash = ''] = reference.split(':');
  if (planStore.record().epoch === 0) return undefined;
  const mediaType = kind === 'font' ? 'font/sfnt' : 'image/webp';
  const result = await callForFile(planPicture, mediaType, { params: { id: planStore.draftId(), hash } });
  return result.isError ? undefined : result.body;
}
fetchPicturesBy(fetchFile);

/** Files get the names the server has for them; what is nowhere any more leaves the plan, and a dialog says so. */
async function renameFiles(names: ReadonlyMap<string, string>): Promise<void> {
  const { draft } = planStore.getState();
  for (const [reference, name] of names)
    if (name !== '') await restorePicture(name, await pictureDataUrl(reference));
  const renamed = await inlinePictures(draft, async (file) => names.get(file) ?? file);
  // Typed since: it is found out again with the next change.
  if (planStore.getState().draft !== draft) return;
  planStore.replaceDraft(renamed);
  const count = [...names.values()].filter((name) => name === '').length;
  if (count === 0) return;
  ask({
    title: i18next.t('planSync:picturesLostTitle'),
    text: i18next.t('planSync:picturesLost', { count }),
    answers: [{ words: i18next.t('planSync:close'), weight: 'filled' }],
    isSudden: true,
  });
}

/** The exchange of that plan with the server. */
export const planSync = new ExchangeLoop(exchangePorts, planStore, renameFiles);

/** What the server says of it. */
export const planEvents = new PlanEvents(exchangePorts, planStore, planSync);

export const planOperations = new PlanOperations(exchangePorts, planStore, planSync, lastOpened.write);
