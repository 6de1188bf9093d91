import { useParams } from 'react-router';
import { InvitationPage } from '../features/auth/invitation-page.tsx';

/** Its address is a secret of who was invited: it is sent to no other site. */
export default function InvitationRoute() {
  const { token = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      <InvitationPage key={token} token={token} />
    </>
  );
}
