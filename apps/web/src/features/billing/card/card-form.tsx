import { Loader } from '@mantine/core';
import type { Billing } from '@trazo/contract/billing/payments';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerBank, CardEntryProps } from './card-entry.ts';
import { SandboxCard } from './sandbox-card.tsx';
import { answerBankOfSandbox } from './sandbox-provider.ts';

const StripeCard = lazy(async () => ({ default: (await import('./stripe-card.tsx')).StripeCard }));

type Provider = Pick<Billing, 'provider' | 'publishable_key'>;

interface CardFormProps extends Omit<CardEntryProps, 'publishableKey'> {
  readonly provider: Provider;
}

/** Where the card is typed: the provider's element with a key, fields of ours with the stand-in. */
export function CardForm({ provider, ...props }: CardFormProps) {
  const { t } = useTranslation('billing');
  const entry = { ...props, publishableKey: provider.publishable_key };
  if (provider.provider === 'sandbox') return <SandboxCard {...entry} />;
  return (
    <Suspense fallback={<Loader role="status" aria-label={t('card.loading')} />}>
      <StripeCard {...entry} />
    </Suspense>
  );
}

/** What to do when the bank asks about a payment that was made without anybody at the browser. */
export const answerBankOf =
  ({ provider, publishable_key }: Provider): AnswerBank =>
  async (order) => {
    if (provider === 'sandbox') return answerBankOfSandbox(order, publishable_key);
    const { answerBankOfStripe } = await import('./stripe-provider.ts');
    return answerBankOfStripe(order, publishable_key);
  };
