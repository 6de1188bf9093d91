import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import { sessionStore } from '../../shared/session/this-session.ts';

/** Asks before the page is left on which something was typed that is not saved; who signs out is not kept. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  const { t } = useTranslation('account');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      sessionStore.getState().kind === 'signedIn' &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const words = {
      title: t('leave.title'),
      text: t('leave.text'),
      confirm: t('leave.confirm'),
      cancel: t('leave.cancel'),
    };
    confirmFirst(words, blocker.proceed);
  }, [blocker, t]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
