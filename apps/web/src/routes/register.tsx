import { SignUp } from '../features/auth/sign-up.tsx';
import { OrderSection } from '../features/billing/order/order-section.tsx';
import { RegisterPage } from '../features/builder/register-page.tsx';
import { DraftFirstPage } from '../features/viewer/draft-first-page.tsx';

export default function RegisterRoute() {
  return <RegisterPage account={<SignUp />} payment={<OrderSection />} preview={<DraftFirstPage />} />;
}
