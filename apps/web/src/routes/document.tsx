import { DraftStatus } from '../features/builder/shell/draft-status.tsx';
import { Commands } from '../features/commands/commands.tsx';
import { ViewerPage } from '../features/viewer/viewer-page.tsx';
import { PlanAddress } from '../workspace/plan-sync/plan-address.tsx';

export default function DocumentRoute() {
  return (
    <PlanAddress>
      <ViewerPage status={<DraftStatus />} />
      <Commands />
    </PlanAddress>
  );
}
