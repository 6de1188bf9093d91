import { useTranslation } from 'react-i18next';
import { lazyWithRetry } from '../../shared/lazy/lazy-with-retry.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import styles from './auth.module.css';

function SignInFailed() {
  const { t } = useTranslation('auth');
  return <p>{t('ended.title')}</p>;
}

const SignInAgain = lazyWithRetry(async () => (await import('./sign-in-again.tsx')).SignInAgain, {
  Failed: SignInFailed,
  className: styles.banner,
});

/** Says in mid-work that the session has ended, without taking the hands off the keyboard, and lets it go on without leaving the page. */
export function SessionEnded() {
  const expired = useSession(({ kind }) => kind === 'expired');
  if (!expired) return null;
  return <SignInAgain />;
}
