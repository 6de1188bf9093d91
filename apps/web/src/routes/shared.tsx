import { useParams } from 'react-router';
import { SharedPlanPage } from '../features/shared-plan/shared-plan-page.tsx';

/** A shared plan is not indexed, and its address is sent to no other site (no referrer). */
export default function SharedRoute() {
  const { token = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      <SharedPlanPage key={token} token={token} />
    </>
  );
}
