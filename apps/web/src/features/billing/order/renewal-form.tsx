import { Button } from '@mantine/core';
import type { Billing, Subscription } from '@trazo/contract/billing/payments';
import { priceText } from '@trazo/contract/billing/price-text';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/words/use-language.ts';
import styles from '../billing.module.css';
import type { CardEntryHandle } from '../card/card-entry.ts';
import { CardForm } from '../card/card-form.tsx';
import { PaymentMessage } from './payment-message.tsx';
import type { Payment } from './use-payment.ts';

interface RenewalFormProps {
  readonly billing: Billing;
  readonly subscription: Subscription;
  readonly amount: number;
  readonly payment: Payment;
}

/** A renewal that could not be charged: with another card, or by answering the bank. */
export function RenewalForm({ billing, subscription, amount, payment }: RenewalFormProps) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const card = useRef<CardEntryHandle>(null);
  const { end, busy, order } = payment;
  const onlyBank = subscription.needs_authentication;
  const price = priceText(amount, subscription.currency, language);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (onlyBank) return order({});
    const entry = card.current;
    if (entry !== null && (await entry.check())) await order({}, entry.confirm);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t(onlyBank ? 'renewal.bank' : 'renewal.unpaid', { price })}</p>
      {!onlyBank && (
        <CardForm
          handle={card}
          provider={billing}
          amount={amount}
          currency={subscription.currency}
          methods={billing.payment_methods}
          debitPays="later"
          disabled={busy}
        />
      )}
      <PaymentMessage end={end} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t(onlyBank ? 'renewal.confirm' : 'renewal.pay', { price })}
      </Button>
    </form>
  );
}
