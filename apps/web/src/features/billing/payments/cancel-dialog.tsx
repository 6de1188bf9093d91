import { Button, Modal } from '@mantine/core';
import { stopSubscription } from '@trazo/contract/api/billing';
import type { Subscription } from '@trazo/contract/billing/payments';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../../shared/account-form/account-form.tsx';
import { callApi } from '../../../shared/api/api-client.ts';
import { useOpenerFocus } from '../../../shared/dialogs/use-opener-focus.ts';
import { formatDay } from '../../../shared/formatting/moment-text.ts';
import { showNotice } from '../../../shared/notices/notices.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useBilling } from '../../../workspace/billing/use-billing.ts';
import parts from '../billing.module.css';
import styles from './payments.module.css';
import { useBillingAction } from './use-billing-action.ts';

interface CancelDialogProps {
  readonly subscription: Subscription | null;
  readonly onClose: () => void;
}

/** Says what cancelling means before it is done. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  useOpenerFocus();
  const { t } = useTranslation(['billing', 'consent', 'navigation']);
  const language = useLanguage();
  const { data: billing } = useBilling();
  const stop = useBillingAction(
    () => callApi(stopSubscription, {}),
    (stopped) => stopped,
  );
  const access = billing?.entitlement.access_until;
  const isUnpaid = subscription?.amount_due != null;
  const date = access == null ? '' : formatDay(access, language);
  const confirm = () =>
    stop.mutate(undefined, {
      onSuccess: () => {
        onClose();
        showNotice({ tone: 'success', text: t('billing:cancel.done') });
      },
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('billing:cancel.title')}
      closeButtonProps={{ 'aria-label': t('navigation:close') }}
    >
      <div className={parts.form}>
        <ul className={styles.points}>
          <li>{t(isUnpaid || date === '' ? 'billing:cancel.atOnce' : 'billing:cancel.access', { date })}</li>
          <li>{t('billing:cancel.noCharge')}</li>
          <li>{t('billing:cancel.after')}</li>
          <li>{t('billing:cancel.plansStay')}</li>
        </ul>
        <Failure text={stop.error?.message} />
        <div className={parts.actions}>
          <Button loading={stop.isPending} onClick={confirm}>
            {t('consent:cancelNow')}
          </Button>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('billing:cancel.keep')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
