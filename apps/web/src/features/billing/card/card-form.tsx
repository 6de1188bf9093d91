import { Loader } from '@mantine/core';
import type { Billing } from '@trazo/contract/billing/payments';
import { useTranslation } from 'react-i18next';
import { lazyWithRetry } from '../../../shared/lazy/lazy-with-retry.tsx';
import { recovery } from '../../../shared/missing-code/this-page.ts';
import { useUser } from '../../../shared/session/use-session.ts';
import type { AnswerBank, CardEntryProps } from './card-entry.ts';
import { SandboxPayment } from './sandbox-payment.tsx';
import { answerBankOfSandbox } from './sandbox-provider.ts';

function CardWaiting() {
  const { t } = useTranslation('billing');
  return <Loader role="status" aria-label={t('card.loading')} />;
}

function CardFailed() {
  const { t } = useTranslation('billing');
  return <p>{t('card.failed')}</p>;
}

const StripeCard = lazyWithRetry(async () => (await import('./stripe-card.tsx')).StripeCard, {
  waiting: () => <CardWaiting />,
  Failed: CardFailed,
});

type Provider = Pick<Billing, 'provider' | 'publishable_key'>;

interface CardFormProps extends Omit<CardEntryProps, 'publishableKey' | 'payer'> {
  readonly provider: Provider;
}

/** Where card or account are typed: the provider's element with a key, fields of ours with the stand-in. */
export function CardForm({ provider, ...props }: CardFormProps) {
  const user = useUser();
  const payer = {
    name: `${user?.user_name ?? ''} ${user?.user_post_name ?? ''}`.trim(),
    email: user?.user_email ?? '',
  };
  const entry = { ...props, payer, publishableKey: provider.publishable_key };
  if (provider.provider === 'sandbox') return <SandboxPayment {...entry} />;
  return <StripeCard {...entry} />;
}

/** What to do when the bank asks about a payment that was made without the customer at the browser. */
export const answerBankOf =
  ({ provider, publishable_key }: Provider): AnswerBank =>
  async (order) => {
    if (provider === 'sandbox') return answerBankOfSandbox(order, publishable_key);
    const { answerBankOfStripe } = await recovery.inTime(() => import('./stripe-provider.ts'));
    return answerBankOfStripe(order, publishable_key);
  };
