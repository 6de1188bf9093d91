import { useParams } from 'react-router';
import { ConfirmEmailPage } from '../features/auth/confirm-email-page.tsx';

export default function ConfirmEmailRoute() {
  const { key = '' } = useParams();
  return <ConfirmEmailPage key={key} confirmationKey={key} />;
}
