import { LateDoubts } from '../features/finance/forecast/doubts/late-doubts.tsx';
import { MyPlansPage } from '../features/plans/my-plans-page.tsx';

export default function MyPlansRoute() {
  return <MyPlansPage beforeDelivery={(onLeave) => <LateDoubts onLeave={onLeave} />} />;
}
