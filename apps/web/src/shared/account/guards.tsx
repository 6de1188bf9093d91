import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { returnAddress, signInAddress } from '../session/return-address.ts';
import { useIsSignedIn, useSession } from '../session/use-session.ts';
import { Waiting } from './waiting.tsx';

/** Leads who is signed out to the sign-in page, and from there back here. */
export function OnlySignedIn({ children }: { children: ReactNode }) {
  const signedIn = useIsSignedIn();
  const [wasSignedIn] = useState(signedIn);
  const leaving = useSession(({ byChoice }) => byChoice === true);
  const { pathname, search, hash } = useLocation();
  if (wasSignedIn && leaving) return <Leaving />;
  return signedIn ? children : <Navigate to={signInAddress(pathname + search + hash)} replace />;
}

/** The next page's code may be late. */
function Leaving() {
  const { t } = useTranslation('auth');
  return <Waiting label={t('signOut.busy')} />;
}

/** Leads who is signed in on to where they wanted to go, usually their plans. */
export function OnlySignedOut({ children }: { children: ReactNode }) {
  const signedIn = useIsSignedIn();
  const [search] = useSearchParams();
  return signedIn ? <Return to={returnAddress(search)} /> : children;
}

/** The operator's console (apps/operator) is another application at the same origin. */
const CONSOLE = /^\/operator(?=[/?#]|$)/;

function Return({ to }: { readonly to: string }) {
  const leaves = CONSOLE.test(to);
  useEffect(() => {
    if (leaves) window.location.replace(to);
  }, [leaves, to]);
  return leaves ? null : <Navigate to={to} replace />;
}
