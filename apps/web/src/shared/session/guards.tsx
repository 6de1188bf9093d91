import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { returnAddress, signInAddress } from './return-address.ts';
import { useIsSignedIn, useSession } from './use-session.ts';

/** Leads who is signed out to the sign-in page, and from there back here. */
export function OnlySignedIn({ children }: { children: ReactNode }) {
  const signedIn = useIsSignedIn();
  const [wasSignedIn] = useState(signedIn);
  const leaving = useSession(({ byChoice }) => byChoice === true);
  const { pathname, search, hash } = useLocation();
  if (wasSignedIn && leaving) return null;
  return signedIn ? children : <Navigate to={signInAddress(pathname + search + hash)} replace />;
}

/** Leads who is signed in on to where they wanted to go, usually their plans. */
export function OnlySignedOut({ children }: { children: ReactNode }) {
  const signedIn = useIsSignedIn();
  const [search] = useSearchParams();
  return signedIn ? <Navigate to={returnAddress(search)} replace /> : children;
}
