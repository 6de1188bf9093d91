import { useQueryClient } from '@tanstack/react-query';
import { confirmPayment, startPayment } from '@trazo/contract/api/billing';
import type { RequestBody } from '@trazo/contract/api/route';
import type { Billing } from '@trazo/contract/billing/payments';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRestored } from '../../../shared/actions/use-restored.ts';
import { callApi } from '../../../shared/api/api-client.ts';
import { isPaymentProcessing, processingMethod } from '../../../workspace/billing/processing-payment.ts';
import { refreshBilling, takeBilling } from '../../../workspace/billing/use-billing.ts';
import { forgetProduct } from '../../../workspace/billing/wanted-product.ts';
import type { CardEntryHandle } from '../card/card-entry.ts';
import { answerBankOf } from '../card/card-form.tsx';
import { type PaymentEnd, pay, settledEnd } from './payment-flow.ts';
import { returnedFromBank, withBankVisit, withoutProviderReturn } from './provider-return.ts';

type Order = RequestBody<typeof startPayment>;

const settle = () => callApi(confirmPayment, { body: { what: 'payment' } });

/** While the bank takes its time, our server is asked this often; about a debit, which takes days, seldom. */
const ASK_EVERY = { card: 3000, sepa_debit: 60_000 } as const;

const underWayOf = (billing: Billing): PaymentEnd | undefined =>
  isPaymentProcessing(billing) ? { kind: 'processing', method: processingMethod(billing) } : undefined;

export interface Payment {
  readonly end: PaymentEnd | undefined;
  readonly busy: boolean;
  /** Orders, once however often it is clicked. `confirm` is not needed where only the bank has a question. */
  readonly order: (order: Order, confirm?: CardEntryHandle['confirm']) => Promise<void>;
}

/** The payment of one page: ordering, coming back from the bank, and waiting for it. */
export function usePayment(billing: Billing): Payment {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [reached, setReached] = useState<PaymentEnd>();
  const [busy, setBusy] = useState(false);
  const paying = useRef(false);

  const take = useCallback(
    async (end: PaymentEnd) => {
      if (end.kind === 'succeeded') {
        forgetProduct();
        takeBilling(client, end.billing);
      }
      if (end.kind === 'changed' || end.kind === 'ended') await refreshBilling(client);
      setReached(end);
    },
    [client],
  );

  const once = useCallback(
    async (attempt: () => Promise<PaymentEnd>) => {
      if (paying.current) return;
      paying.current = true;
      setBusy(true);
      let isLeaving = false;
      try {
        const end = await attempt();
        // Who is on the way to the bank sees the button at work until the page is gone.
        isLeaving = end.kind === 'leaving';
        await take(end);
      } finally {
        paying.current = isLeaving;
        setBusy(isLeaving);
      }
    },
    [take],
  );

  const settleAfterBank = useCallback(
    () => once(async () => settledEnd(await settle(), false, 'unconfirmed')),
    [once],
  );
  useRestored(() => {
    if (!paying.current) return;
    paying.current = false;
    void settleAfterBank();
  });
  const [comesBack] = useState(() => returnedFromBank(search) === 'payment');
  useEffect(() => {
    if (!comesBack) return;
    setSearch(withoutProviderReturn, { replace: true });
    void settleAfterBank();
  }, [comesBack, setSearch, settleAfterBank]);

  const end = reached ?? underWayOf(billing);
  const waits = end?.kind === 'processing' ? ASK_EVERY[end.method ?? 'card'] : undefined;
  useEffect(() => {
    if (waits === undefined) return;
    const timer = setInterval(async () => {
      const answer = settledEnd(await settle(), true);
      if (answer.kind !== 'processing') await take(answer);
    }, waits);
    return () => clearInterval(timer);
  }, [waits, take]);

  const order: Payment['order'] = (body, confirm) =>
    once(async () => {
      setSearch(withBankVisit, { replace: true });
      const end = await pay({
        start: () => callApi(startPayment, { body }),
        confirm: confirm ?? (async () => ({ kind: 'unfinished' })),
        answerBank: answerBankOf(billing),
        settle,
        returnUrl: window.location.href,
      });
      if (end.kind !== 'leaving') setSearch(withoutProviderReturn, { replace: true });
      return end;
    });
  return { end, busy, order };
}
