import { AccountPage } from '../features/account/account-page.tsx';
import { PaymentsView } from '../features/billing/payments/payments-view.tsx';

export default function AccountRoute() {
  return <AccountPage payments={<PaymentsView />} />;
}
