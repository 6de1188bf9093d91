import { VisuallyHidden } from '@mantine/core';
import type { Payment } from '@trazo/contract/billing/payments';
import { priceText } from '@trazo/contract/billing/price-text';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../shared/formatting/moment-text.ts';
import { IconExternalLink } from '../../../shared/icons/icons.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import styles from './payments.module.css';

export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('billing');
  if (payments.length === 0) return null;
  return (
    <table className={styles.payments}>
      <caption>
        <VisuallyHidden>{t('list.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('list.date')}</th>
          <th scope="col">{t('list.status')}</th>
          <th scope="col" className={styles.amount}>
            {t('list.amount')}
          </th>
          <th scope="col">{t('list.invoice')}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </tbody>
    </table>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const { amount, amount_refunded, currency, status, method, invoice_url } = payment;
  const date = formatDay(payment.date, language);
  return (
    <tr>
      <td>{date}</td>
      <td data-status={status}>
        {t(`paymentStatus.${status}`, { amount: priceText(amount_refunded, currency, language) })}
        {method === 'sepa_debit' && <small>{t('method.sepa_debit')}</small>}
      </td>
      <td className={styles.amount}>{priceText(amount, currency, language)}</td>
      <td>
        {invoice_url !== null && (
          <a
            data-apart
            href={invoice_url}
            target="_blank"
            rel="noopener"
            aria-label={t('list.openOf', { date })}
          >
            {t('list.open')}
            <IconExternalLink size={16} stroke={1.75} />
          </a>
        )}
      </td>
    </tr>
  );
}
