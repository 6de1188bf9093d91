import { Outlet } from 'react-router';
import { OnlySignedOut } from '../shared/account/guards.tsx';

/** Routes that are of no use to a signed-in user. */
export default function SignedOutOnly() {
  return (
    <OnlySignedOut>
      <Outlet />
    </OnlySignedOut>
  );
}
