import { Button, Checkbox } from '@mantine/core';
import type { Billing, Offer } from '@trazo/contract/billing/payments';
import { LEGAL_VERSION } from '@trazo/messages/legal-version';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { interfaceLanguage } from '../../../shared/words/words.ts';
import styles from '../billing.module.css';
import type { CardEntryHandle } from '../card/card-entry.ts';
import { CardForm } from '../card/card-form.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentMessage } from './payment-message.tsx';
import type { Payment } from './use-payment.ts';

interface OrderFormProps {
  readonly billing: Billing;
  readonly offer: Offer;
  readonly payment: Payment;
}

/** Card, consent, what it costs, and the button that binds. */
export function OrderForm({ billing, offer, payment: { end, busy, order } }: OrderFormProps) {
  const { t } = useTranslation(['billing', 'consent', 'errors']);
  const card = useRef<CardEntryHandle>(null);
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
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
    await order({ consent }, entry.confirm);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CardForm
        handle={card}
        provider={billing}
        amount={offer.first_amount}
        currency={offer.currency}
        disabled={busy}
      />
      <Checkbox
        size="md"
        checked={agreed}
        disabled={busy}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        label={t('consent:immediateStart', { product: PRODUCT_NAME })}
        error={tried && !agreed && t('errors:consent_required')}
      />
      <OrderSummary offer={offer} />
      <PaymentMessage end={end} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('consent:orderButton')}
      </Button>
    </form>
  );
}
