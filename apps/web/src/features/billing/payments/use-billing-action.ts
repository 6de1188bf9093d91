import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Billing } from '@trazo/contract/billing/payments';
import type { ApiResult } from '../../../shared/api/api-client.ts';
import { bodyOf } from '../../../shared/api/body-of.ts';
import { refreshBilling, takeBilling } from '../../../workspace/billing/use-billing.ts';

/** A call that changes how things stand; its answer is shown, and after a refusal they are fetched again. */
export function useBillingAction<Body>(
  call: () => Promise<ApiResult<Body>>,
  billingIn: (body: Body) => Billing,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => bodyOf(await call()),
    onSuccess: (body) => takeBilling(client, billingIn(body)),
    onError: () => refreshBilling(client),
  });
}
