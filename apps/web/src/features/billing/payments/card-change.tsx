import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Billing } from '@trazo/contract/billing/payments';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnce } from '../../../shared/actions/use-once.ts';
import { useRestored } from '../../../shared/actions/use-restored.ts';
import { showNotice } from '../../../shared/notices/notices.ts';
import { takeBilling } from '../../../workspace/billing/use-billing.ts';
import styles from '../billing.module.css';
import type { CardEntryHandle } from '../card/card-entry.ts';
import { CardForm } from '../card/card-form.tsx';
import type { PaymentEnd } from '../order/payment-flow.ts';
import { PaymentMessage } from '../order/payment-message.tsx';
import { cardAfterBank, replaceCard } from './card-flow.ts';

interface CardChangeProps {
  readonly billing: Billing;
  readonly currency: string;
  readonly onDone: () => void;
}

export function CardChange({ billing, currency, onDone }: CardChangeProps) {
  const { t } = useTranslation('billing');
  const client = useQueryClient();
  const card = useRef<CardEntryHandle>(null);
  const [end, setEnd] = useState<PaymentEnd>();
  const [leaves, setLeaves] = useState(false);
  const take = (reached: PaymentEnd) => {
    setEnd(reached);
    setLeaves(reached.kind === 'leaving');
    if (reached.kind === 'succeeded') takeBilling(client, reached.billing);
    if (reached.kind !== 'succeeded' && reached.kind !== 'processing') return;
    onDone();
    if (reached.kind === 'succeeded') showNotice({ tone: 'success', text: t('change.done') });
    else showNotice({ tone: 'neutral', text: t('outcome.processing.title') });
  };
  const replacing = useOnce(async () => {
    const entry = card.current;
    if (entry === null || !(await entry.check())) return;
    take(await replaceCard(entry.confirm, window.location.href));
  });
  useRestored(() => {
    if (leaves) void cardAfterBank().then(take);
  });
  // Who is on the way to the bank sees the button at work until the page is gone.
  const busy = replacing.busy || leaves;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void replacing.run();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{t('change.text')}</p>
      <CardForm
        handle={card}
        provider={billing}
        amount={undefined}
        currency={currency}
        methods={billing.payment_methods}
        debitPays="later"
        disabled={busy}
      />
      <PaymentMessage end={end} />
      <Button type="submit" fullWidth loading={busy}>
        {t('change.action')}
      </Button>
    </form>
  );
}
