import { Button, Loader } from '@mantine/core';
import type { Billing } from '@trazo/contract/billing/payments';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useBilling } from '../../../workspace/billing/use-billing.ts';
import parts from '../billing.module.css';
import { CardLine } from './card-line.tsx';
import { PaymentList } from './payment-list.tsx';
import styles from './payments.module.css';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionState } from './subscription-state.tsx';

/** Where this stands on the account's page. */
const HASH = '#payments';

/** What is paid, what comes next and when, and all that can be changed about it (specification §2). */
export function PaymentsView() {
  const { t } = useTranslation('billing');
  const { data: billing, isError, refetch } = useBilling();
  if (billing !== undefined) return <Known billing={billing} />;
  if (!isError) return <Loader role="status" aria-label={t('order.loading')} />;
  return (
    <div className={parts.refusal} role="alert">
      <p>{t('order.failed')}</p>
      <Button variant="default" onClick={() => refetch()}>
        {t('order.retry')}
      </Button>
    </div>
  );
}

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
