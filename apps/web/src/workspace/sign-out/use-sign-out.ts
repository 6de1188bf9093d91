import i18next from 'i18next';
import { useNavigate } from 'react-router';
import { endSession } from '../../shared/account/session.ts';
import { type Once, useOnce } from '../../shared/actions/use-once.ts';
import { ask } from '../../shared/dialogs/questions.ts';
import { showAlert } from '../../shared/notices/alerts.ts';
import { draftsWouldBeLost, removeDrafts } from './draft-safety.ts';

/**
 * Signs out and goes to the destination, `busy` from the first moment. The form is reset (specification §4), but a draft
 * that is nowhere else is only removed when its owner says so.
 */
export function useSignOut(): Once<readonly [destination: '/' | '/signin' | `/invitation/${string}`]> {
  const navigate = useNavigate();
  const leave = async (draft: 'keep' | 'remove', destination: string) => {
    // Before the draft goes: it would be saved empty.
    endSession();
    // Before the next page: its code may be late, or never come.
    if (draft === 'remove') await removeDrafts();
    await navigate(destination);
    showAlert('invalid', 'logout');
  };
  return useOnce(async (destination) => {
    if (await draftsWouldBeLost()) askAboutDraft((draft) => leave(draft, destination));
    else await leave('remove', destination);
  });
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
