import type { Receive } from './delivery.ts';

const TIMEOUT_MS = 10_000;

/** Sends events over the network, as Stripe does. */
export const postTo =
  (url: string): Receive =>
  async ({ body, signature }) => {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    });
    await answer.body?.cancel();
    return answer.status;
  };
