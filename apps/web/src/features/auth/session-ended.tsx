import { lazy, Suspense } from 'react';
import { useSession } from '../../shared/session/use-session.ts';

const SignInAgain = lazy(() => import('./sign-in-again.tsx'));

/** Says in mid-work that the session has ended, without taking the hands off the keyboard, and lets it go on in place. */
export function SessionEnded() {
  const expired = useSession(({ kind }) => kind === 'expired');
  if (!expired) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  );
}
