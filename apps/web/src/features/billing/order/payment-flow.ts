import type { confirmPayment, startPayment } from '@trazo/contract/api/billing';
import type { ResponseBody } from '@trazo/contract/api/route';
import type { Billing, PaymentMethod } from '@trazo/contract/billing/payments';
import type { ApiResult } from '../../../shared/api/api-client.ts';
import { processingMethod } from '../../../workspace/billing/processing-payment.ts';
import type { AnswerBank, CardEntryHandle, Confirmation, DeclineReason } from '../card/card-entry.ts';

type Started = ResponseBody<typeof startPayment>;
type Settled = ResponseBody<typeof confirmPayment>;

/** How an attempt to pay ended (specification §4 and §8). */
export type PaymentEnd =
  | { readonly kind: 'succeeded'; readonly billing: Billing }
  /** Taken, and not yet decided; the server says when (polling). */
  | { readonly kind: 'processing'; readonly method?: PaymentMethod | undefined }
  | { readonly kind: 'unsuccessful'; readonly reason: DeclineReason }
  | { readonly kind: 'not_fulfilled' }
  /** Not taken, and given back. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'processing_error' }
  /** In the words of our server or of the network. */
  | { readonly kind: 'unexpected'; readonly error: string }
  /** Price or texts are others than those that were shown: nothing was ordered. */
  | { readonly kind: 'changed'; readonly error: string }
  /** A renewal that can be paid no more: its subscription has ended since the page was opened. */
  | { readonly kind: 'ended' }
  /** The browser is on its way to the bank. */
  | { readonly kind: 'leaving' };

export interface PaymentSteps {
  readonly start: () => Promise<ApiResult<Started>>;
  readonly confirm: CardEntryHandle['confirm'];
  readonly answerBank: AnswerBank;
  readonly settle: () => Promise<ApiResult<Settled>>;
  readonly returnUrl: string;
}

/** Orders or goes on with an order, confirms it with the provider, and asks our server what came of it. */
export async function pay(steps: PaymentSteps): Promise<PaymentEnd> {
  const started = await steps.start();
  if (started.isError) return endOfRefusedStart(started);
  const { status, client_secret: clientSecret } = started.body;
  if (clientSecret === null) return settledEnd(await steps.settle(), true);
  const order = { what: 'payment', clientSecret, returnUrl: steps.returnUrl } as const;
  const ask = status === 'action_needed' ? steps.answerBank : steps.confirm;
  return endOf(await confirmationFrom(ask(order)), steps.settle);
}

/** An exception of the provider's script, or its code that never came, says nothing of the money: it is asked for. */
export const confirmationFrom = (asked: Promise<Confirmation>): Promise<Confirmation> =>
  asked.catch(() => ({ kind: 'unreachable' }));

/** What our server says of a payment that the provider has been asked to confirm. */
export async function endOf(confirmation: Confirmation, settle: PaymentSteps['settle']): Promise<PaymentEnd> {
  switch (confirmation.kind) {
    case 'leaving':
      return confirmation;
    case 'declined':
      return { kind: 'unsuccessful', reason: confirmation.reason };
    case 'unfinished':
      return { kind: 'not_fulfilled' };
    case 'confirmed':
      return settledEnd(await settle(), true);
    default:
      // The provider may have taken the money before the line went dead.
      return endWithoutAnswer(settledEnd(await settle(), false));
  }
}

/**
 * What our server says of a payment; `taken`: the provider has taken it, whatever our server can say now. `reason`: what a
 * refusal most likely comes from.
 */
export function settledEnd(
  settled: ApiResult<Settled>,
  taken: boolean,
  reason: DeclineReason = 'generic',
): PaymentEnd {
  if (settled.isError) return taken ? { kind: 'processing' } : { kind: 'unexpected', error: settled.error };
  const { outcome, billing } = settled.body;
  if (outcome === 'succeeded') return { kind: 'succeeded', billing };
  if (outcome === 'processing') return { kind: 'processing', method: processingMethod(billing) };
  return outcome === 'unsuccessful' ? { kind: 'unsuccessful', reason } : { kind: outcome };
}

const endWithoutAnswer = (end: PaymentEnd): PaymentEnd =>
  end.kind === 'unsuccessful' || end.kind === 'not_fulfilled' ? { kind: 'processing_error' } : end;

function endOfRefusedStart({ code, error }: Extract<ApiResult<never>, { isError: true }>): PaymentEnd {
  if (code === 'payment_provider_unavailable') return { kind: 'processing_error' };
  // Only an order that was not shown asks for consent: paying a renewal needs none.
  if (code === 'consent_required') return { kind: 'ended' };
  const hasChanged = code === 'price_changed' || code === 'consent_outdated';
  return { kind: hasChanged ? 'changed' : 'unexpected', error };
}
