import { Button, Loader } from '@mantine/core';
import type { Billing } from '@trazo/contract/billing/payments';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBilling } from '../../workspace/billing/use-billing.ts';
import styles from './billing.module.css';

/** What is shown once the account's payments are known; until then that they are read, or that they could not be. */
export function KnownBilling({ children }: { children: (billing: Billing) => ReactNode }) {
  const { t } = useTranslation('billing');
  const { data: billing, isError, refetch } = useBilling();
  if (billing !== undefined) return children(billing);
  if (!isError) return <Loader role="status" aria-label={t('order.loading')} />;
  return (
    <div className={styles.refusal} role="alert">
      <p>{t('order.failed')}</p>
      <Button variant="default" onClick={() => refetch()}>
        {t('order.retry')}
      </Button>
    </div>
  );
}
