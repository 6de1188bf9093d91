import { useParams } from 'react-router';
import { SharedPlanPage } from '../features/shared-plan/shared-plan-page.tsx';

/** What is shared with a few is for no search engine, and its address is told to no other site. */
export const meta = () => [
  { name: 'robots', content: 'noindex, nofollow, noarchive' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function SharedRoute() {
  const { token = '' } = useParams();
  return <SharedPlanPage key={token} token={token} />;
}
