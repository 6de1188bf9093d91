import { type OperatedPayment, recentPayments } from '@trazo/contract/api/operator';
import { priceText } from '@trazo/contract/billing/price-text';
import { callApi } from '@trazo/web/shared/api/api-client.ts';
import { formatMoment } from '@trazo/web/shared/formatting/moment-text.ts';
import { useLanguage } from '@trazo/web/shared/words/use-language.ts';
import { useTranslation } from 'react-i18next';
import { ConsolePart } from './console-part.tsx';
import styles from './operator.module.css';
import { useConsoleQuery } from './operator-query.ts';

/** The latest payments of all accounts. */
export function PaymentsPart() {
  const { t } = useTranslation('operator');
  const query = useConsoleQuery(recentPayments, (signal) => callApi(recentPayments, { signal }));
  return (
    <ConsolePart title={t('views.payments')} note={t('payments.note')} query={query}>
      {({ payments }) => <PaymentTable payments={payments} />}
    </ConsolePart>
  );
}

/** Payments with the provider's own pages about them. */
export function PaymentTable({ payments }: { readonly payments: readonly OperatedPayment[] }) {
  const { t } = useTranslation('operator');
  if (payments.length === 0) return <p>{t('payments.none')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{`${t('payments.status')}, ${t('payments.date')}`}</th>
          <th scope="col" className={styles.number}>
            {t('payments.amount')}
          </th>
          <th scope="col">{t('payments.provider')}</th>
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

function PaymentRow({ payment }: { readonly payment: OperatedPayment }) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  const date = formatMoment(payment.made_at, language);
  return (
    <tr>
      <th scope="row">
        {t(`payments.statuses.${payment.status}`)}
        <p className={styles.note}>{date}</p>
      </th>
      <td className={styles.number}>{priceText(payment.amount, payment.currency, language)}</td>
      <td>
        {payment.provider_url === null ? (
          <code className={styles.id}>{payment.id}</code>
        ) : (
          <a
            href={payment.provider_url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('payments.openOf', { date })}
          >
            {t('payments.open')}
          </a>
        )}
      </td>
    </tr>
  );
}
