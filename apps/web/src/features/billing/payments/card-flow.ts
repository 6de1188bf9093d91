import { changeCard, confirmPayment } from '@trazo/contract/api/billing';
import { callApi } from '../../../shared/api/api-client.ts';
import type { CardEntryHandle } from '../card/card-entry.ts';
import { confirmationFrom, endOf, type PaymentEnd, settledEnd } from '../order/payment-flow.ts';

/** Whatever the browser believes, the server asks the provider which card is charged now. */
const settleCard = () => callApi(confirmPayment, { body: { what: 'card' } });

/** Has the provider check another card, and charges that one from now on. */
export async function replaceCard(
  confirm: CardEntryHandle['confirm'],
  returnUrl: string,
): Promise<PaymentEnd> {
  const begun = await callApi(changeCard, {});
  if (begun.isError) {
    return begun.code === 'payment_provider_unavailable'
      ? { kind: 'processing_error' }
      : { kind: 'unexpected', error: begun.error };
  }
  const clientSecret = begun.body.client_secret;
  return endOf(await confirmationFrom(confirm({ what: 'card', clientSecret, returnUrl })), settleCard);
}

/** What came of a card that was checked on the bank's page. */
export const cardAfterBank = async (): Promise<PaymentEnd> =>
  settledEnd(await settleCard(), false, 'unconfirmed');
