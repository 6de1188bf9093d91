import { SignUp } from '../features/auth/sign-up.tsx';
import { RegisterPage } from '../features/builder/register-page.tsx';

export default function RegisterRoute() {
  return <RegisterPage account={<SignUp />} />;
}
