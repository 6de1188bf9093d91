import i18next from 'i18next';
import { ask } from '../dialogs/questions.ts';
import { draftStore } from '../drafts/this-tab.ts';
import { signInAddress } from '../session/return-address.ts';
import { sessionStore } from '../session/this-session.ts';
import { openSavedPlan } from './begin-plan.tsx';
import type { Home } from './draft-home.ts';
import { planSync } from './this-tab-sync.ts';

/** Where the draft is shown, and written on. */
const SHOWS_DRAFT = /^\/builder\//;

/** Says when another tab has put another draft in the place of this one's, before anything is typed into that; leads back. */
export function tellWhenReplaced(): void {
  draftStore.onReplaced((by) => {
    if (by === 'otherTab') tellReplaced(planSync.home());
  });
}

function tellReplaced(before: Home | undefined): void {
  if (before === undefined || !SHOWS_DRAFT.test(window.location.pathname)) return;
  // The next letter is meant for the plan that was here.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const name = before.name || i18next.t('planSync:unnamed');
  if (sessionStore.getState().kind === 'signedOut') askAfterSignOut(name);
  else askAboutPlan(name, before.plan);
}

function askAboutPlan(name: string, plan: string): void {
  ask({
    title: i18next.t('planSync:elsewhere.switched.title'),
    text: i18next.t('planSync:elsewhere.switched.text', { name }),
    isSudden: true,
    answers: [
      {
        words: i18next.t('planSync:elsewhere.switched.back', { name }),
        weight: 'default',
        act: () => void openSavedPlan(plan, () => undefined),
      },
      { words: i18next.t('planSync:elsewhere.switched.stay'), weight: 'filled' },
    ],
  });
}

function askAfterSignOut(name: string): void {
  const { pathname, search } = window.location;
  ask({
    title: i18next.t('planSync:elsewhere.signedOut.title'),
    text: i18next.t('planSync:elsewhere.signedOut.text', { name }),
    isSudden: true,
    answers: [
      {
        words: i18next.t('planSync:elsewhere.signedOut.signIn'),
        weight: 'filled',
        act: () => window.location.assign(signInAddress(pathname + search)),
      },
      { words: i18next.t('planSync:elsewhere.signedOut.stay'), weight: 'default' },
    ],
  });
}
