import { Button } from '@mantine/core';
import { resumeSubscription } from '@trazo/contract/api/billing';
import type { Billing, Offer, Subscription } from '@trazo/contract/billing/payments';
import { priceText } from '@trazo/contract/billing/price-text';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../../shared/account-form/account-form.tsx';
import { callApi } from '../../../shared/api/api-client.ts';
import { formatDay } from '../../../shared/formatting/moment-text.ts';
import { ButtonLink } from '../../../shared/layout/button-link.tsx';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { isPaymentProcessing, processingMethod } from '../../../workspace/billing/processing-payment.ts';
import styles from './payments.module.css';
import { useBillingAction } from './use-billing-action.ts';

/** How things stand, in plain words, and the one thing to do about it if there is one. */
export function SubscriptionState({ billing }: { billing: Billing }) {
  return isPaymentProcessing(billing) ? (
    <UnderWay isDebit={processingMethod(billing) === 'sepa_debit'} />
  ) : (
    <Decided billing={billing} />
  );
}

/** Nothing to do but wait: a customer who has paid must not be asked again. */
function UnderWay({ isDebit }: { isDebit: boolean }) {
  const { t } = useTranslation('billing');
  return (
    <div className={styles.state} data-state="processing">
      <p className={styles.stateName} role="status">
        {t(isDebit ? 'outcome.underWay.title' : 'outcome.processing.title')}
      </p>
      <p>{t(isDebit ? 'outcome.underWay.text' : 'state.processing')}</p>
    </div>
  );
}

function Decided({ billing }: { billing: Billing }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const { entitlement, subscription, offer } = billing;
  const { state, access_until } = entitlement;
  const until = access_until === null ? '' : formatDay(access_until, language);
  return (
    <div className={styles.state} data-state={state}>
      <p className={styles.stateName} role="status">
        {t(`state.${state}.title`, { date: until })}
      </p>
      <p>{t(`state.${state}.text`, { date: until })}</p>
      {subscription !== null && <Next subscription={subscription} />}
      {subscription?.amount_due != null && (
        <div>
          <ButtonLink to="/builder/register">{t('state.pay')}</ButtonLink>
        </div>
      )}
      {offer !== null && <OfferWords offer={offer} />}
      {offer !== null && (
        <div>
          <ButtonLink to="/builder/register">
            {t(offer.trial_days > 0 ? 'state.begin' : 'state.again')}
          </ButtonLink>
        </div>
      )}
      {subscription?.cancel_at_period_end === true && <Resume subscription={subscription} />}
    </div>
  );
}

function Next({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const { amount_due, next_amount, next_date, currency } = subscription;
  if (amount_due !== null)
    return <p className={styles.strong}>{t('due', { price: priceText(amount_due, currency, language) })}</p>;
  if (next_amount === null || next_date === null) return null;
  const price = priceText(next_amount, currency, language);
  return <p className={styles.strong}>{t('next', { price, date: formatDay(next_date, language) })}</p>;
}

function OfferWords({ offer }: { offer: Offer }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const { first_amount, renewal_amount, trial_days: count, currency } = offer;
  const price = priceText(renewal_amount, currency, language);
  const trial = priceText(first_amount, currency, language);
  return (
    <p className={styles.strong}>
      {count > 0 ? t('paywall.price', { count, trial, price }) : t('paywall.monthly', { price })}
    </p>
  );
}

/** A cancellation can be taken back until it takes effect: what that will cost, and when, stands above the button. */
function Resume({ subscription: { renewal_amount, currency, ends_at } }: { subscription: Subscription }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const resume = useBillingAction(
    () => callApi(resumeSubscription, {}),
    (billing) => billing,
  );
  const price = priceText(renewal_amount, currency, language);
  return (
    <div className={styles.resume}>
      {ends_at !== null && <p>{t('state.resumed', { price, date: formatDay(ends_at, language) })}</p>}
      <Button loading={resume.isPending} onClick={() => resume.mutate()}>
        {t('state.resume')}
      </Button>
      <Failure text={resume.error?.message} />
    </div>
  );
}
