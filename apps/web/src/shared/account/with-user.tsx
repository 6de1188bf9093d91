import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../design/layout.module.css';
import { useSession, useUser } from '../session/use-session.ts';
import { loadUser } from './session.ts';
import { Waiting } from './waiting.tsx';

const RETRY_EVERY = 4000;

/** Fetches the account on entry and shows the page once it is there (specification §2). */
export function WithUser({ children }: { children: ReactNode }) {
  const token = useSession((state) => state.token);
  const known = useUser() !== undefined;
  const [unreachable, setUnreachable] = useState(false);
  const load = useCallback(async () => {
    setUnreachable((await loadUser()) === 'unreachable');
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
  return <Waiting label={t('loading.label')} />;
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
