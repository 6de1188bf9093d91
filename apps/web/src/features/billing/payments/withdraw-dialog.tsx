import { Button, Modal } from '@mantine/core';
import { withdrawFromContract } from '@trazo/contract/api/billing';
import { priceText } from '@trazo/contract/billing/price-text';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../../shared/account-form/account-form.tsx';
import { callApi } from '../../../shared/api/api-client.ts';
import { useOpenerFocus } from '../../../shared/dialogs/use-opener-focus.ts';
import { formatMoment } from '../../../shared/formatting/moment-text.ts';
import { useUser } from '../../../shared/session/use-session.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import styles from '../billing.module.css';
import { useBillingAction } from './use-billing-action.ts';

/** Withdrawing from the contract: what it means, one button, and the acknowledgement. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  useOpenerFocus();
  const { t } = useTranslation(['billing', 'consent', 'navigation']);
  const language = useLanguage();
  const email = useUser()?.user_email ?? '';
  const withdraw = useBillingAction(
    () => callApi(withdrawFromContract, {}),
    ({ billing }) => billing,
  );
  const received = withdraw.data;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('navigation:withdrawHere')}
      closeButtonProps={{ 'aria-label': t('navigation:close') }}
    >
      <div className={styles.form}>
        {received === undefined ? (
          <>
            <p>{t('billing:withdraw.text', { email })}</p>
            <p>{t('billing:withdraw.plansStay')}</p>
          </>
        ) : (
          <p role="status">
            {t('billing:withdraw.done', {
              moment: formatMoment(received.received_at, language),
              amount: priceText(received.amount_refunded, received.currency, language),
              email,
            })}
          </p>
        )}
        <Failure text={withdraw.error?.message} />
        <div className={styles.actions}>
          {received === undefined && (
            <Button loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {t('consent:withdrawNow')}
            </Button>
          )}
          <Button variant="default" onClick={onClose} data-autofocus>
            {t(received === undefined ? 'billing:withdraw.keep' : 'navigation:close')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
