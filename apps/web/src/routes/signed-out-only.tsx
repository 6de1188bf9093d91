import { Outlet } from 'react-router';
import { OnlySignedOut } from '../shared/session/guards.tsx';

/** Routes that are of no use to somebody who is signed in. */
export default function SignedOutOnly() {
  return (
    <OnlySignedOut>
      <Outlet />
    </OnlySignedOut>
  );
}
