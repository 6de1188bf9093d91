import i18next from 'i18next';
import { useNavigate } from 'react-router';
import { useOnce } from '../actions/use-once.ts';
import { showAlert } from '../alerts/alerts.ts';
import { ask } from '../dialogs/questions.ts';
import { showSiteNotice } from '../site/site-notice-store.ts';
import { draftWouldBeLost, removeDraft } from './draft-safety.ts';
import { endSession } from './session.ts';

/**
 * Signs out and goes to `destination`. The form is reset (specification §4), but a draft that is nowhere else is only
 * removed when its owner says so.
 */
export function useSignOut(destination = '/'): () => Promise<void> {
  const navigate = useNavigate();
  const leave = async (draft: 'keep' | 'remove') => {
    // Signed out before the draft goes, so that nobody saves it empty.
    endSession();
    await navigate(destination);
    if (draft === 'remove') await removeDraft();
    // The start is a public page: the application's own messages do not reach it.
    if (destination === '/') showSiteNotice({ type: 'invalid', text: i18next.t('alerts:logout') });
    else showAlert('invalid', 'logout');
  };
  const { run } = useOnce(async () => {
    if (await draftWouldBeLost()) askAboutDraft(leave);
    else await leave('remove');
  });
  return run;
}

function askAboutDraft(leave: (draft: 'keep' | 'remove') => void): void {
  ask({
    title: i18next.t('auth:signOut.title'),
    text: i18next.t('auth:signOut.text'),
    answers: [
      { words: i18next.t('auth:signOut.keep'), weight: 'filled', act: () => leave('keep') },
      { words: i18next.t('auth:signOut.remove'), weight: 'default', act: () => leave('remove') },
      { words: i18next.t('auth:signOut.cancel'), weight: 'subtle' },
    ],
  });
}
