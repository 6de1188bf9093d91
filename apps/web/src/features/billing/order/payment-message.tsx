import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import parts from '../billing.module.css';
import styles from './order.module.css';
import type { PaymentEnd } from './payment-flow.ts';

/** What went wrong with a payment and what to do now; read out when it appears. */
export function PaymentMessage({ end }: { end: PaymentEnd | undefined }) {
  const { t } = useTranslation('billing');
  const words = end === undefined ? undefined : wordsOf(end, t);
  return (
    <div className={styles.liveRegion} role="alert">
      {words !== undefined && (
        <div className={parts.refusal}>
          <h3>{words.title}</h3>
          <p>{words.text}</p>
        </div>
      )}
    </div>
  );
}

function wordsOf(
  end: PaymentEnd,
  t: TFunction<'billing'>,
): { readonly title: string; readonly text: string } | undefined {
  switch (end.kind) {
    case 'unsuccessful':
      return { title: t('outcome.unsuccessful.title'), text: t(`outcome.declined.${end.reason}`) };
    case 'not_fulfilled':
      return { title: t('outcome.not_fulfilled.title'), text: t('outcome.not_fulfilled.text') };
    case 'refused':
      return { title: t('outcome.refused.title'), text: t('outcome.refused.text') };
    case 'processing_error':
      return { title: t('outcome.processing_error.title'), text: t('outcome.processing_error.text') };
    case 'unexpected':
      return { title: t('outcome.unexpected.title'), text: end.error };
    case 'changed':
      return { title: t('outcome.changed.title'), text: end.error };
    case 'ended':
      return { title: t('state.expired.title'), text: t('state.expired.text') };
    default:
      return undefined;
  }
}
