import { Button, Checkbox, Radio, Stack } from '@mantine/core';
import type { Billing, Offer, OrderProduct } from '@trazo/contract/billing/payments';
import { priceText } from '@trazo/contract/billing/price-text';
import { LEGAL_VERSION } from '@trazo/messages/legal-version';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { interfaceLanguage } from '../../../shared/words/words.ts';
import { useWantedProduct } from '../../../workspace/billing/wanted-product.ts';
import styles from '../billing.module.css';
import type { CardEntryHandle } from '../card/card-entry.ts';
import { CardForm } from '../card/card-form.tsx';
import orderStyles from './order.module.css';
import { OrderSummary, SumAtOnce } from './order-summary.tsx';
import { PaymentMessage } from './payment-message.tsx';
import type { Payment } from './use-payment.ts';

interface OrderFormProps {
  readonly billing: Billing;
  readonly offer: Offer;
  readonly payment: Payment;
}

/** How it is paid, and beside it what it costs, the consent, and the button that binds. */
export function OrderForm({ billing, offer: usual, payment: { end, busy, order } }: OrderFormProps) {
  const { t } = useTranslation(['billing', 'consent', 'errors']);
  const language = useLanguage();
  const card = useRef<CardEntryHandle>(null);
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const [wanted, want] = useWantedProduct();
  // Its radio button answers at once, the address after it.
  const [product, setProduct] = useState(wanted);
  const { pro_offer: pro } = billing;
  const offer = product === 'pro' && pro !== null ? pro : usual;
  const choose = (chosen: OrderProduct) => {
    setProduct(chosen);
    want(chosen);
    // A consent is to one price and one beginning.
    setAgreed(false);
    setTried(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const entry = card.current;
    if (entry === null || !(await entry.check()) || !agreed) return;
    const consent = {
      text_version: LEGAL_VERSION,
      language: interfaceLanguage(),
      immediate_start: agreed,
      first_amount: offer.first_amount,
      renewal_amount: offer.renewal_amount,
    };
    await order({ consent, product }, entry.confirm);
  };
  return (
    <form className={orderStyles.order} onSubmit={submit} noValidate>
      <div className={styles.form}>
        {pro !== null && (
          <ProductChoice trial={usual} pro={pro} value={product} disabled={busy} onChange={choose} />
        )}
        <SumAtOnce offer={offer} />
        <CardForm
          handle={card}
          provider={billing}
          amount={offer.first_amount}
          currency={offer.currency}
          methods={offer.payment_methods}
          debitPays="order"
          disabled={busy}
        />
      </div>
      <div className={styles.form}>
        <OrderSummary offer={offer} />
        <Checkbox
          size="md"
          checked={agreed}
          disabled={busy}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
          label={t('consent:immediateStart', { product: PRODUCT_NAME })}
          error={tried && !agreed && t('errors:consent_required')}
        />
        <PaymentMessage end={end} />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          <span className={orderStyles.binding}>
            <span>{t('consent:orderButton')}</span>{' '}
            <span className={orderStyles.price}>
              {priceText(offer.first_amount, offer.currency, language)}
            </span>
          </span>
        </Button>
      </div>
    </form>
  );
}

interface ProductChoiceProps {
  readonly trial: Offer;
  readonly pro: Offer;
  readonly value: OrderProduct;
  readonly disabled: boolean;
  readonly onChange: (product: OrderProduct) => void;
}

/** The trial first, or the subscription at once. */
function ProductChoice({ trial, pro, value, disabled, onChange }: ProductChoiceProps) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const price = ({ first_amount, currency }: Offer) => priceText(first_amount, currency, language);
  return (
    <Radio.Group
      label={t('product.label')}
      value={value}
      onChange={(chosen) => onChange(chosen === 'pro' ? 'pro' : 'trial')}
    >
      <Stack gap="xs" mt="xs">
        <Radio
          value="trial"
          size="md"
          disabled={disabled}
          label={t('product.trial', { count: trial.trial_days, price: price(trial) })}
        />
        <Radio value="pro" size="md" disabled={disabled} label={t('product.pro', { price: price(pro) })} />
      </Stack>
    </Radio.Group>
  );
}
