import { RegisterPage } from '../features/builder/register-page.tsx';
import { KeptPage } from '../features/viewer/kept-page.tsx';

export default function RegisterRoute() {
  return <RegisterPage preview={<KeptPage />} />;
}
