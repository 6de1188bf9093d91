import { useComputedColorScheme } from '@mantine/core';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { useEffect, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/words/use-language.ts';
import styles from './card.module.css';
import { type CardEntryProps, confirmationOf, confirmationOfStatus } from './card-entry.ts';
import { DebitNote } from './debit-note.tsx';
import { stripeOf } from './stripe-provider.ts';

/** Our tokens, as they are now: the element stands in a frame of the provider that our styles do not reach. */
function appearanceOf(scheme: 'light' | 'dark'): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--focus'),
      colorBackground: token('--paper-raised'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-soft'),
      colorDanger: token('--error'),
      fontFamily: 'system-ui, sans-serif',
      borderRadius: '3px',
    },
    rules: { '.Input': { border: `1px solid ${token('--line-strong')}`, boxShadow: 'none' } },
  };
}

/** The provider's own element. Loaded only where a customer is about to pay. */
export function StripeCard(props: CardEntryProps) {
  const { publishableKey, amount, currency, methods } = props;
  const language = useLanguage();
  const scheme = useComputedColorScheme('light');
  const money: StripeElementsOptionsMode =
    amount === undefined
      ? { mode: 'setup', currency: currency.toLowerCase() }
      : { mode: 'subscription', amount, currency: currency.toLowerCase() };
  return (
    <Elements
      stripe={stripeOf(publishableKey)}
      options={{
        ...money,
        allowedPaymentMethodTypes: [...methods],
        locale: language,
        appearance: appearanceOf(scheme),
      }}
    >
      <Element {...props} />
    </Elements>
  );
}

function Element({ handle, publishableKey, disabled, payer, debitPays }: CardEntryProps) {
  const { t } = useTranslation('billing');
  const stripe = useStripe();
  const elements = useElements();
  const [failed, setFailed] = useState(false);
  const [type, setType] = useState('card');
  useEffect(() => {
    void stripeOf(publishableKey).then((library) => setFailed(library === null));
  }, [publishableKey]);
  useImperativeHandle(handle, () => ({
    check: async () => {
      if (stripe === null || elements === null) return false;
      return (await elements.submit()).error === undefined;
    },
    confirm: async ({ what, clientSecret, returnUrl }) => {
      if (stripe === null || elements === null) return { kind: 'unreachable' };
      const options = {
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      } as const;
      if (what === 'payment') {
        const { error, paymentIntent } = await stripe.confirmPayment(options);
        return error === undefined ? confirmationOfStatus(paymentIntent.status) : confirmationOf(error);
      }
      const { error, setupIntent } = await stripe.confirmSetup(options);
      return error === undefined ? confirmationOfStatus(setupIntent.status) : confirmationOf(error);
    },
  }));
  return (
    <div className={styles.card}>
      {failed ? (
        <p role="alert">{t('card.lost')}</p>
      ) : (
        <PaymentElement
          options={{ readOnly: disabled, defaultValues: { billingDetails: payer } }}
          onChange={({ value }) => setType(value.type)}
          onLoadError={() => setFailed(true)}
        />
      )}
      {type === 'sepa_debit' && <DebitNote pays={debitPays} />}
    </div>
  );
}
