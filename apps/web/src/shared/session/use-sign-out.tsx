import { Button, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';
import i18next from 'i18next';
import { useNavigate } from 'react-router';
import { showAlert } from '../alerts/alerts.ts';
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
    modals.closeAll();
    // Signed out before the draft goes, so that nobody saves it empty.
    endSession();
    await navigate(destination);
    if (draft === 'remove') await removeDraft();
    // The start is a public page: the application's own messages do not reach it.
    if (destination === '/') showSiteNotice({ type: 'invalid', text: i18next.t('alerts:logout') });
    else showAlert('invalid', 'logout');
  };
  return async () => {
    if (await draftWouldBeLost()) askAboutDraft(leave);
    else await leave('remove');
  };
}

function askAboutDraft(leave: (draft: 'keep' | 'remove') => void): void {
  modals.open({
    title: i18next.t('auth:signOut.title'),
    closeButtonProps: { 'aria-label': i18next.t('navigation:close') },
    children: (
      <Stack>
        <p>{i18next.t('auth:signOut.text')}</p>
        <Button data-autofocus onClick={() => leave('keep')}>
          {i18next.t('auth:signOut.keep')}
        </Button>
        <Button variant="default" onClick={() => leave('remove')}>
          {i18next.t('auth:signOut.remove')}
        </Button>
        <Button variant="subtle" onClick={() => modals.closeAll()}>
          {i18next.t('auth:signOut.cancel')}
        </Button>
      </Stack>
    ),
  });
}
