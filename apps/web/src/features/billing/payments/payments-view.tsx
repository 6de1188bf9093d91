import type { Billing } from '@trazo/contract/billing/payments';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { KnownBilling } from '../known-billing.tsx';
import { CardLine } from './card-line.tsx';
import { PaymentList } from './payment-list.tsx';
import styles from './payments.module.css';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionState } from './subscription-state.tsx';

/** Where this stands on the account's page. */
const HASH = '#payments';

/** What is paid, what comes next and when, and all that can be changed about it (specification §2). */
export const PaymentsView = () => <KnownBilling>{(billing) => <Known billing={billing} />}</KnownBilling>;

function Known({ billing }: { billing: Billing }) {
  const { hash } = useLocation();
  useEffect(() => {
    // The page was not there yet when its address was read.
    if (hash === HASH) document.querySelector(HASH)?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.view}>
      <SubscriptionState billing={billing} />
      <CardLine billing={billing} />
      <PaymentList payments={billing.payments} />
      <SubscriptionActions billing={billing} />
    </div>
  );
}
