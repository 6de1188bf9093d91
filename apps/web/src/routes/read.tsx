import { useParams } from 'react-router';
import { ReadPlanPage } from '../features/shared-plan/read-plan-page.tsx';
import { OnlySignedIn } from '../shared/account/guards.tsx';

export default function ReadRoute() {
  const { planId = '' } = useParams();
  return (
    <OnlySignedIn>
      <ReadPlanPage key={planId} id={planId} />
    </OnlySignedIn>
  );
}
