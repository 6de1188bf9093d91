import type { Billing } from '@trazo/contract/billing/payments';
import { priceText } from '@trazo/contract/billing/price-text';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../shared/formatting/moment-text.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import { isPaymentProcessing, processingMethod } from '../../workspace/billing/processing-payment.ts';
import { useBilling } from '../../workspace/billing/use-billing.ts';
import styles from './account-state.module.css';

const PAYMENTS = '/account#payments';
const ORDER = '/builder/register';

/** Above the plans: what the account may do until when, what it costs next, and the one step to take. */
export function AccountState() {
  const { data: billing } = useBilling();
  if (billing === undefined) return null;
  return isPaymentProcessing(billing) ? <UnderWay billing={billing} /> : <Known billing={billing} />;
}

function UnderWay({ billing }: { billing: Billing }) {
  const { t } = useTranslation('billing');
  const isDebit = processingMethod(billing) === 'sepa_debit';
  return (
    <section className={styles.state} aria-label={t('order.title')} data-state="past_due">
      <p>
        <strong>{t(isDebit ? 'outcome.underWay.title' : 'outcome.processing.title')}</strong>{' '}
        {t(isDebit ? 'outcome.underWay.text' : 'state.processing')}
      </p>
    </section>
  );
}

function Known({ billing }: { billing: Billing }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const { access_until: until, state } = billing.entitlement;
  const date = until === null ? '' : formatDay(until, language);
  return (
    <section className={styles.state} aria-label={t('order.title')} data-state={state}>
      <p>
        <strong>{t(`state.${state}.title`, { date })}</strong> <NextWords billing={billing} />
      </p>
      <NextStep billing={billing} />
    </section>
  );
}

/** The next payment, what is due, or what an order would cost. */
function NextWords({ billing: { subscription, offer } }: { billing: Billing }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  if (subscription?.amount_due != null) {
    return t('due', { price: priceText(subscription.amount_due, subscription.currency, language) });
  }
  if (subscription?.next_amount != null && subscription.next_date !== null) {
    const price = priceText(subscription.next_amount, subscription.currency, language);
    return t('next', { price, date: formatDay(subscription.next_date, language) });
  }
  if (offer === null) return null;
  const { first_amount, renewal_amount, trial_days: count, currency } = offer;
  const price = priceText(renewal_amount, currency, language);
  const trial = priceText(first_amount, currency, language);
  return count > 0 ? t('paywall.price', { count, trial, price }) : t('paywall.monthly', { price });
}

function NextStep({ billing: { subscription, offer, order_again_from: again } }: { billing: Billing }) {
  const { t } = useTranslation(['billing', 'navigation']);
  if (subscription?.amount_due != null) return <ButtonLink to={ORDER}>{t('billing:state.pay')}</ButtonLink>;
  if (offer !== null && again === null) {
    return (
      <ButtonLink variant="default" to={ORDER}>
        {t(offer.trial_days > 0 ? 'billing:state.begin' : 'billing:state.again')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant="default" to={PAYMENTS}>
      {t(subscription?.cancel_at_period_end ? 'billing:state.resume' : 'navigation:payments')}
    </ButtonLink>
  );
}
