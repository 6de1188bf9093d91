import type { OrderRow } from '../billing-repository.ts';
import { PAUSE_MS } from '../remembered-withdrawals.ts';

/**
 * From when a new order is taken again of who withdrew from a contract and got everything back; null if one is taken now.
 * Each contract can be withdrawn from, so it is the next contract that is not made at once. `earlier`: a withdrawal in an
 * account that is gone.
 */
export function orderAgainFrom(
  orders: readonly Pick<OrderRow, 'withdrawnAt'>[],
  earlier: Date | null,
  now: Date,
): Date | null {
  const last = Math.max(
    ...[earlier, ...orders.map(({ withdrawnAt }) => withdrawnAt)].map(
      (at) => at?.getTime() ?? Number.NEGATIVE_INFINITY,
    ),
  );
  return last + PAUSE_MS > now.getTime() ? new Date(last + PAUSE_MS) : null;
}
