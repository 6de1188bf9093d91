import { useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';
import type { CardEntryProps } from './card-entry.ts';
import { confirmAtSandbox } from './sandbox-provider.ts';

/** A wallet that hands over its card, for the stand-in of the provider: the provider's own element shows the real ones. */
export function SandboxWallet({ handle, publishableKey, payer }: CardEntryProps) {
  const { t } = useTranslation('billing');
  useImperativeHandle(handle, () => ({
    check: async () => true,
    confirm: (order) =>
      confirmAtSandbox(order, publishableKey, {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][token]': 'tok_google_pay',
        'payment_method_data[billing_details][name]': payer.name,
      }),
  }));
  return <p className={styles.note}>{t('method.walletText')}</p>;
}
