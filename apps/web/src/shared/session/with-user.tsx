import { Button, Loader } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../alerts/alerts.ts';
import layout from '../site/layout.module.css';
import { loadUser } from './session.ts';
import { sessionStore } from './this-session.ts';
import { useSession, useUser } from './use-session.ts';

const RETRY_EVERY = 4000;

/** Fetches the account on entry and shows the page once it is there (specification §2); who is signed out by that is told. */
export function WithUser({ children }: { children: ReactNode }) {
  const token = useSession((state) => state.token);
  const known = useUser() !== undefined;
  const [unreachable, setUnreachable] = useState(false);
  const load = useCallback(async () => {
    const outcome = await loadUser();
    setUnreachable(outcome === 'unreachable');
    if (outcome === 'signedOut' && !sessionStore.getState().byChoice) showAlert('invalid', 'logout');
  }, []);
  useEffect(() => {
    // Again for each token: the account may be another one, or have changed on another device.
    if (token !== undefined) void load();
  }, [token, load]);
  useEffect(() => {
    if (known || !unreachable) return;
    const timer = setInterval(load, RETRY_EVERY);
    return () => clearInterval(timer);
  }, [known, unreachable, load]);
  if (known) return children;
  return unreachable ? <Unreachable onRetry={load} /> : <Opening />;
}

function Opening() {
  const { t } = useTranslation('auth');
  return (
    <div className={layout.prose} aria-busy="true" role="status">
      <Loader aria-hidden="true" color="var(--accent)" />
      <p className={layout.lead}>{t('loading.label')}</p>
    </div>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <div className={layout.prose} role="alert">
      <h1>{t('loading.failedTitle')}</h1>
      <p className={layout.lead}>{t('loading.failedText')}</p>
      <div className={layout.actions}>
        <Button onClick={onRetry}>{t('loading.retry')}</Button>
      </div>
    </div>
  );
}
