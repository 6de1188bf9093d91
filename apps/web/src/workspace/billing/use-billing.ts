import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listPayments } from '@trazo/contract/api/billing';
import type { Billing } from '@trazo/contract/billing/payments';
import { callApi } from '../../shared/api/api-client.ts';
import { bodyOf } from '../../shared/api/body-of.ts';
import { putAnswer } from '../../shared/api/put-answer.ts';
import { refetch } from '../../shared/api/refetch.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import { useIsSignedIn } from '../../shared/session/use-session.ts';

const BILLING = ['billing'];

/** Subscription, card and payments of who is signed in. */
export const useBilling = () =>
  useQuery({
    queryKey: BILLING,
    staleTime: 0,
    enabled: useIsSignedIn(),
    queryFn: async ({ signal }) => {
      const billing = bodyOf(await callApi(listPayments, { signal }));
      takeEntitlement(billing);
      return billing;
    },
  });

/** Takes in how things stand, as the server has just answered it. */
export function takeBilling(client: QueryClient, billing: Billing): void {
  putAnswer(client, BILLING, () => billing);
  takeEntitlement(billing);
}

export const refreshBilling = (client: QueryClient): Promise<void> => refetch(client, BILLING);

/** What the account may do now is part of the account, too. */
function takeEntitlement({ entitlement }: Billing): void {
  const { user } = sessionStore.getState();
  if (user === undefined) return;
  sessionStore.setUser({ ...user, user_account_status: entitlement.state, user_entitlement: entitlement });
}
