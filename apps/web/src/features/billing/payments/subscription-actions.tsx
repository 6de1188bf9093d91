import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { COMPANY_TIME_ZONE } from '@trazo/contract/billing/company-time-zone';
import type { Billing } from '@trazo/contract/billing/payments';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import parts from '../billing.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './payments.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The ways out: cancelling, and withdrawing while the law gives time for it. */
export function SubscriptionActions({ billing }: { billing: Billing }) {
  const { t } = useTranslation(['billing', 'navigation']);
  const language = useLanguage();
  const [cancels, cancel] = useDisclosure();
  const [withdraws, withdraw] = useDisclosure();
  // A dialog that has just ended the subscription still says what came of it.
  const { subscription, withdrawable_until: withdrawable } = billing;
  return (
    <>
      {(subscription !== null || withdrawable !== null) && (
        <div className={styles.waysOut}>
          {subscription?.cancel_at_period_end === false && (
            <Button variant="default" onClick={cancel.open}>
              {t('billing:cancel.open')}
            </Button>
          )}
          {withdrawable !== null && (
            <div>
              <Button variant="default" onClick={withdraw.open}>
                {t('navigation:withdrawHere')}
              </Button>
              <p className={parts.small}>
                {t('billing:withdraw.until', { date: formatDay(withdrawable, language, COMPANY_TIME_ZONE) })}
              </p>
            </div>
          )}
        </div>
      )}
      {cancels && <CancelDialog subscription={subscription} onClose={cancel.close} />}
      {withdraws && <WithdrawDialog onClose={withdraw.close} />}
    </>
  );
}
