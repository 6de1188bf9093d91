import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { confirmFirst } from '../dialogs/confirm-first.ts';
import type { Draft } from '../drafts/draft.ts';
import type { OpenOptions, OpenOutcome } from './plan-operations.ts';
import { planSync } from './this-tab-sync.ts';

type Attempt = (options: OpenOptions) => Promise<OpenOutcome>;
type Opened = (undo: (() => void) | undefined) => void;

/** Opens a saved plan to be written on; asks before it gives up text that is nowhere else. */
export const openSavedPlan = (id: string, onOpened: Opened): Promise<void> =>
  change((options) => planSync.open(id, options), onOpened);

/** Begins another plan, blank or with a draft, and leaves the one before among the saved plans. */
export const beginPlan = (draft: Draft | undefined, onOpened: Opened): Promise<void> =>
  change((options) => planSync.begin(draft, options), onOpened);

async function change(attempt: Attempt, onOpened: Opened, options: OpenOptions = {}): Promise<void> {
  const outcome = await attempt(options);
  if (outcome.kind === 'opened') onOpened(outcome.undo);
  if (outcome.kind === 'unsaved') askToDiscard(() => void change(attempt, onOpened, { discard: true }));
  if (outcome.kind === 'noRoom') notifications.show({ message: i18next.t('planSync:noRoom'), role: 'alert' });
  if (outcome.kind === 'failed') notifications.show({ message: outcome.error, role: 'alert' });
}

function askToDiscard(discard: () => void): void {
  const words = {
    title: i18next.t('planSync:unsaved.title'),
    text: i18next.t('planSync:unsaved.text'),
    confirm: i18next.t('planSync:unsaved.discard'),
    cancel: i18next.t('planSync:cancel'),
  };
  confirmFirst(words, discard);
}
