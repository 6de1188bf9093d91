import { DraftStatus } from '../features/builder/shell/draft-status.tsx';
import { Commands } from '../features/commands/commands.tsx';
import { LateDoubts } from '../features/finance/forecast/doubts/late-doubts.tsx';
import { ViewerPage } from '../features/viewer/viewer-page.tsx';
import { OpenPlanPeople } from '../workspace/people/open-plan-people.tsx';
import { PlanAddress } from '../workspace/plan-sync/plan-address.tsx';

export default function DocumentRoute() {
  return (
    <PlanAddress>
      <ViewerPage status={<DraftStatus />} beforeDelivery={(onLeave) => <LateDoubts onLeave={onLeave} />} />
      <Commands />
      <OpenPlanPeople />
    </PlanAddress>
  );
}
