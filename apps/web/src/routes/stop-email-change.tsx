import { useParams } from 'react-router';
import { StopEmailChangePage } from '../features/auth/stop-email-change-page.tsx';

export default function StopEmailChangeRoute() {
  const { key = '' } = useParams();
  return <StopEmailChangePage key={key} stopKey={key} />;
}
