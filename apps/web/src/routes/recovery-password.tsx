import { useParams } from 'react-router';
import { ResetPasswordPage } from '../features/auth/reset-password-page.tsx';

export default function RecoveryPasswordRoute() {
  const { id = '' } = useParams();
  return <ResetPasswordPage key={id} recoveryKey={id} />;
}
