import { Loader } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { showNotice } from '../../../shared/notices/notices.ts';
import { takeBilling } from '../../../workspace/billing/use-billing.ts';
import type { PaymentEnd } from '../order/payment-flow.ts';
import { PaymentMessage } from '../order/payment-message.tsx';
import { returnedFromBank, withoutProviderReturn } from '../order/provider-return.ts';
import { cardAfterBank } from './card-flow.ts';

/** The customer comes back from the bank's page with a new card: was it taken? */
export function CardReturn() {
  const { t } = useTranslation('billing');
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [end, setEnd] = useState<PaymentEnd>();
  const [asking, setAsking] = useState(false);
  const asked = useRef(false);
  const comesBack = returnedFromBank(search) === 'card';
  useEffect(() => {
    if (!comesBack || asked.current) return;
    asked.current = true;
    setAsking(true);
    setSearch(withoutProviderReturn, { replace: true });
    void cardAfterBank().then((reached) => {
      setAsking(false);
      setEnd(reached);
      if (reached.kind !== 'succeeded') return;
      takeBilling(client, reached.billing);
      showNotice({ tone: 'success', text: t('change.done') });
    });
  }, [comesBack, setSearch, client, t]);
  return asking ? <Loader role="status" aria-label={t('order.loading')} /> : <PaymentMessage end={end} />;
}
