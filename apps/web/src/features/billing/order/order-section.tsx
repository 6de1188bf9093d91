import type { Billing } from '@trazo/contract/billing/payments';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../shared/formatting/moment-text.ts';
import { NumberedHeading } from '../../../shared/layout/numbered-heading.tsx';
import { useIsSignedIn, useUser } from '../../../shared/session/use-session.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import parts from '../billing.module.css';
import { KnownBilling } from '../known-billing.tsx';
import styles from './order.module.css';
import { DebitUnderWay, OrderDone, OrderProcessing } from './order-done.tsx';
import { OrderForm } from './order-form.tsx';
import { RenewalForm } from './renewal-form.tsx';
import { usePayment } from './use-payment.ts';

/** The payment at step 3 of the builder; before there is an account it only says what comes. */
export function OrderSection() {
  const { t } = useTranslation('billing');
  const signedIn = useIsSignedIn();
  const entitlement = useUser()?.user_entitlement;
  const isPaid = entitlement?.may_export === true && entitlement.state !== 'past_due';
  return (
    <section className={parts.order} aria-labelledby="order-title">
      <NumberedHeading id="order-title" number={2} state={isPaid ? 'done' : signedIn ? 'open' : 'waiting'}>
        {t('order.title')}
      </NumberedHeading>
      {signedIn ? (
        <KnownBilling>{(billing) => <Order billing={billing} />}</KnownBilling>
      ) : (
        <p className={styles.soft}>{t('order.later')}</p>
      )}
    </section>
  );
}

function Order({ billing }: { billing: Billing }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const payment = usePayment(billing);
  const { end } = payment;
  if (end?.kind === 'succeeded') return <OrderDone billing={end.billing} justPaid />;
  if (end?.kind === 'processing')
    return end.method === 'sepa_debit' ? <DebitUnderWay /> : <OrderProcessing />;
  const { subscription, offer, order_again_from: again } = billing;
  if (subscription?.amount_due != null) {
    return (
      <RenewalForm
        billing={billing}
        subscription={subscription}
        amount={subscription.amount_due}
        payment={payment}
      />
    );
  }
  if (again !== null) {
    return <p role="status">{t('withdraw.orderAgain', { date: formatDay(again, language) })}</p>;
  }
  return offer === null ? (
    <OrderDone billing={billing} justPaid={false} />
  ) : (
    <OrderForm billing={billing} offer={offer} payment={payment} />
  );
}
